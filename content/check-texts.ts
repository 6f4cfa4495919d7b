import type { Language } from '#shared/locales.ts';
import { attempt, type Problem } from '#shared/site-file/problem.ts';
import { bodyProblems, translationProblems } from './check-body.ts';
import { textCollections } from './collections/all-collections.ts';
import { folderOf } from './collections/define-collection.ts';
import type { Site, LoadedSite } from './load-site.ts';
import { readArticle } from './read-article.ts';
import { textAddresses } from './site-pages.ts';
import type { SiteSource } from './site-source.ts';

/** The folders of the long texts. */
const folders = textCollections.map(([, collection]) => folderOf(collection));

/** A text in a language, as far as it can be read. */
function readText(site: Site, source: SiteSource, name: string, language: Language) {
  const { found } = attempt(() => (source.has(name) ? source.markdown(name) : undefined));
  return (
    found && {
      text: { file: source.pathOf(name), ...found },
      article: readArticle(site, found.body, language),
    }
  );
}

/**
 * Checks the bodies of posts, case studies and white papers: links, blocks, and whether translations follow the first
 * language. Loading the site checks their front matters.
 * @returns one problem per mistake, an empty list when all of them can be published
 */
export function checkTexts({ site, source }: LoadedSite): Problem[] {
  const [first = ''] = site.languages;
  const addresses = new Map(site.languages.map((language) => [language, textAddresses(site, language)]));
  return folders.flatMap((folder) => {
    const ids = new Set(
      source.namesIn(folder, '.md').flatMap((name) => /([^/]+)\.[a-z]{2,3}\.md$/.exec(name)?.[1] ?? []),
    );
    return [...ids].flatMap((id) => {
      const original = readText(site, source, `${folder}/${id}.${first}.md`, first);
      return site.languages.flatMap((language) => {
        const read = readText(site, source, `${folder}/${id}.${language}.md`, language);
        if (!read) return [];
        const { text, article } = read;
        const few =
          article.sections.length < 2
            ? [{ file: text.file, field: 'the text', reason: 'fewer than two sections' }]
            : [];
        return [
          ...bodyProblems(text, article, addresses.get(language) ?? new Set()),
          ...few,
          ...(original ? translationProblems(text.file, article, original.article, `${first}.md`) : []),
        ];
      });
    });
  });
}
