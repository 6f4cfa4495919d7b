import * as v from 'valibot';
import { fields, head, list, text, title, unknownWord, whole } from '#content/site-file/parts.ts';
import { drawing, picture } from '#content/site-file/pictures.ts';
import { formerly } from './redirects.ts';
import { blockKinds, type BlockFacts } from './service-blocks.ts';
import { besideFacts, fieldsFor, figure, type SchemaOf } from './service-parts.ts';

/** How many tiers have their names beside a picture. */
const tiers = 4;

const tier = fields({ name: text(3, 20), note: text(5, 40) });

interface ServiceCounts {
  blocks: readonly BlockFacts[];
}

/** What a language says about a service. */
export interface ServiceWords {
  title: string;
  /** The description in one line, for menus and phones. */
  hint: string;
  description: string;
  /** What it covers; a card with little room shows the first three. */
  bullets: string[];
  page: {
    head: { title: string; description: string };
    lead: string;
    caption?: string | undefined;
    figures?: { value: string; label: string }[] | undefined;
    tiers?: { name: string; note: string }[] | undefined;
  };
  /** The texts of each block; their schema depends on its language-independent fields. */
  blocks: object[];
}

function serviceWords(blocks: v.GenericSchema): SchemaOf<ServiceWords> {
  return fieldsFor<ServiceWords>({
    title,
    hint: text(8, 48),
    description: text(40, 160),
    bullets: list(text(2, 60), 1, 8),
    page: fieldsFor<ServiceWords['page']>({
      head,
      lead: text(60, 200),
      /** Below its picture. */
      caption: v.optional(text(20, 90)),
      /** Numbers below the first view. */
      figures: v.optional(list(figure, 2, 4)),
      /** The names of the tiers that its picture shows, from the uppermost. */
      tiers: v.optional(list(tier, tiers, tiers)),
    }),
    blocks,
  });
}

const kinds = Object.values(blockKinds).map(({ facts }) => facts);

const block = v.variant('kind', kinds, ({ input }) =>
  typeof input === 'string'
    ? `no such kind: ${input}; ${unknownWord(input, Object.keys(blockKinds))}`
    : 'missing, or not a list of fields',
);

function wordsOfBlock(facts: BlockFacts) {
  // Both schemas are of the same kind of block.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const words = blockKinds[facts.kind].words as (facts: BlockFacts) => SchemaOf<object>;
  return besideFacts(words(facts), Object.keys(blockKinds[facts.kind].facts.entries));
}

/** A service; content/collections/services.ts describes its files. */
export const serviceSchema = {
  facts: fields({
    /** Names it had before, which lead to it. */
    formerly,
    /** Its place among the services: 10, 20, 30. Home shows the first six. */
    order: whole(0, 10_000),
    /** The SVG drawing of its card and in menus. */
    icon: v.optional(drawing),
    /** The photo or drawing of its page. */
    picture: v.optional(picture),
    /** What the page has below its first view, in this order. */
    blocks: list(block, 0, 40),
  }),
  words({ blocks }: ServiceCounts): SchemaOf<ServiceWords> {
    const ofBlocks = v.pipe(
      v.array(v.unknown(), 'missing, or not a list'),
      v.length(
        blocks.length,
        ({ received }) => `${received} blocks, but the first language has ${blocks.length}`,
      ),
      v.strictTuple(blocks.map(wordsOfBlock)),
    );
    return serviceWords(ofBlocks);
  },
  inBoth: ['blocks'],
};

/** A service without the parts that depend on others, for editors; its blocks are in `blockOutlines`. */
export const serviceOutline = {
  facts: v.omit(serviceSchema.facts, ['blocks']),
  words: serviceWords(v.array(v.unknown())),
};

/** The language-independent fields and the texts of each kind of block, for editors. */
export const blockOutlines = Object.entries(blockKinds).map(([kind, one]) => ({
  kind,
  facts: one.facts,
  words: one.words(),
}));

type ServiceSchema = typeof serviceSchema;
/** What is true of a service in every language. */
export type ServiceFacts = v.InferOutput<ServiceSchema['facts']>;
