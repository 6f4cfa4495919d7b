import { brand } from '../config/brand.ts';
import { languages, type Language } from '../config/locales.ts';
import type { ServicesMode } from '../config/services-mode.ts';
import { siteFile } from '../config/site-folder.ts';
import { storageKeys } from '../config/storage-keys.ts';
import { readYaml } from '../schema/data-file.ts';
import { parseData } from '../schema/parse-data.ts';
import { legalFactsSchema, legalPageWords } from '../schema/plain-pages.ts';
import { contactParameters, readPlainPage, type PlainText } from './plain-pages.ts';

/** A legal page in one language (SPEC section 2, Legal pages). */
export type LegalPage = PlainText<typeof legalPageWords> & {
  /** YYYY-MM-DD */
  lastUpdated: string;
};

/** A bar of the retention figure; it stands below the clause `retention`. */
export interface RetentionBar {
  months: number;
  name: string;
  /** How long that is, in words. */
  lasts: string;
  /** Ends when the visitor says so. */
  isOpen: boolean;
}

/** The two legal pages, by the names of their files. */
export const legalPages = ['privacy', 'terms'] as const;
export type LegalPageName = (typeof legalPages)[number];

/** The file of a legal page in a language, from the project's folder. */
export const legalFile = (page: LegalPageName, language: Language): string =>
  siteFile(`legal/${page}.${language}.md`);

const factsSchema = legalFactsSchema(languages);

/** What is true of the legal texts in every language. @throws DataError when the file is missing or wrong */
export const legalFacts = () => parseData(factsSchema, readYaml(siteFile('legal/facts.yaml')));

/**
 * A legal page as a build of a mode has it: the policy says whether the forms only pretend to send (SPEC section 7).
 * @throws DataError when its file or the facts are wrong
 */
export function legalPageIn(language: Language, page: LegalPageName, mode: ServicesMode): LegalPage {
  const { lastUpdated, minimumAge } = legalFacts();
  const parameters = {
    ...contactParameters(),
    email: page === 'privacy' ? brand.email.privacy : brand.email.legal,
    ...(minimumAge !== undefined && { minimumAge }),
    themeKey: storageKeys.theme,
    languageKey: storageKeys.language,
    consentKey: storageKeys.consent,
    draftsKey: storageKeys.applicationDrafts,
    adminKey: storageKeys.admin,
  };
  const file = legalFile(page, language);
  return { ...readPlainPage(file, legalPageWords, { language, mode, parameters }), lastUpdated };
}

/** How long data is kept, for the figure of the privacy policy; none where the site draws none. */
export function retentionIn(language: Language): RetentionBar[] {
  return legalFacts().retention.map(({ months, isOpen, name, lasts }) => ({
    months,
    isOpen,
    name: name[language] ?? '',
    lasts: lasts[language] ?? '',
  }));
}
