import { legalPageIn } from '#content/articles/text-pages.ts';
import { legalPage } from '#src/pages/legal-page.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { TextPageProps } from '#src/components/text-page.tsx';

/** The terms and conditions (SPEC section 2, Legal pages). */
export const page: PageDefinition<TextPageProps> = {
  route: 'terms',
  view: 'text-page',
  load: (edition) => legalPage(edition, legalPageIn(edition, 'terms')),
};
