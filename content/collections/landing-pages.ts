import { blockReferences, landingKinds, outlinesOf, type LandingBlock } from '#content/schema/blocks.ts';
import {
  landingPageOutline,
  landingPageSchema,
  type LandingPageFacts,
  type LandingPageWords,
} from '#content/schema/landing-pages.ts';
import { defineItems } from './define-collection.ts';

/** Pages for an industry, a city, a partner or a campaign, `landing/<id>.yaml`, each at `/<id>`. */
export const landingPages = defineItems({
  name: 'landing-page',
  noun: 'landing page',
  files: 'landing/*.yaml',
  schema: landingPageSchema,
  outline: { ...landingPageOutline, blocks: outlinesOf(landingKinds) },
  list: 'home',
  isListKept: true,
  route: 'landingPage',
  references: ({ service, blocks }) => [
    ...(service === undefined ? [] : [{ path: ['service'], name: service, to: 'services' as const }]),
    ...blocks.flatMap(blockReferences),
  ],
  arrange: (items): LandingPage[] =>
    items.map((item) => {
      // Each has language-independent fields, and texts validated by a schema made from them.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return { ...item, blocks: item.blocks as readonly object[] as readonly LandingBlock[] };
    }),
  search: [
    {
      title: ({ title }) => title,
      text: ({ headline, lead }) => [headline, lead],
      more: ({ figures, blocks }) => [figures, blocks],
      weight: 1.6,
    },
  ],
  structuredData: 'WebPage',
  editor: {
    title: 'title',
    one: { en: 'Landing page', de: 'Landingpage', es: 'Página de destino', fr: 'Page de destination' },
    many: { en: 'Landing pages', de: 'Landingpages', es: 'Páginas de destino', fr: 'Pages de destination' },
    fields: { headline: { en: 'Headline', de: 'Überschrift', es: 'Titular', fr: 'Titre principal' } },
  },
});

/** A landing page in one language, with its blocks in their order. */
interface LandingPage extends Omit<LandingPageFacts, 'blocks'>, Omit<LandingPageWords, 'blocks'> {
  id: string;
  blocks: readonly LandingBlock[];
}
