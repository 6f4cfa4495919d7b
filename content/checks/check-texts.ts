import { editionOf, editionsOf, type Edition } from '#content/edition.ts';
import type { DataFile } from '#content/site-file/data-file.ts';
import { isRecord } from '#shared/is-record.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { attempt, type Problem } from '#content/site-file/problem.ts';
import { bodyProblems, translationProblems } from './check-body.ts';
import { textCollections } from '#content/collections/all-collections.ts';
import { folderOf } from '#content/collections/define-collection.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { bodyParametersOf, unknownPlaceholders } from '#content/read/placeholders.ts';
import type { SiteSource } from '#content/read/site-source.ts';

/** The folders of the long texts. */
const folders = textCollections.map(([, collection]) => folderOf(collection));

/** A text in a language, as far as it can be read. */
function readText(edition: Edition, source: SiteSource, name: string) {
  const { found } = attempt(() => (source.has(name) ? source.markdown(name) : undefined));
  return (
    found && {
      text: { file: source.pathOf(name), ...found },
      article: readArticle(edition, found.body),
    }
  );
}

/** Translations that are divided in another way than the text in the first language; for advice. */
export function unevenTranslations({ site, source }: LoadedSite): Problem[] {
  const [first = ''] = site.languages;
  return source.textNames().flatMap((name) => {
    const [, start = '', folder = '', language = ''] = /^((.*)\/[^/]+)\.([a-z]{2,3})\.md$/.exec(name) ?? [];
    const edition = editionsOf(site).find((one) => one.language === language && language !== first);
    if (edition === undefined || !folders.includes(folder)) return [];
    const [text, original] = [
      readText(edition, source, name),
      readText(editionOf(site), source, `${start}.${first}.md`),
    ];
    return text && original
      ? translationProblems(text.text.file, text.article, original.article, `${first}.md`)
      : [];
  });
}

/** A cover without words for those who do not see it. @param original the front matter that names the cover */
function coverProblems(original: DataFile, words: DataFile): Problem[] {
  const isSaid = (data: DataFile, field: string) => isRecord(data.value) && data.value[field] !== undefined;
  if (!isSaid(original, 'cover') || isSaid(words, 'coverAlt')) return [];
  return [problemAt(words, ['coverAlt'], 'missing: say in one sentence what the cover shows')];
}

/**
 * Checks the bodies of posts, case studies and white papers: links, blocks and the words for covers. Loading the site
 * checks their front matters.
 * @returns one problem per mistake, an empty list when all of them can be published
 */
export function checkTexts(loaded: LoadedSite): Problem[] {
  const { site, source } = loaded;
  const [first = ''] = site.languages;
  return folders.flatMap((folder) => {
    const ids = new Set(
      source.namesIn(folder, '.md').flatMap((name) => /([^/]+)\.[a-z]{2,3}\.md$/.exec(name)?.[1] ?? []),
    );
    return [...ids].flatMap((id) => {
      const original = readText(editionOf(site), source, `${folder}/${id}.${first}.md`);
      return editionsOf(site).flatMap((edition) => {
        const { language } = edition;
        const read = readText(edition, source, `${folder}/${id}.${language}.md`);
        if (!read) return [];
        const { text, article } = read;
        return [
          ...bodyProblems(loaded, text, article, language),
          ...unknownPlaceholders(text, Object.keys(bodyParametersOf(site, language))),
          ...(original ? coverProblems(original.text.frontMatter, text.frontMatter) : []),
        ];
      });
    });
  });
}
