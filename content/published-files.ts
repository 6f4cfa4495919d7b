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
];

/** The addresses of the files of a site, beside its pages, that old addresses can lead to. */
export function publishedFiles(site: Site): ReadonlySet<string> {
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
  return new Set([...fixedFiles, ...inLanguages]);
}
