import { isDeepStrictEqual } from 'node:util';
import { allCollections } from '#content/collections/all-collections.ts';
import { wordsFileOf } from '#content/pages/site-pages.ts';
import { isRecord } from '#shared/is-record.ts';
import type { Site } from '#content/load-site.ts';
import { pricesAnchor } from '#content/collections/prices.ts';
import { routes, splitPath, unprefixedPath, type RouteId } from '#shared/routes.ts';

/** `posts/boats.de.md` is the file `posts/boats.md` in a language, in the same words as the table. */
export const withoutLanguage = (file: string): string => file.replace(/\.[a-z]{2,3}(?=\.\w+$)/, '');

/** What pages are about: the path of a route, and files without their language; `*` is the parameter of the path. */
const pageFiles = Object.entries(routes).flatMap(([id, path]) => {
  // The keys of a constant are those of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const words = wordsFileOf(id as RouteId);
  const items = allCollections.filter(([, { route }]) => route === id);
  const files = [
    ...items.map(([, collection]) => collection.files.replace('*.*', '*')),
    ...(id === 'ownPage' ? ['pages/*.md'] : []),
    ...(words === undefined ? [] : [`pages/${words}.yaml`]),
    ...(path.includes(':') ? [] : [`legal/${id}.md`]),
  ];
  return files.map((file) => ({ file, path }));
});

/** The files that a page is about, without their language: `/de/services/cloud` is about `services/cloud.yaml`. */
export function filesOfPage(site: Site, page: string): string[] {
  const { path: wanted } = splitPath(site, decodeURI(page));
  return pageFiles.flatMap(({ file, path }) => {
    const match = new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(wanted);
    return match ? [file.replace('*', match[1] ?? '')] : [];
  });
}

/** The pages that show lists without a page of their own; others are on home. */
const pagesOfLists: Readonly<Record<string, string>> = {
  'about-figures.yaml': routes.about,
  'featured-cases.yaml': routes.portfolio,
  'legal/settings.yaml': routes.privacy,
  'posts/categories.yaml': routes.blog,
  'prices.yaml': `${routes.services}#${pricesAnchor}`,
  'project-filters.yaml': routes.portfolio,
  'questions.yaml contact': routes.contact,
  'years.yaml': routes.about,
};

/**
 * The page on which a file of a site is best seen, unprefixed, with the anchor of its part: one that is about it, else
 * that of its list, else home.
 * @param name in the folder of the site
 * @param changed the only part of it that has changed
 */
export function pageOfFile(name: string, changed = ''): string {
  const file = withoutLanguage(name);
  const listPage = pagesOfLists[`${file} ${changed}`] ?? pagesOfLists[file];
  if (listPage !== undefined) return listPage;
  const itemName = /[^/]+(?=\.\w+$)/;
  const [item = ''] = itemName.exec(file) ?? [];
  const pattern = file.replace(itemName, '*');
  const own =
    pageFiles.find((one) => one.file === pattern) ??
    pageFiles.find((one) => one.file === file && !one.path.includes(':'));
  if (own) return own.path.replace(/:\w+/, item);
  const [, collection] = allCollections.find(([, { files }]) => [file, pattern].includes(files)) ?? [];
  return unprefixedPath(collection?.list ?? 'home');
}

/** The only part of a file that another text of it changes; empty where it is more than one. */
export function changedPart(before: unknown, now: unknown): string {
  if (!isRecord(before) || !isRecord(now)) return '';
  const changed = Object.keys({ ...before, ...now }).filter(
    (name) => !isDeepStrictEqual(before[name], now[name]),
  );
  return changed.length === 1 ? (changed[0] ?? '') : '';
}
