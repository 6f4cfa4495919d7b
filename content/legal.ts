import { brand } from '../shared/brand.ts';
import type { Language } from '../shared/locales.ts';
import type { ServicesMode } from '../shared/services-mode.ts';
import { siteFile } from '../shared/site-folder.ts';
import { legalFacts } from './legal-facts.ts';
import { legalPageWords } from './schema/plain-pages.ts';
import { contactParameters, readPlainPage, type PlainText } from './plain-pages.ts';

/** A legal page in one language (SPEC section 2, Legal pages). */
export type LegalPage = PlainText<typeof legalPageWords> & {
  /** YYYY-MM-DD */
  lastUpdated: string;
};

/** The two legal pages, by the names of their files. */
export const legalPages = ['privacy', 'terms'] as const;
export type LegalPageName = (typeof legalPages)[number];

/** The file of a legal page in a language, from the project's folder. */
export const legalFile = (page: LegalPageName, language: Language): string =>
  siteFile(`legal/${page}.${language}.md`);

/**
 * A legal page as a build of a mode has it: the policy says whether the forms only pretend to send (SPEC section 7).
 * @throws DataError when its file or the facts are wrong
 */
export function legalPageIn(language: Language, page: LegalPageName, mode: ServicesMode): LegalPage {
  const { lastUpdated, minimumAge } = legalFacts();
  const parameters = {
    ...contactParameters(language),
    email: page === 'privacy' ? brand.email.privacy : brand.email.legal,
    ...(minimumAge !== undefined && { minimumAge }),
  };
  const file = legalFile(page, language);
  return { ...readPlainPage(file, legalPageWords, { language, mode, parameters }), lastUpdated };
}
