import { termsIn } from '../../../content/legal.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { legalPageProps } from '../../page-data/legal-page.data.ts';
import { jointsPreview } from '../../page-data/preview-art.data.ts';
import type { TermsProps } from './terms.page.tsx';

/** The terms and conditions (SPEC section 2, Legal pages). */
export const page: PageDefinition<TermsProps> = {
  route: 'terms',
  view: 'terms',
  load({ language, t }) {
    const terms = termsIn(language);
    return {
      head: { ...terms.head, lastModified: terms.lastUpdated, previewArt: jointsPreview },
      props: legalPageProps(t, terms),
    };
  },
};
