import type { LegalPage } from '../../content/legal.ts';
import { formatDate } from '../../i18n/format.ts';
import { withoutSoftHyphens } from '../../i18n/plain-text.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { LegalHeadProps } from '../sections/legal-head.tsx';
import type { LegalTextProps } from '../sections/legal-text.tsx';
import { breadcrumbTo } from './breadcrumb.data.ts';

/** What both legal pages show (SPEC section 2, Legal pages). */
interface LegalPageProps extends LegalHeadProps {
  text: LegalTextProps;
}

/** The props of a legal page from its content. */
export function legalPageProps(
  t: Translator,
  { title, lead, lastUpdated, email, clauses }: LegalPage,
): LegalPageProps {
  return {
    breadcrumb: breadcrumbTo(t, withoutSoftHyphens(title)),
    title,
    lead,
    lastUpdated: t('legal.lastUpdated', { date: formatDate(t.language, lastUpdated, 'long') }),
    text: { contents: t('article.contents.title'), inShort: t('legal.inShort'), email, clauses },
  };
}
