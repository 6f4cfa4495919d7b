import type { BlockOf } from '../../../../content/services.ts';
import { formatDuration } from '../../../../shared/i18n/format.ts';
import { localeOf } from '../../../../shared/i18n/locale.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { fillParameters } from '../../../../shared/template.ts';
import { estateTime } from '../../../../shared/estate-time.ts';
import type { EstateProps } from '../span-chart.tsx';

const weeksPerMonth = 52 / 12;
/** The largest number of positions of the slider. */
const sliderPlaces = 60;

/** The slider of a span chart, where it has one. */
export function estateProps(
  { values, estate, slider }: BlockOf<'spans'>,
  { language }: Translator,
): EstateProps | undefined {
  if (!estate || !slider) return undefined;
  const { sizes, start, unit } = estate;
  const { name, label, says } = slider;
  const times = values.flat();
  const points = sizes.flat().map((size, index) => [size, times[index] ?? 0] as const);
  const [min, max] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const weeks = unit === 'months' ? weeksPerMonth : 1;
  const time = estateTime(start, points);
  const said = formatDuration(language, Math.round(time * weeks), 'week');
  return {
    name,
    slider: { label, min, max, step: Math.ceil((max - min) / sliderPlaces), value: start },
    still: { time, label: said, says: fillParameters(says, { size: start, weeks: said }) },
    facts: {
      points,
      total: Math.max(...times),
      weeks,
      // The schema has checked its parameters.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      says: says as EstateProps['facts']['says'],
      locale: localeOf(language).intl,
    },
  };
}
