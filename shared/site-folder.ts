import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from './site-file/decode-text.ts';

/**
 * Which company the product is built for: the environment variable SITE, else the line in `sites/default`. A
 * name stands for the folder `sites/<name>`; a path, with a slash in it, for any other folder of the project,
 * as tests have theirs.
 */
// PowerShell writes UTF-16.
const byDefault = decodeText(readFileSync(join(process.cwd(), 'sites/default'))).trim();
const chosen = process.env.SITE || byDefault;

/** @param site a name, or a path with a slash in it */
const folderOf = (site: string) => (site.includes('/') ? site.replace(/\/$/, '') : `sites/${site}`);

/** The folder that holds all that belongs to the company, from the project's folder. */
export const siteFolder = folderOf(chosen);

/** Whether it is the site in `sites/default`. */
export const isDefaultSite = siteFolder === folderOf(byDefault);

/** Names the site in the names of folders; a dot for each slash, so that no two sites share one. */
export const siteName = siteFolder.replace(/^sites\//, '').replaceAll('/', '.');

/** A file of the site's folder, from the project's folder. @param name below the folder */
export const siteFile = (name: string): string => `${siteFolder}/${name}`;

/** Ends the process with a message for editors, because nothing can run without the site. */
export function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(join(process.cwd(), siteFile('site.yaml')))) {
  const entries = readdirSync(join(process.cwd(), 'sites'), { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name !== '_starter')
    .map((entry) => entry.name);
  stopWith(`SITE: there is no ${siteFile('site.yaml')}; the sites are ${names.join(', ')}`);
}
