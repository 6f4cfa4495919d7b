import { appStages } from '#artwork/app.ts';
import { closings } from '#artwork/closings.ts';
import { cloudStages } from '#artwork/cloud.ts';
import { ruleBooks } from '#artwork/security.ts';
import { causeway } from '#artwork/web.ts';
import type { Picture } from '../../../../artwork/picture.ts';
import { pathTo } from '../../../../shared/routes.ts';
import type {
  BlockOf,
  Service,
  ServiceBlock,
  SmallPicture,
  Technology,
} from '../../../../content/services.ts';
import {
  formatFileSize,
  formatList,
  weekdaysInShort,
  formatDuration,
  formatPercent,
} from '../../../../shared/i18n/format.ts';
import { localeOf } from '../../../../shared/i18n/locale.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { coverOf, partsAcross, isUndrawn, ofBasalt } from '../../pictures.data.ts';
import type { CaseTeaserProps } from '../case-teaser.tsx';
import type { BlockProps } from '../service-blocks.tsx';
import { technologyLogos } from '#artwork/technology-logos.ts';
import { named } from '../../../../content/named.ts';
import { brand } from '../../../../shared/brand.ts';
import { sayMinute, type AnswerWeekFacts } from '../../../../shared/office-week.ts';
import { fillParameters } from '../../../../shared/template.ts';
import type { AnswerWeekProps } from '../../../components/answer-week/answer-week.tsx';
import type { ServiceCall } from '../../../components/closing-band.tsx';
import type { TechnologyMarkProps } from '../../../components/technology-list.tsx';
import type { EstateProps } from '../span-chart.tsx';
import { longestPlan, readPlan, slowestStep } from '../../../../shared/query-plan.ts';
import type { QueryPlanProps } from '../query-plan.tsx';
import { estateTime } from '../../../../shared/estate-time.ts';

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The office's week, and when each kind of request is answered; null where the site names no time zone. Without scripts
 * it shows the opening time.
 */
function answerWeek(t: Translator, cases: AnswerWeekFacts['cases']): AnswerWeekProps | null {
  const { opens, closes, timeZone } = brand.officeHours;
  if (timeZone === undefined) return null;
  const facts = {
    office: { opens: minutesOf(opens), closes: minutesOf(closes) },
    timeZone,
    locale: localeOf(t.language).intl,
    says: fillParameters(t.template('figure.week.cases'), { city: brand.address.city }),
    cases,
  };
  const minute = facts.office.opens;
  return {
    days: weekdaysInShort(t.language),
    caption: t('figure.week.caption', { city: brand.address.city }),
    label: t('figure.week.label', { city: brand.address.city }),
    still: { minute, says: sayMinute(minute, facts) },
    facts,
  };
}

const smallPictures: Record<SmallPicture, Picture> = {
  ...cloudStages,
  ...appStages,
  gdpr: ruleBooks.gdpr,
  hipaa: ruleBooks.hipaa,
  'pci-dss': ruleBooks.pciDss,
};

const pictureAt = (
  pictures: readonly SmallPicture[] | undefined,
  index: number,
): Picture | null | undefined => {
  const name = pictures?.[index];
  return ofBasalt(name && smallPictures[name]);
};

/** The cover of a case; a drawn one without its stone. */
function caseCover(cover: BlockOf<'case'>['cover']): CaseTeaserProps['cover'] {
  if (cover === undefined) return null;
  const picture = coverOf(cover);
  return picture && 'stone' in picture ? { href: picture.href, viewBox: picture.viewBox } : picture;
}

const bytesPerKilobyte = 1024;

/** What a block needs to know of its page. */
interface Surroundings {
  t: Translator;
  /** The drawing of the hero. */
  hero: Service['picture'];
  /** The link to the contact form. */
  call: ServiceCall;
  /** Whether the block before has a background of its own. */
  isApart: boolean;
}

/** The view of a block and its props, from the facts and words of the block. */
export function blockProps(block: ServiceBlock, surroundings: Surroundings): BlockProps {
  switch (block.kind) {
    case 'features': {
      const { kind, look, pictures, items, ...section } = block;
      const drawn = items.map((item, index) => ({ ...item, picture: pictureAt(pictures, index) }));
      return { view: `${kind} ${look}`, props: { ...section, items: drawn } };
    }
    case 'steps':
      return { view: 'steps', props: stepsProps(block) };
    case 'spans':
      return spansProps(block, surroundings);
    case 'chart':
      return chartProps(block, surroundings);
    case 'plan':
      return { view: 'plan', props: planProps(block, surroundings.t) };
    case 'technologies':
      return technologiesProps(block, surroundings);
    case 'stack':
      return stackProps(block, surroundings);
    case 'case': {
      const { kind, case: id, cover, link, ...words } = block;
      const { t, isApart } = surroundings;
      const way = { label: link, href: pathTo(t.language, 'caseStudy', { id }) };
      const props = { ...words, link: way, cover: caseCover(cover), ...(isApart && { isApart }) };
      return { view: kind, props };
    }
    case 'closing': {
      const { title, description } = block;
      if (block.look === 'call')
        return { view: 'closing call', props: { title, description, call: surroundings.call } };
      const { call: book, hero } = surroundings;
      const props = { title, text: description, book, picture: ofBasalt(closings[hero]) };
      return { view: 'closing banner', props };
    }
  }
}

function stepsProps({
  kind: _,
  pictures,
  wide,
  lengths,
  scale,
  caption,
  items,
  ...section
}: BlockOf<'steps'>) {
  const whole = wide ? ofBasalt(causeway) : null;
  const stones = whole && partsAcross(whole, items.length);
  return {
    ...section,
    wide: whole,
    steps: items.map((item, index) => ({ ...item, picture: stones?.[index] ?? pictureAt(pictures, index) })),
    lengths,
    ...(scale === 'below' && {
      ruler: {
        caption: caption ?? '',
        alternative: `${items.map(({ title, note }) => `${title}, ${note}`).join('. ')}.`,
      },
    }),
  };
}

function spansProps(block: BlockOf<'spans'>, { t }: Surroundings): BlockProps {
  const { kind: _, values, items, estate: __, slider: ___, ...section } = block;
  const rows = items.map((item, index) => {
    const [least = 0, most = 0] = values[index] ?? [];
    return { ...item, least, most };
  });
  const estate = estateProps(block, t);
  return { view: 'spans', props: { ...section, rows, ...(estate && { estate }) } };
}

function chartProps(
  { kind: _, look, values, unit, weighs, answered, items, ...section }: BlockOf<'chart'>,
  { t }: Surroundings,
): BlockProps {
  const measured = items.map(({ value: said, ...item }, index) => {
    const value = values[index] ?? 0;
    return { ...item, value, label: unit ? formatFileSize(t.language, value * bytesPerKilobyte) : said };
  });
  if (look === 'columns')
    return {
      view: 'chart columns',
      props: { ...section, items: measured, ...(isUndrawn && { isFlat: true }) },
    };
  if (look === 'bars') {
    const cases = answered?.map((hours, index) => ({
      name: items[index]?.name ?? '',
      isAlways: hours === 'always',
    }));
    const week = cases && answerWeek(t, cases);
    return { view: 'chart bars', props: { ...section, items: measured, ...(week && { week }) } };
  }
  const visit = weighs && {
    weigh: t('figure.weight.weigh'),
    before: t('figure.weight.before'),
    facts: {
      kinds: items.map((_, index) => weighs[index] ?? 'pages'),
      totalBytes: values.reduce((sum, value) => sum + value, 0) * bytesPerKilobyte,
      says: t.template('figure.weight.says'),
      here: t.template('figure.weight.here'),
      locale: localeOf(t.language).intl,
    },
  };
  return { view: 'chart shares', props: { ...section, items: measured, ...(visit && { visit }) } };
}

function technologiesProps(
  { look, technologies, notes, ...block }: BlockOf<'technologies'>,
  { isApart }: Surroundings,
): BlockProps {
  const marks = technologies.map(technologyMark);
  const { title, lead, ground } = block;
  if (look === 'strip')
    return { view: 'technologies strip', props: { title, technologies: marks, ...(isApart && { isApart }) } };
  const noted = marks.map((mark) => ({ ...mark, note: notes?.[mark.name] }));
  return { view: 'technologies notes', props: { title, lead, ground, technologies: noted } };
}

function stackProps(
  { kind: _, look, technologies, groups, notes, ...section }: BlockOf<'stack'>,
  { t }: Surroundings,
): BlockProps {
  const whole = groups.map((group, index) => ({
    ...group,
    technologies: (technologies[index] ?? []).map(technologyMark),
  }));
  const { title, lead, ground, caption, center } = section;
  if (look === 'loop') {
    const says = whole.map(({ name, technologies: tools }, index) =>
      t('figure.walk.says', {
        step: index + 1,
        count: whole.length,
        stage: name,
        tools: formatList(
          t.language,
          tools.map((tool) => tool.name),
          'plain',
        ),
      }),
    );
    const walk = { next: t('figure.walk.next'), says, start: 0 };
    return { view: 'stack loop', props: { title, caption, center, groups: whole, walk } };
  }
  if (look === 'courses') return { view: 'stack courses', props: { title, lead, ground, groups: whole } };
  const [ruled, free] = whole.map(({ technologies: marks, ...group }) => ({
    ...group,
    engines: marks.map((mark) => ({
      ...mark,
      trait: notes?.[mark.name]?.trait,
      use: notes?.[mark.name]?.use,
    })),
  }));
  if (!ruled || !free) throw new RangeError(`${title}: sets are two groups`);
  return { view: 'stack sets', props: { title, lead, ground, ruled, free } };
}

const logos: Readonly<Record<string, Picture>> = Object.assign({}, ...Object.values(technologyLogos));

/** A technology with its logo, or with the first letters of its name where there is none. */
export const technologyMark = ({ name, logo }: Technology): TechnologyMarkProps =>
  logo ? { name, picture: named('logo', logos, logo) } : { name, letters: name.slice(0, 2) };

const weeksPerMonth = 52 / 12;
/** The largest number of positions of the slider. */
const sliderPlaces = 60;

/** The slider of a span chart, where it has one. */
function estateProps(
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

/** The plans of a service: the first one is drawn. */
function planProps({ kind: _, plans, items, ...section }: BlockOf<'plan'>, t: Translator): QueryPlanProps {
  const { language } = t;
  const steps = readPlan(plans[0] ?? '');
  const slowest = slowestStep(steps);
  /** In whole per cent, as in the figure. */
  const percent = (part: number) => formatPercent(language, Math.round(part * 100) / 100);
  const { name = '', share = 0 } = steps[slowest] ?? {};
  return {
    ...section,
    steps: steps.map((step) => ({ ...step, said: percent(step.share) })),
    slowest,
    says: t('figure.plan.says', { step: name, share: percent(share) }),
    names: items.map((item) => item.name),
    words: {
      pick: t('figure.plan.pick'),
      paste: t('figure.plan.paste'),
      hint: t('figure.plan.hint', { limit: formatFileSize(language, longestPlan) }),
    },
    facts: {
      plans,
      locale: localeOf(language).intl,
      words: {
        says: t.template('figure.plan.says'),
        tooLong: t.template('figure.plan.tooLong'),
        unknown: t('figure.plan.unknown'),
      },
    },
  };
}
