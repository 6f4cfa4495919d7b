import { join } from 'node:path';
import { projectFolder } from '../build/project-paths.ts';
import { languages } from '../config/locales.ts';
import { siteFolder } from '../config/site-folder.ts';
import { changeLanguages } from './language-files.ts';

/**
 * `npm run language -- add it`, `remove fr` or `first de`: changes `languages` of `site.yaml`, and with it every file
 * of the site's folder. See docs/how-to/add-a-language.md.
 */

const [action = '', code = ''] = process.argv.slice(2);
const others = languages.filter((one) => one !== code);
const has = others.length < languages.length;

/** The languages after it; a text where that cannot be. */
function wanted(): readonly string[] | string {
  if (!['add', 'remove', 'first'].includes(action) || !/^[a-z]{2,3}$/.test(code))
    return 'Usage: npm run language -- add|remove|first <code>, a code of two or three small letters such as "it"';
  // A second call adds what has come since to a language that is there.
  if (action === 'add')
    return languages[0] === code
      ? `"${code}" is the first language of the site: the others are started from it`
      : has
        ? languages
        : [...languages, code];
  if (!has) return `"${code}" is none of the languages of ${siteFolder}: ${languages.join(', ')}`;
  if (action === 'first') return [code, ...others];
  return others.length > 0 ? others : `"${code}" is the only language of ${siteFolder}`;
}

const after = wanted();
if (typeof after === 'string') {
  console.error(after);
  process.exitCode = 1;
} else {
  // What a language lacks that is there is started too.
  const before = action === 'add' ? others : languages;
  const { written, changed, deleted } = changeLanguages(join(projectFolder, siteFolder), before, after);
  console.log(
    `${siteFolder}: ${written.length} files written, ${changed.length} changed, ${deleted.length} deleted.${action === 'add' ? ' Translate them; npm run check-site names what is missing.' : ''}`,
  );
}
