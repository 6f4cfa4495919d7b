import { idsIn } from '#content/collections/names.ts';
import { editionsOf, type Edition } from '#content/edition.ts';
import { oncePer } from '#shared/once.ts';
import { feeds } from '#shared/feeds.ts';
import { allCollections } from '#content/collections/all-collections.ts';
import { contactCardPath, hasContactCard } from './contact-card.ts';
import { documentPath } from './document-files.ts';
import type { Site } from '#content/load-site.ts';
import { ownFilesFolder } from '#content/read/own-files.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';

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

/** The files that the build makes in a language, without and with it in their addresses. */
function madeFilesIn(edition: Edition): [path: string, address: string][] {
  const paths = Object.values(feeds).flatMap(({ page, path }) => (hasPageIn(edition, page) ? path : []));
  const documents = allCollections.flatMap(([name, { hasPdf }]) =>
    hasPdf === true ? idsIn(edition, name).map(documentPath) : [],
  );
  return [...paths, ...documents].map((path) => [path, edition.href(path)]);
}

/** The addresses of the files that the build makes for a site, beside its pages. */
export const madeFiles = (site: Site): string[] => [
  ...fixedFiles,
  ...(hasContactCard(site) ? [contactCardPath] : []),
  ...editionsOf(site).flatMap((edition) => madeFilesIn(edition).map(([, address]) => address)),
];

/** The addresses of all files of a site, beside its pages, that old addresses can lead to. */
export const publishedFiles = (site: Site): ReadonlySet<string> =>
  new Set([...madeFiles(site), ...site.ownFiles.map(({ address }) => address)]);

/** How the texts of a language can name a file, decoded, and its address. An own file is the same in all languages. */
const fileLinksOf = oncePer(
  (edition: Edition): ReadonlyMap<string, string> =>
    new Map([
      ...madeFiles(edition.site).map((address): [string, string] => [address, address]),
      ...madeFilesIn(edition),
      ...edition.site.ownFiles.flatMap(({ address }): [string, string][] => [
        [`/${ownFilesFolder}${address}`, address],
        [address, address],
      ]),
    ]),
);

/**
 * The address of the file to which a text of a language links; undefined where it is not one.
 * @param path as it is written: encoded or not, with or without the folder `files`
 */
export function linkedFile(edition: Edition, path: string): string | undefined {
  try {
    const address = fileLinksOf(edition).get(decodeURIComponent(path).normalize('NFC'));
    return address && encodeURI(address);
  } catch {
    // A percent sign that encodes nothing.
    return undefined;
  }
}
