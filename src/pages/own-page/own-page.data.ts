import { ownPageSlugs } from '#content/pages/paths.ts';
import { ownPageIn } from '#content/articles/text-pages.ts';
import { legalPage } from '#src/pages/legal-page.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { TextPageProps } from '#src/components/text-page.tsx';

/** The pages that a site adds without code: `pages/<slug>.<language>.md`. */
export const page: PageDefinition<TextPageProps> = {
  route: 'ownPage',
  view: 'text-page',
  parameters: (edition) => ownPageSlugs(edition).map((slug) => ({ page: slug })),
  load: (edition, { page: slug = '' }) => legalPage(edition, ownPageIn(edition, slug)),
};
