import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparable, type BuiltSite } from './page-facts.ts';

const compared = '**/{*.html,*.xml,*.txt,*.ics,*.webmanifest,_headers}';

/** The files of a built site that an upgrade compares, from its folder: pages, and texts for machines. */
export const comparedFiles = (folder: string): string[] =>
  globSync(compared, { cwd: folder }).map((name) => name.replaceAll('\\', '/'));

/** What an upgrade compares of a built site. @param folder of the build */
export const builtSiteIn = (folder: string): BuiltSite =>
  new Map(
    comparedFiles(folder).map((name) => [name, comparable(name, readFileSync(join(folder, name), 'utf8'))]),
  );
