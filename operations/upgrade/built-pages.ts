import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { distFolder } from '../../build/project-paths.ts';
import { builtSiteIn, comparedFiles } from './built-site.ts';
import { describeChanges, siteChanges } from './page-facts.ts';

/**
 * `node operations/upgrade/built-pages.ts keep <folder>` keeps the built pages of the site that SITE names;
 * `compare <folder>` lists what is other in those that are built now.
 */

const [action, kept = ''] = process.argv.slice(2);
if (action === 'keep') {
  rmSync(kept, { recursive: true, force: true });
  for (const name of comparedFiles(distFolder)) {
    mkdirSync(dirname(join(kept, name)), { recursive: true });
    cpSync(join(distFolder, name), join(kept, name));
  }
} else {
  console.log(describeChanges(siteChanges(builtSiteIn(kept), builtSiteIn(distFolder))).join('\n'));
}
