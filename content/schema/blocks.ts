import * as v from 'valibot';
import { coverImage } from '#content/site-file/pictures.ts';
import { quantity } from '#shared/quantity.ts';
import {
  closingButton,
  fields,
  list,
  oneOf,
  sentence,
  slug,
  text,
  title,
  unknownWord,
  whole,
} from '#content/site-file/parts.ts';
import type { Reference } from './references.ts';
import {
  besideFacts,
  factsBeside,
  fieldsFor,
  figure,
  figureLabel,
  ground,
  lead,
  listOf,
  questionWords,
  technology,
  type SchemaOf,
} from './block-parts.ts';

/*
 * The kinds of blocks of a page, below `blocks` in the order of the page. In the site's first language a
 * block has its language-independent fields beside its words: kind, background, numbers, logos; in the other languages
 * it has words only. Lists correspond by position: the first of `values` belongs to the first of `items`. The words of
 * a kind depend on these fields; without them they are those that an editor offers.
 */

const titled = { title, description: sentence };

/** A feature of a service; its optional fields are shown where it has them. */
const feature = fields({
  ...titled,
  /** A number or a duration, and what it counts unless the description says it. */
  figure: v.optional(text(1, 24)),
  figureLabel: v.optional(figureLabel),
  points: v.optional(list(text(2, 60), 1, 8)),
});

const steps = {
  facts: factsBeside({
    kind: v.literal('steps'),
    ground,
    /** How long each step takes, for instance in weeks: draws the steps on one scale. */
    lengths: v.optional(list(whole(1, 60), 1, 6)),
  }),
  words: ({ lengths }: { lengths?: readonly number[] | undefined } = {}) =>
    fields({
      title,
      lead,
      items: listOf(fields({ ...titled, note: v.optional(text(3, 24)) }), lengths?.length, 6),
    }),
};

const charts = ['columns', 'ranges', 'shares'] as const;
const formerCharts = {
  weight:
    'nothing is measured any more: write chart: shares and values: [60, 30, 10], and value: 60 KB for each item of each language, with your numbers',
};

const amount = whole(1, 1_000_000);

interface FigureFacts {
  chart: (typeof charts)[number];
  values?: readonly unknown[] | undefined;
}

interface FigureItem {
  name: string;
  value?: string | undefined;
  note?: string | undefined;
  when?: string | undefined;
}

interface FigureWords {
  title: string;
  lead?: string | undefined;
  caption?: string | undefined;
  items: FigureItem[];
}

/** Numbers as a figure, drawn to scale. */
const figureBlock = {
  facts: v.pipe(
    factsBeside({
      kind: v.literal('figure'),
      /** `columns`: a value over time; `ranges`: how long something takes, one row each; `shares`: parts of a whole. */
      chart: oneOf(charts, 'chart', formerCharts),
      ground,
      values: list(amount, 1, 6),
      /** In `ranges`, the upper end of each, where `values` has the lower one. */
      most: v.optional(list(amount, 1, 6)),
      /** Which item makes the point, from 1; otherwise the last column, the first range, the largest share. */
      accent: v.optional(whole(1, 6)),
    }),
    v.forward(
      v.check(({ chart, most }) => most === undefined || chart === 'ranges', 'only for the chart `ranges`'),
      ['most'],
    ),
    v.forward(
      v.check(
        ({ values, most = values }) => most.length === values.length,
        ({ input }) =>
          `${quantity(input.most?.length ?? 0, 'number')}, but ${input.values.length} in \`values\``,
      ),
      ['most'],
    ),
    v.forward(
      v.check(
        ({ values, most = values }) => most.every((end, index) => end >= (values[index] ?? 0)),
        'a number is smaller than its number in `values`',
      ),
      ['most'],
    ),
    v.forward(
      v.check(({ values, accent = 1 }) => accent <= values.length, 'there are fewer items'),
      ['accent'],
    ),
  ),
  words(facts?: FigureFacts): SchemaOf<FigureWords> {
    const { chart, values } = facts ?? {};
    const value = text(1, 24);
    const item = fieldsFor<FigureItem>({
      name: text(3, 40),
      value: facts ? value : v.optional(value),
      ...((!chart || chart === 'ranges') && {
        note: v.optional(sentence),
        when: v.optional(text(3, 30)),
      }),
    });
    return fields({
      title,
      lead: v.optional(text(20, 240)),
      caption: v.optional(sentence),
      items: listOf(item, values?.length, 6),
    });
  },
};

const groups = list(
  v.pipe(
    fields({ items: list(technology, 1, 16) }),
    v.transform(({ items }) => items),
  ),
  1,
  8,
);

interface GroupFacts {
  technologies: readonly (readonly unknown[])[];
}

const loop = {
  facts: factsBeside({ kind: v.literal('loop'), ground, technologies: groups }),
  words: ({ technologies }: Partial<GroupFacts> = {}) =>
    fields({
      title,
      lead,
      caption: v.optional(sentence),
      /** What goes round. */
      center: text(3, 20),
      groups: listOf(fields({ name: text(3, 24) }), technologies?.length, 8),
    }),
};

const technologies = {
  facts: factsBeside({ kind: v.literal('technologies'), ground, technologies: groups }),
  words({ technologies: named }: Partial<GroupFacts> = {}) {
    const group = fields({ name: text(2, 32), note: v.optional(sentence) });
    const note = fields({ use: text(5, 90), trait: v.optional(text(4, 70)) });
    const hasGroups = named !== undefined && named.length > 1;
    const names = listOf(group, named?.length, 8);
    return fields({
      title,
      lead,
      /** The names of the groups; a single one needs none. */
      groups: hasGroups ? names : v.optional(names),
      /** What each technology is used for, and its strength or nature. */
      notes: v.optional(listOf(note, named?.flat().length, 32)),
    });
  },
};

const closingLooks = ['call', 'banner'] as const;

/** The end of the page, with the link to the contact form. */
const closing = {
  facts: factsBeside({
    kind: v.literal('closing'),
    /** `call` in plain words, `banner` beside the finished hero, for pages without another strong dark band. */
    look: oneOf(closingLooks, 'look'),
    /** What it costs to begin: the ids of prices in `prices.yaml`. */
    prices: v.optional(list(slug, 1, 3)),
  }),
  words: () => fields({ ...titled, ...closingButton }),
};

const listLooks = ['rows', 'numbered'] as const;

/** What of the site's content a block can show. */
const sources = ['testimonials', 'people', 'questions', 'prices', 'posts', 'badges'] as const;
const withIds = ['testimonials', 'people', 'prices'] as const;

interface EntriesWords {
  title: string;
  lead?: string | undefined;
  items?: v.InferOutput<typeof questionWords>[] | undefined;
}

type Source = (typeof sources)[number];

const hasIds = (of: Source): of is (typeof withIds)[number] => withIds.some((one) => one === of);

/** Entries that the site has elsewhere. Questions are those of the page itself, because each page has its own. */
const entries = {
  facts: v.pipe(
    factsBeside({
      kind: v.literal('entries'),
      ground,
      of: oneOf(sources, 'kind of entries'),
      /** The ids of people or prices, or of the people whose testimonials are shown, in this order; otherwise all. */
      only: v.optional(list(slug, 1, 8)),
      /** The category of the posts; otherwise the latest of all. */
      topic: v.optional(slug),
    }),
    v.forward(
      v.check(
        ({ of, only }) => only === undefined || hasIds(of),
        'remove it: it is only for testimonials, people and prices',
      ),
      ['only'],
    ),
    v.forward(
      v.check(({ of, topic }) => topic === undefined || of === 'posts', 'remove it: it is only for posts'),
      ['topic'],
    ),
  ),
  words({ of }: { of?: Source } = {}): SchemaOf<EntriesWords> {
    const items = list(questionWords, 1, 8);
    return fieldsFor<EntriesWords>({
      title,
      lead,
      ...(of === 'questions' ? { items } : of === undefined && { items: v.optional(items) }),
    });
  },
};

/** The enquiry form, with the service of the page chosen. */
const form = {
  facts: factsBeside({ kind: v.literal('form') }),
  words: () => fields({ title, lead }),
};

export const blockKinds = {
  /** What the service is made of, side by side. */
  features: {
    facts: factsBeside({ kind: v.literal('features'), ground }),
    words: () => fields({ title, lead, items: list(feature, 1, 4) }),
  },
  /** Features one below the other; with numbers in two columns. */
  list: {
    facts: factsBeside({
      kind: v.literal('list'),
      ground,
      look: v.optional(oneOf(listLooks, 'look'), 'rows'),
    }),

    words: () => fields({ title, lead, items: list(feature, 1, 16) }),
  },
  /** Steps in their order, up to six. */
  steps,
  figure: figureBlock,
  /** Technologies of stages that end where they began. */
  loop,
  /** Technologies with their logos, in groups or in one. */
  technologies,
  /** A case study with the numbers it ended in. */
  case: {
    facts: factsBeside({
      kind: v.literal('case'),
      case: slug,
      /** Instead of the cover of the case study. */
      cover: v.optional(coverImage),
    }),
    words: () => fields({ kicker: title, ...titled, link: text(5, 30), figures: list(figure, 1, 4) }),
  },
  closing,
} as const;

/** The kinds of blocks of a landing page: every kind. More than ten would be a layout program. */
export const landingKinds = { ...blockKinds, entries, form } as const;

type Kinds = typeof landingKinds;
type BlockKind = keyof Kinds;
/** What is true of a block in every language. */
export type BlockFacts = v.InferOutput<Kinds[BlockKind]['facts']>;
/** A block of one kind in one language, with its language-independent fields. */
export type BlockOf<Kind extends BlockKind> = v.InferOutput<Kinds[Kind]['facts']> &
  v.InferOutput<ReturnType<Kinds[Kind]['words']>>;

export type LandingBlock = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];
/** A block of a service page in one language. */
export type Block = Extract<LandingBlock, { kind: keyof typeof blockKinds }>;

const unknownKind =
  (kinds: object) =>
  ({ input, expected }: { input: unknown; expected: string | null }): string => {
    if (typeof input !== 'string') return 'missing, or not a list of fields';
    if (expected === 'Object') return `a text: write kind: ${input}, and the other fields of the block`;
    return Object.hasOwn(landingKinds, input)
      ? `the kind ${input} is only for pages in landing/: remove this block`
      : `no such kind: ${input}; ${unknownWord(input, Object.keys(kinds))}`;
  };

const serviceFacts = Object.values(blockKinds).map(({ facts }) => facts);
/** What is true of the blocks of a service page in every language, in their order. */
export const blockFacts = list(v.variant('kind', serviceFacts, unknownKind(blockKinds)), 0, 40);

const anyFacts = Object.values(landingKinds).map(({ facts }) => facts);
/** The same for a landing page. */
export const landingBlockFacts = v.pipe(
  list(v.variant('kind', anyFacts, unknownKind(landingKinds)), 1, 24),
  v.check(
    (blocks) => blocks.filter(({ kind }) => kind === 'form').length <= 1,
    'more than one form: keep one',
  ),
);

function wordsOfBlock(facts: BlockFacts) {
  // Both schemas are of the same kind of block.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const words = landingKinds[facts.kind].words as (facts: BlockFacts) => SchemaOf<object>;
  return besideFacts(words(facts), Object.keys(landingKinds[facts.kind].facts.entries));
}

/** The texts of the blocks of a page in a language. */
export const blockWords = (blocks: readonly BlockFacts[]) =>
  v.pipe(
    v.array(v.unknown(), 'missing, or not a list'),
    v.length(
      blocks.length,
      ({ received }) => `${received} blocks, but the first language has ${blocks.length}`,
    ),
    v.strictTuple(blocks.map(wordsOfBlock)),
  );

/** The language-independent fields and the texts of a kind of block. */
export interface BlockOutline {
  facts: v.GenericSchema;
  words: v.GenericSchema;
}

/** Those of each kind, for editors. */
export const outlinesOf = (kinds: Readonly<Record<string, Kinds[BlockKind]>>): readonly BlockOutline[] =>
  Object.values(kinds).map((one) => ({ facts: one.facts, words: one.words() }));

/** What a block names: a case study, prices, people. @param index of the block */
export function blockReferences(block: BlockFacts, index: number): Reference[] {
  if (block.kind === 'entries') {
    const { of, only = [], topic } = block;
    if (topic !== undefined) return [{ path: ['blocks', index, 'topic'], name: topic, to: 'postCategories' }];
    return hasIds(of)
      ? only.map((name, place) => ({ path: ['blocks', index, 'only', place], name, to: of }))
      : [];
  }
  if (block.kind === 'case')
    return [{ path: ['blocks', index, 'case'], name: block.case, to: 'caseStudies' }];
  if (block.kind !== 'closing') return [];
  return (block.prices ?? []).map((name, place) => ({
    path: ['blocks', index, 'prices', place],
    name,
    to: 'prices',
  }));
}
