import * as v from 'valibot';
import { coverImage } from '../../shared/site-file/pictures.ts';
import { fields, list, oneOf, sentence, text, title, whole } from '../../shared/site-file/parts.ts';
import { chart, spans } from './service-charts.ts';
import {
  asMany,
  figure,
  figureLabel,
  factsBeside,
  fieldsFor,
  figureValue,
  ground,
  lead,
  smallPicture,
  type SchemaOf,
} from './service-parts.ts';
import { stack, technologies } from './service-technologies.ts';

/*
 * The kinds of blocks of a service page, below `blocks` in the order of the page. In the site's first language a
 * block has its facts beside its words: kind, look, numbers, logos, drawings; in the other languages it has words
 * only. Lists correspond by position: the first of `values` belongs to the first of `items`.
 */

/** What `EXPLAIN` of a database prints, in several lines. */
const printedPlan = v.pipe(
  v.string('missing, or not a text'),
  v.maxLength(8000, (issue) => `too long: ${issue.received} characters, at most 8000`),
  v.check((value) => /\(cost=/.test(value), 'not what EXPLAIN prints: no line has (cost=…)'),
);

/**
 * Query plans of a database, each step with its share of the time; visitors may paste their own, which stays in
 * their browser.
 */
const plan = {
  facts: factsBeside({
    kind: v.literal('plan'),
    ground,
    /** Output of EXPLAIN or EXPLAIN ANALYZE of PostgreSQL or MySQL; the first one is shown initially. */
    plans: list(printedPlan, 1, 4),
  }),
  words: ({ plans }: { plans: readonly string[] }) =>
    fields({
      title,
      lead,
      caption: sentence,
      /** The names of the plans. */
      items: asMany(fields({ name: title }), plans.length),
    }),
};

const titled = { title, description: sentence };
const points = list(text(2, 60), 1, 8);

/** The looks of features: what each has beside title and description, and how many of them there may be. */
const featureLooks = {
  /** Side by side, each with its points and perhaps a drawing. */
  columns: { has: { points }, most: 4 },
  /** One below the other: title, description, points. */
  rows: { has: { points }, most: 8 },
  /** Side by side, each below a number at display size, with what it counts unless the description says it. */
  figures: { has: { figure: figureValue, figureLabel: v.optional(figureLabel) }, most: 4 },
  /** Side by side in large words; the last is the one that goes on. */
  sequence: { has: {}, most: 4 },
  /** One below the other, a number or a time at the end of each line. */
  lines: { has: { figure: text(1, 24), figureLabel: v.optional(figureLabel) }, most: 10 },
  /**
   * In two columns, each with its number, like the hero `security`; `exposed` is shown when the column of that number
   * is removed.
   */
  numbered: { has: { exposed: v.optional(text(10, 120)) }, most: 16 },
  /** Side by side in boxes: what is counted, perhaps its drawing, description, points. */
  books: { has: { count: text(8, 40), points }, most: 3 },
} as const;

type FeatureLook = keyof typeof featureLooks;
// The keys of a constant are those of its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const featureLookNames = Object.keys(featureLooks) as FeatureLook[];

/** A feature as any look has it. */
export interface Feature {
  title: string;
  description: string;
  points?: string[];
  figure?: string;
  figureLabel?: string | undefined;
  count?: string;
  exposed?: string | undefined;
}

interface FeatureCounts {
  look: FeatureLook;
  pictures?: readonly string[] | undefined;
}

/** What the service is made of, what comes with it, or why: a list in one of several looks. */
const features = {
  facts: factsBeside({
    kind: v.literal('features'),
    look: oneOf(featureLookNames, 'look'),
    ground,
    /** A drawing for each, in the looks `columns` and `books`. */
    pictures: v.optional(list(smallPicture, 1, 4)),
  }),
  words({
    look,
    pictures,
  }: FeatureCounts): SchemaOf<{ title: string; lead?: string | undefined; items: Feature[] }> {
    const { has, most } = featureLooks[look];
    const item = fieldsFor<Feature>({ ...titled, ...has });
    return fields({ title, lead, items: pictures ? asMany(item, pictures.length) : list(item, 1, most) });
  },
};

interface StepCounts {
  pictures?: readonly string[] | undefined;
  wide?: 'stones' | undefined;
  lengths?: readonly number[] | undefined;
  scale?: 'above' | 'below' | undefined;
}

/** How many steps each wide drawing shows. */
const stepsOf = { stones: 5 } as const;

const countsOf = ({ pictures, wide, lengths }: StepCounts): number[] =>
  [pictures?.length, wide && stepsOf[wide], lengths?.length].filter((count) => count !== undefined);

/** Steps in their order, up to six. */
const steps = {
  facts: v.pipe(
    factsBeside({
      kind: v.literal('steps'),
      ground,
      /** A small drawing for each. */
      pictures: v.optional(list(smallPicture, 1, 6)),
      /** One drawing over all of them: `stones` has a stone for each of five. */
      wide: v.optional(oneOf(['stones'], 'drawing')),
      /** How long each takes, for instance in weeks, on a bar drawn to scale. */
      lengths: v.optional(list(whole(1, 60), 1, 6)),
      /** The position of that bar. Below the steps it has ticks, a caption, and the note of each step as a label. */
      scale: v.optional(oneOf(['above', 'below'], 'place')),
    }),
    v.forward(
      v.check(({ lengths, scale }) => !lengths === !scale, '`scale` and `lengths` go together'),
      ['scale'],
    ),
    v.check(
      (facts) => new Set(countsOf(facts)).size <= 1,
      '`pictures`, `wide` and `lengths` do not count the same number of steps',
    ),
  ),
  words(facts: StepCounts): SchemaOf<{
    title: string;
    lead?: string | undefined;
    caption?: string;
    items: { title: string; description: string; note?: string | undefined }[];
  }> {
    const [count] = countsOf(facts);
    const note = text(3, 24);
    const isLabelled = facts.scale === 'below';
    const item = fields({ ...titled, note: isLabelled ? note : v.optional(note) });
    const items = count === undefined ? list(item, 1, 6) : asMany(item, count);
    return isLabelled ? fields({ title, lead, caption: sentence, items }) : fields({ title, lead, items });
  },
};

/** A case study with the numbers it ended in. */
const caseTeaser = (caseStudy: SchemaOf<string>) => ({
  facts: factsBeside({
    kind: v.literal('case'),
    case: caseStudy,
    cover: v.optional(coverImage),
  }),
  words: () => fields({ kicker: title, ...titled, link: text(5, 30), figures: list(figure, 1, 4) }),
});

/** The end of the page, with the link to the contact form. */
const closing = {
  facts: factsBeside({
    kind: v.literal('closing'),
    /** `call` in plain words, `banner` beside the finished hero, for pages without another strong dark band. */
    look: oneOf(['call', 'banner'], 'look'),
  }),
  words: () => fields(titled),
};

/** Every kind of block. @param caseStudy what names a case study of the site */
export const blockKinds = (caseStudy: SchemaOf<string>) => ({
  features,
  steps,
  spans,
  chart,
  plan,
  technologies,
  stack,
  case: caseTeaser(caseStudy),
  closing,
});

const orNone = v.optional;
const items = <const Entries extends v.ObjectEntries>(entries: Entries) => list(fields(entries), 1, 16);

/** The words of each kind of block, as far as they do not depend on its facts, for editors. */
export const blockWords: Readonly<Record<keyof ReturnType<typeof blockKinds>, v.GenericSchema>> = {
  features: fields({
    title,
    lead,
    items: items({
      ...titled,
      points: orNone(points),
      figure: orNone(text(1, 24)),
      figureLabel: orNone(figureLabel),
      count: orNone(text(8, 40)),
      exposed: orNone(text(10, 120)),
    }),
  }),
  steps: fields({
    title,
    lead,
    caption: orNone(sentence),
    items: items({ ...titled, note: orNone(text(3, 24)) }),
  }),
  spans: fields({
    title,
    lead,
    alternative: sentence,
    caption: sentence,
    unit: text(3, 10),
    items: items({ name: title, note: title, from: text(3, 10), to: text(2, 10) }),
    slider: orNone(fields({ name: title, label: title, says: text(10, 120, ['size', 'weeks']) })),
  }),
  chart: fields({
    title,
    lead,
    caption: sentence,
    items: items({
      name: text(3, 32),
      value: orNone(text(1, 24)),
      note: orNone(sentence),
      when: orNone(text(3, 30)),
    }),
  }),
  plan: fields({ title, lead, caption: sentence, items: items({ name: title }) }),
  technologies: fields({ title, lead, notes: orNone(list(text(5, 45), 1, 16)) }),
  stack: fields({
    title,
    lead,
    caption: orNone(sentence),
    center: orNone(text(3, 20)),
    groups: items({ name: title, note: orNone(sentence) }),
    notes: orNone(items({ trait: text(4, 70), use: text(10, 90) })),
  }),
  case: fields({ kicker: title, ...titled, link: text(5, 30), figures: list(figure, 1, 4) }),
  closing: fields(titled),
};

type Kinds = ReturnType<typeof blockKinds>;
/** The name of a kind of block. */
export type BlockKind = keyof Kinds;
/** What is true of a block in every language. */
export type BlockFacts = v.InferOutput<Kinds[BlockKind]['facts']>;
/** A block of one kind in one language, facts and words. */
export type BlockOf<Kind extends BlockKind> = v.InferOutput<Kinds[Kind]['facts']> &
  v.InferOutput<ReturnType<Kinds[Kind]['words']>>;
