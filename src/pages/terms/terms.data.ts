import { legalPageIn } from '#content/articles/text-pages.ts';
import { legalPage } from '#src/pages/legal-page.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { TermsProps } from './terms.page.tsx';

/** The terms and conditions (SPEC section 2, Legal pages). */
export const page: PageDefinition<TermsProps> = {
  route: 'terms',
  view: 'terms',
  load: (edition) => legalPage(edition, legalPageIn(edition, 'terms')),
};
