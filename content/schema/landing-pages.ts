import * as v from 'valibot';
import { closingButton, fields, head, list, slug, text, title } from '#content/site-file/parts.ts';
import { picture } from '#content/site-file/pictures.ts';
import { figure } from './block-parts.ts';
import { blockWords, landingBlockFacts, type BlockFacts } from './blocks.ts';
import { formerly } from './redirects.ts';

const landingPageWords = <Blocks extends v.GenericSchema>(blocks: Blocks) =>
  fields({
    /** The name of the page in menus, the search and above its heading: whom it is for. */
    title,
    /** The heading; the title by default. */
    headline: v.optional(text(10, 90)),
    head,
    lead: text(40, 240),
    /** The first button leads to the form of the page, or else to the contact page. */
    ...closingButton,
    caption: v.optional(text(20, 90)),
    /** Numbers below the first view. */
    figures: v.optional(list(figure, 2, 4)),
    /** The texts of each block; their schema depends on its language-independent fields. */
    blocks,
  });

/** A page for an industry, a city, a partner or a campaign; content/collections/landing-pages.ts names its files. */
export const landingPageSchema = {
  facts: fields({
    /** Names it had before, which lead to it. */
    formerly,
    /** The service that its form and its buttons choose. */
    service: v.optional(slug),
    picture: v.optional(picture),
    /** What the page has below its first view, in this order. */
    blocks: landingBlockFacts,
  }),
  words: ({ blocks }: { blocks: readonly BlockFacts[] }) => landingPageWords(blockWords(blocks)),
  inBoth: ['blocks'],
};

/** A landing page without the parts that depend on others, for editors. */
export const landingPageOutline = {
  facts: v.omit(landingPageSchema.facts, ['blocks']),
  words: landingPageWords(v.array(v.unknown())),
};

export type LandingPageFacts = v.InferOutput<(typeof landingPageSchema)['facts']>;

export type LandingPageWords = v.InferOutput<ReturnType<(typeof landingPageSchema)['words']>>;
