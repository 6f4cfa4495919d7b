import * as v from 'valibot';
import { fields, head, list, text, title, whole } from '#content/site-file/parts.ts';
import { drawing, picture } from '#content/site-file/pictures.ts';
import { formerly } from './redirects.ts';
import { blockFacts, blockWords, type BlockFacts } from './blocks.ts';
import { figure } from './block-parts.ts';

/** How many tiers have their names beside a picture. */
const tiers = 4;

const tier = fields({ name: text(3, 20), note: text(5, 40) });

const serviceWords = <Blocks extends v.GenericSchema>(blocks: Blocks) =>
  fields({
    title,
    /** The description in one line, for menus and phones. */
    hint: text(8, 48),
    description: text(40, 160),
    /** What it covers; a card with little room shows the first three. */
    bullets: list(text(2, 60), 1, 8),
    page: fields({
      head,
      lead: text(60, 200),
      caption: v.optional(text(20, 90)),
      /** Numbers below the first view. */
      figures: v.optional(list(figure, 2, 4)),
      /** The names of the tiers that its picture shows, from the uppermost. */
      tiers: v.optional(list(tier, tiers, tiers)),
    }),
    /** The texts of each block; their schema depends on its language-independent fields. */
    blocks,
  });

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
    blocks: blockFacts,
  }),
  words: ({ blocks }: { blocks: readonly BlockFacts[] }) => serviceWords(blockWords(blocks)),
  inBoth: ['blocks'],
};

/** A service without the parts that depend on others, for editors; its blocks are in `outlinesOf`. */
export const serviceOutline = {
  facts: v.omit(serviceSchema.facts, ['blocks']),
  words: serviceWords(v.array(v.unknown())),
};

type ServiceSchema = typeof serviceSchema;
/** What is true of a service in every language. */
export type ServiceFacts = v.InferOutput<ServiceSchema['facts']>;
/** What a language says about a service. */
export type ServiceWords = v.InferOutput<ReturnType<ServiceSchema['words']>>;
