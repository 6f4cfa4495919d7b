import { isLanguage, type Language } from '../shared/locales.ts';
import type { ServicesMode } from '../shared/services-mode.ts';
import { siteFile } from '../shared/site-folder.ts';
import { isSwitchedOff } from '../shared/switched-off.ts';
import { namesIn, readMarkdown } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import { ownPageWords } from './schema/plain-pages.ts';
import { withSiteFacts } from './page-words.ts';
import { contactParameters, readPlainPage, type PlainText } from './plain-pages.ts';

/** A page that a site adds without code, in one language. */
export type OwnPage = PlainText<typeof ownPageWords>;

const defaultFolder = siteFile('pages');

/** The Markdown files of the site's pages by their two parts: `imprint.de.md`. */
export const ownPageFiles = (folder = defaultFolder): { file: string; page: string; language: Language }[] =>
  namesIn(folder).flatMap((name) => {
    const [, page = '', language] = /^(.+)\.([a-z]{2,3})\.md$/.exec(name) ?? [];
    return isLanguage(language) ? [{ file: `${folder}/${name}`, page, language }] : [];
  });

/** The pages that a site adds in a language and does not switch off, by the last part of their addresses. */
export function ownPageSlugs(language: Language, folder = defaultFolder): string[] {
  return ownPageFiles(folder).flatMap((one) =>
    one.language === language && !isSwitchedOff(`/${one.page}`) ? [one.page] : [],
  );
}

/** The title of a page of the site's own, for menus; nothing where there is no such page in this language. */
export function ownPageTitle(language: Language, page: string): string | undefined {
  if (!ownPageSlugs(language).includes(page)) return undefined;
  const { frontMatter } = readMarkdown(`${defaultFolder}/${page}.${language}.md`);
  return withSiteFacts(parseData(ownPageWords, frontMatter), language).title;
}

/** A page of the site's own. @throws DataError with file, line and reason of every mistake */
export function ownPageIn(
  language: Language,
  page: string,
  mode: ServicesMode,
  folder = defaultFolder,
): OwnPage {
  const parameters = contactParameters(language);
  return readPlainPage(`${folder}/${page}.${language}.md`, ownPageWords, { language, mode, parameters });
}
