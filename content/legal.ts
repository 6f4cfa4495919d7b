import type { Language } from '#shared/locales.ts';
import type { ServicesMode } from '#shared/services-mode.ts';
import { DataError } from '#shared/site-file/problem.ts';
import { legalFacts } from './legal-facts.ts';
import type { Site } from './load-site.ts';
import { plainPage, type PlainText } from './plain-pages.ts';
import { legalPages, type LegalPageName, type legalPageWords } from './schema/plain-pages.ts';

export { legalPages, type LegalPageName };

/** A legal page in one language (SPEC section 2, Legal pages). */
export type LegalPage = PlainText<typeof legalPageWords> & {
  /** YYYY-MM-DD */
  lastUpdated: string;
};

/**
 * A legal page as a build of a mode has it: the policy says whether the forms only pretend to send (SPEC section 7).
 * @throws DataError when its file is missing or its text is wrong
 */
export function legalPageIn(
  site: Site,
  language: Language,
  page: LegalPageName,
  mode: ServicesMode,
): LegalPage {
  const { lastUpdated, minimumAge } = legalFacts(site);
  const text = site.legalPages[language]?.[page];
  if (!text) {
    const file = `${site.folder}/legal/${page}.${language}.md`;
    throw new DataError([{ file, field: '(the whole file)', reason: 'missing' }]);
  }
  const { email } = site.settings.contact;
  const more = {
    email: page === 'privacy' ? email.privacy : email.legal,
    ...(minimumAge !== undefined && { minimumAge }),
  };
  return { ...plainPage(site, text, { language, mode, more }), lastUpdated };
}
