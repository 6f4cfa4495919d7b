import { feeds } from '#shared/feeds.ts';
import { inLanguage } from '#shared/routes.ts';
import { allCollections } from './collections/all-collections.ts';
import { documentAddress } from './document-files.ts';
import type { Site } from './load-site.ts';
import { hasPageIn } from './site-pages.ts';

/** Files that every site has. */
const fixedFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/page-files.json',
];

/** The addresses of the files that the build makes for a site, beside its pages. */
export function madeFiles(site: Site): string[] {
  const inLanguages = site.languages.flatMap((language) => [
    ...Object.values(feeds).flatMap(({ page, path }) =>
      hasPageIn(site, language, page) ? inLanguage(site, language, path) : [],
    ),
    ...allCollections.flatMap(([name, { hasPdf }]) =>
      hasPdf === true
        ? (site.ids[name][language] ?? []).map((id) => documentAddress(site, language, id))
        : [],
    ),
  ]);
  return [...fixedFiles, ...inLanguages];
}

/** The addresses of all files of a site, beside its pages, that old addresses can lead to. */
export const publishedFiles = (site: Site): ReadonlySet<string> =>
  new Set([...madeFiles(site), ...site.ownFiles.map(({ address }) => address)]);
