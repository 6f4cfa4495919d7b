import { testSite as site } from '#content/test-support/test-site.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { distFolder } from '#build/project-paths.ts';
import { pagesIn, type BuiltPage } from './rules/built-page.ts';

const names = readdirSync(distFolder(site), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(distFolder(site), join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((name) => !/\.(br|gz)$/.test(name));

/** Addresses of all files of the built site, without precompressed ones. */
export const siteFiles: ReadonlySet<string> = new Set(names.map((name) => `/${name}`));

/** The bytes of a file of the built site. */
export function readSiteBytes(address: string): Buffer {
  return readFileSync(join(distFolder(site), address));
}

/** The content of a file of the built site as text. */
export function readSiteFile(address: string): string {
  return readSiteBytes(address).toString('utf8');
}

/** All pages of the built site. */
export const sitePages: BuiltPage[] = pagesIn(distFolder(site));

/** A page of the built site by its address. @throws RangeError when there is none */
export function pageAt(path: string): BuiltPage {
  const page = sitePages.find((one) => one.path === path && !one.isNotFound);
  if (!page) throw new RangeError(`No page at ${path}`);
  return page;
}
