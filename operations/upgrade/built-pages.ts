import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { distFolder } from '../../build/project-paths.ts';
import { describeChanges, siteChanges, type BuiltSite } from './page-facts.ts';

/**
 * `node operations/upgrade/built-pages.ts keep <folder>` keeps the built pages of the site that SITE names;
 * `compare <folder>` lists what is other in those that are built now.
 */

const compared = '**/{*.html,*.xml,*.txt,*.ics,*.webmanifest,_headers}';

const namesIn = (folder: string) =>
  globSync(compared, { cwd: folder }).map((name) => name.replaceAll('\\', '/'));

const siteAt = (folder: string): BuiltSite =>
  new Map(namesIn(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

const [action, kept = ''] = process.argv.slice(2);
if (action === 'keep') {
  rmSync(kept, { recursive: true, force: true });
  for (const name of namesIn(distFolder)) {
    mkdirSync(dirname(join(kept, name)), { recursive: true });
    cpSync(join(distFolder, name), join(kept, name));
  }
} else {
  console.log(describeChanges(siteChanges(siteAt(kept), siteAt(distFolder))).join('\n'));
}
