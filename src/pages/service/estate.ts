import { fill, type Template } from '../../../shared/template.ts';
import type { Enliven } from '../../components/live-figure/live-figure.tsx';
import { estateTime, type EstatePoint } from '../../../shared/estate-time.ts';

/** The data of the slider of a span chart. */
export interface EstateFacts {
  points: readonly EstatePoint[];
  /** Length of the scale, in the unit of the points. */
  total: number;
  /** Weeks per unit. */
  weeks: number;
  says: Template<'size' | 'weeks'>;
  /** BCP 47 tag of the page's language with its region. */
  locale: string;
}

/** Updates the visitor's bar, and the sentence with the number of weeks, when the slider moves. */
export const enliven: Enliven<EstateFacts> = (frame, { points, total, weeks, says, locale }) => {
  const slider = frame.querySelector('input');
  const output = frame.querySelector('output');
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'week',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  const show = () => {
    if (!slider || !output) return;
    const time = estateTime(slider.valueAsNumber, points);
    const said = format.format(time * weeks).replace(' ', '\u00A0');
    for (const part of frame.querySelectorAll('[data-own] rect'))
      part.setAttribute('width', `${((time / total) * 100).toFixed(3)}%`);
    for (const label of frame.querySelectorAll('[data-own] text')) label.textContent = said;
    output.textContent = fill(says, { size: slider.value, weeks: said });
  };
  slider?.addEventListener('input', show);
  show();
  return () => slider?.removeEventListener('input', show);
};
