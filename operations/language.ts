import { isLanguage } from '../config/locales.ts';
import { localeOf } from '../i18n/locale.ts';
import { addLanguage, removeLanguage, type ChangedFiles } from './language-files.ts';
import { projectFolder } from '../build/project-paths.ts';

/**
 * `npm run language -- add it` after adding the language to config/locales.ts, `npm run language -- remove
 * fr` after removing it there: writes or deletes its files. See docs/how-to/add-a-language.md.
 */

function report({ files, modules }: ChangedFiles, done: string): void {
  console.log(`${files.length} files of words ${done}, ${modules.length} modules changed.`);
  console.log('Then: npm run format, and npm run check names what is left to do');
}

const [action, code = ''] = process.argv.slice(2);
if ((action !== 'add' && action !== 'remove') || !/^[a-z]{2,3}$/.test(code)) {
  console.error(
    'Usage: npm run language -- add|remove <code>, a code of two or three small letters such as "it"',
  );
  process.exitCode = 1;
} else if (action === 'add') {
  if (isLanguage(code))
    report(addLanguage(projectFolder, code, localeOf(code).englishName), 'started in English');
  else {
    console.error(`"${code}" is not in config/locales.ts; add it there first`);
    process.exitCode = 1;
  }
} else if (isLanguage(code)) {
  console.error(`"${code}" is still in config/locales.ts; take it out there first`);
  process.exitCode = 1;
} else report(removeLanguage(projectFolder, code), 'deleted');
