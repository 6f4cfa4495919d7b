import type * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import type { ServicesMode } from '#shared/services-mode.ts';
import { readClauses, type ClauseText } from './clauses.ts';
import { bodyParametersOf } from './placeholders.ts';
import type { Site, PlainFile } from './load-site.ts';
import { DataError } from '#shared/site-file/problem.ts';
import { legalFacts } from './legal-facts.ts';
import { ownPageSlugs } from './addresses.ts';
import {
  legalPages,
  type LegalPageName,
  type legalPageWords,
  type ownPageWords,
} from './schema/plain-pages.ts';

export { legalPages };

type Fields = v.GenericSchema<unknown, object>;

/** A page that is only text, as pages get it. */
type PlainText<Words extends Fields> = v.InferOutput<Words> & ClauseText;

/**
 * A page that is only text: its words and its clauses.
 * @param more parameters that the text may use in braces beside those of every page
 * @throws DataError with file, line and reason of every mistake in the clauses
 */
function plainPage<const Words extends Fields>(
  site: Site,
  { words, ...text }: PlainFile<Words>,
  options: {
    language: Language;
    mode: ServicesMode;
    more?: Readonly<Record<string, string | number>>;
  },
): PlainText<Words> {
  const { language, mode, more } = options;
  const parameters = { ...bodyParametersOf(site, language), ...more };
  return { ...words, ...readClauses(site, text, { language, mode, parameters }) };
}

/** A legal page in one language (SPEC section 2, Legal pages). */
type LegalPage = PlainText<typeof legalPageWords> & {
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

/** A page that a site adds without code, in one language. */
type OwnPageText = PlainText<typeof ownPageWords>;

/** The title of a page of the site's own, for menus; nothing where there is no such page in this language. */
export const ownPageTitle = (site: Site, language: Language, page: string): string | undefined =>
  ownPageSlugs(site, language).includes(page) ? site.ownPages[language]?.[page]?.words.title : undefined;

/** A page of the site's own. @throws DataError with file, line and reason of every mistake in its text */
export function ownPageIn(site: Site, language: Language, page: string, mode: ServicesMode): OwnPageText {
  const text = site.ownPages[language]?.[page];
  if (!text) throw new RangeError(`There is no page ${page} in “${language}”`);
  return plainPage(site, text, { language, mode });
}
