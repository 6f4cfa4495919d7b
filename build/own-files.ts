import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '#content/load-site.ts';
import type { OwnFile } from '#content/read/own-files.ts';
import { DataError } from '#content/site-file/problem.ts';
import { ownFileLists } from '#server/site/exact-addresses.ts';
import { projectFolder } from './project-paths.ts';
import type { SiteOutput } from './site-output.ts';

/** The addresses of HTML files, which keep their ending: other HTML files are pages, whose addresses have none. */
export const exactAddresses = (files: readonly OwnFile[]): string[] =>
  files.map(({ address }) => address).filter((address) => address.endsWith('.html'));

/** Where the file is from which an address is published; undefined where none is. */
export function ownFileAt(site: Site, pathname: string): string | undefined {
  const found = site.ownFiles.find(({ address }) => encodeURI(address) === pathname);
  return found && join(projectFolder, site.folder, found.name);
}

/** A text for a regular expression between double quotes. */
const literal = (text: string) => text.replaceAll(/[\\^$.|?*+()[\]{}"]/g, '\\$&');

/** The lists of these addresses, for the server of the project and for nginx; none where there are no such files. */
export function exactAddressTexts(files: readonly OwnFile[]): Map<string, string> {
  const exact = exactAddresses(files);
  if (exact.length === 0) return new Map();
  return new Map([
    [`/${ownFileLists.server}`, JSON.stringify(exact)],
    // An expression, because nginx compares texts without case.
    [`/${ownFileLists.nginx}`, exact.map((address) => `"~^${literal(address)}$" $uri;\n`).join('')],
  ]);
}

/**
 * Puts the files that are published as they are into the site, after all others.
 * @throws DataError for a file at the address of another one
 */
export async function putOwnFiles(site: Site, output: SiteOutput): Promise<void> {
  const taken = new Map(output.paths().map((path) => [path.toLowerCase(), path]));
  const wrong = site.ownFiles.flatMap(({ name, address }) => {
    const other = taken.get(address.toLowerCase());
    const reason = `the build makes a file at ${other}: rename it`;
    return other === undefined
      ? []
      : [{ file: `${site.folder}/${name}`, field: '(the name of the file)', reason }];
  });
  if (wrong.length > 0) throw new DataError(wrong);
  await Promise.all(
    site.ownFiles.map(async ({ name, address }) => {
      const file = join(projectFolder, site.folder, name);
      const { size, mtimeMs } = await stat(file);
      await output.put(address, [`${size} ${mtimeMs}`], () => readFile(file));
    }),
  );
  await output.putTexts(exactAddressTexts(site.ownFiles));
}
