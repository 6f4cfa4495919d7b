import { join } from 'node:path';
import { projectFolder } from '../build/project-paths.ts';
import { defaultLanguage, isLanguage } from '../shared/locales.ts';
import { siteFile, siteFolder } from '../shared/site-folder.ts';
import { addLanguage, removeLanguage } from './language-files.ts';

/**
 * `npm run language -- add it` before the language is added to `languages` of `site.yaml`, `npm run
 * language -- remove fr` after it was taken out there: writes or deletes its words in the site's folder.
 * See docs/how-to/add-a-language.md.
 */

const folder = join(projectFolder, siteFolder);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

const [action, code = ''] = process.argv.slice(2);
const isNamed: boolean = isLanguage(code);
if ((action !== 'add' && action !== 'remove') || !/^[a-z]{2,3}$/.test(code)) {
  fail('Usage: npm run language -- add|remove <code>, a code of two or three small letters such as "it"');
} else if (action === 'add' && code === defaultLanguage) {
  fail(`"${code}" is the first language of the site: the others are started from it`);
} else if (action === 'add') {
  const { written, changed } = addLanguage(folder, defaultLanguage, code);
  console.log(
    `${siteFolder}: ${written.length} files written, ${changed.length} files have blocks of "${code}" now.`,
  );
  console.log(
    isNamed
      ? 'Translate them; npm run check names what is missing.'
      : `Then add it to "languages" of ${siteFile('site.yaml')}, and translate.`,
  );
} else if (isNamed) {
  fail(`"${code}" is still in "languages" of ${siteFile('site.yaml')}; take it out there first`);
} else {
  const { changed, deleted } = removeLanguage(folder, code);
  console.log(
    `${siteFolder}: ${deleted.length} files deleted, "${code}" taken out of ${changed.length} others.`,
  );
}
