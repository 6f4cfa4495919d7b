import type * as v from 'valibot';
import type { Edition } from '#content/edition.ts';
import { readClauses, type ClauseText } from './clauses.ts';
import { bodyParametersOf } from '#content/read/placeholders.ts';
import type { PlainFile } from '#content/load-site.ts';
import { DataError } from '#content/site-file/problem.ts';
import { legalFacts } from '#content/pages/legal-facts.ts';
import { ownPageSlugs } from '#content/pages/paths.ts';
import {
  legalPages,
  type LegalPageName,
  type legalPageWords,
  type ownPageWords,
} from '#content/schema/text-pages.ts';

export { legalPages };

type Fields = v.GenericSchema<unknown, object>;

/** A page that is only text, as pages get it. */
type PlainText<Words extends Fields> = v.InferOutput<Words> & ClauseText;

/**
 * A page that is only text: its words and its clauses.
 * @param more parameters that the text may use in braces beside those of every page
 * @throws DataError with file, line and reason of every mistake in the clauses
 */
function textPage<const Words extends Fields>(
  edition: Edition,
  { words, ...text }: PlainFile<Words>,
  more: Readonly<Record<string, string | number>> = {},
): PlainText<Words> {
  const parameters = { ...bodyParametersOf(edition, edition.language), ...more };
  return { ...words, ...readClauses(edition, text, parameters) };
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
export function legalPageIn(edition: Edition, page: LegalPageName): LegalPage {
  const { lastUpdated, minimumAge } = legalFacts(edition.site);
  const text = edition.legalPages[page];
  if (!text) {
    const file = `${edition.folder}/legal/${page}.${edition.language}.md`;
    throw new DataError([{ file, field: '(the whole file)', reason: 'missing' }]);
  }
  const { email } = edition.settings.contact;
  const more = {
    email: page === 'privacy' ? email.privacy : email.legal,
    ...(minimumAge !== undefined && { minimumAge }),
  };
  return { ...textPage(edition, text, more), lastUpdated };
}

type OwnPageText = PlainText<typeof ownPageWords>;

/** The title of a page of the site's own, for menus; nothing where there is no such page in this language. */
export const ownPageTitle = (edition: Edition, page: string): string | undefined =>
  ownPageSlugs(edition).includes(page) ? edition.ownPages[page]?.words.title : undefined;

/** A page of the site's own. @throws DataError with file, line and reason of every mistake in its text */
export function ownPageIn(edition: Edition, page: string): OwnPageText {
  const text = edition.ownPages[page];
  if (!text) throw new RangeError(`There is no page ${page} in “${edition.language}”`);
  return textPage(edition, text);
}
