import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '#content/site-file/decode-text.ts';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { readYaml } from '#content/site-file/data-file.ts';
import { parseData } from '#content/site-file/parse-data.ts';
import { siteSchema } from '#content/site-file/site.ts';

/** The line in `sites/default`. PowerShell writes UTF-16. */
const nameOfDefault = (): string => decodeText(readFileSync(join(process.cwd(), 'sites/default'))).trim();

/** @param site a name, or a path with a slash in it */
const folderOf = (site: string) =>
  site.includes('/') ? site.replaceAll(/^(\.\/)+|\/+$/g, '') : `sites/${site}`;

/**
 * The folder of the company for which a command works, from the project's folder: the environment variable SITE, else
 * the line in `sites/default`. A name is the folder `sites/<name>`; a path, with a slash in it, any other folder of the
 * project, as tests have theirs.
 * @throws Error of one line with the known names when there is no such site
 */
export function chosenFolder(): string {
  const folder = folderOf(process.env.SITE || nameOfDefault());
  if (existsSync(join(process.cwd(), folder, 'site.yaml'))) return folder;
  const entries = readdirSync(join(process.cwd(), 'sites'), { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name !== '_starter')
    .map((entry) => entry.name);
  throw new Error(`SITE: there is no ${folder}/site.yaml; the sites are ${names.join(', ')}`);
}

export const isDefaultSite = ({ folder }: { folder: string }): boolean =>
  folder === folderOf(nameOfDefault());

/** Names a site in the names of folders; a dot for each slash, so that no two sites share one. */
export const siteNameOf = ({ folder }: { folder: string }): string =>
  folder.replace(/^sites\//, '').replaceAll('/', '.');

/**
 * The settings of the site for which a command works, without its contents, for tools that need no more.
 * @throws DataError for mistakes in `site.yaml`; Error when there is no such site
 */
export function loadChosenSettings(): Pick<ConfiguredSite, 'folder' | 'settings'> {
  const folder = chosenFolder();
  return { folder, settings: parseData(siteSchema, readYaml(`${folder}/site.yaml`)) };
}
