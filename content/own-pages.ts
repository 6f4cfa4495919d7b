import type { Language } from '#shared/locales.ts';
import type { ServicesMode } from '#shared/services-mode.ts';
import { ownPageSlugs } from './addresses.ts';
import type { Site } from './load-site.ts';
import { plainPage, type PlainText } from './plain-pages.ts';
import type { ownPageWords } from './schema/plain-pages.ts';

/** A page that a site adds without code, in one language. */
export type OwnPageText = PlainText<typeof ownPageWords>;

/** The title of a page of the site's own, for menus; nothing where there is no such page in this language. */
export const ownPageTitle = (site: Site, language: Language, page: string): string | undefined =>
  ownPageSlugs(site, language).includes(page) ? site.ownPages[language]?.[page]?.words.title : undefined;

/** A page of the site's own. @throws DataError with file, line and reason of every mistake in its text */
export function ownPageIn(site: Site, language: Language, page: string, mode: ServicesMode): OwnPageText {
  const text = site.ownPages[language]?.[page];
  if (!text) throw new RangeError(`There is no page ${page} in “${language}”`);
  return plainPage(site, text, { language, mode });
}
