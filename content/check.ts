import { isLanguage, languages } from '../shared/locales.ts';
import { siteFile, siteFolder } from '../shared/site-folder.ts';
import { parseArgs } from 'node:util';
import { origin } from '../shared/site.ts';
import { languagesOfProduct } from '../shared/i18n/words-in.ts';
import { checkLinks, goneServices } from './check-links.ts';
import { pathProblems } from './file-names.ts';
import { checkLegal, checkOwnPages } from './check-plain-pages.ts';
import { checkTexts } from './check-texts.ts';
import { checkRedirects } from './redirects.ts';
import { checkDrawings } from './drawings.ts';
import { checkMapWords } from './map-words.ts';
import { missingPhotos } from './photo-uses.ts';
import { oddPortraits } from './portrait-shapes.ts';
import { missingLetters } from './site-letters.ts';
import { describeSamples, isRealOrigin, sampleTexts } from './check-samples.ts';
import { checkSearchWords } from './search-words.ts';
import { filesBelow, holdFiles, readYaml } from '../shared/site-file/data-file.ts';
import { attempt, describeProblem, withoutMisspelled, type Problem } from '../shared/site-file/problem.ts';
import { siteParts } from './site-parts.ts';
import { textFiles, textsOfFile } from './site-texts.ts';
import {
  describeBehind,
  markAsRead,
  textsBehind,
  textsMissingIn,
  untranslatedTexts,
} from './translations.ts';

/** Checks beyond the schema of each file. */
const checks = [
  checkLinks,
  checkTexts,
  checkSearchWords,
  checkLegal,
  checkOwnPages,
  checkRedirects,
  missingPhotos,
  checkDrawings,
  checkMapWords,
  missingLetters,
];

/** Whether a file has words of a language: by its name, or in a block of its own. */
function hasWordsOf(file: string, code: string): boolean {
  if (file.includes(`.${code}.`)) return true;
  const value = file.endsWith('.yaml') ? attempt(() => readYaml(file)).found?.value : undefined;
  return typeof value === 'object' && value !== null && code in value;
}

/** Languages that have words but are not in `site.yaml`: one problem each instead of one for each word. */
function unnamedLanguages(): Problem[] {
  const files = textFiles(siteFolder);
  return languagesOfProduct.flatMap((code): Problem[] => {
    const found = isLanguage(code) ? [] : files.filter((file) => hasWordsOf(file, code));
    const [file] = found;
    const reason = `${found.length} files have words in “${code}”, which “languages” of site.yaml does not name: add it there, or take them out`;
    return file === undefined ? [] : [{ file, field: code, reason }];
  });
}

/**
 * Checks all files of the site: shapes and bounds, references, and that no item lacks a language. The build
 * stops when anything is found.
 *
 * @returns one problem per mistake, an empty list when everything can be published
 */
export function checkContent(): Problem[] {
  const unnamed = unnamedLanguages();
  if (unnamed.length > 0) return unnamed;
  const names = pathProblems(filesBelow(siteFolder), languages);
  const meant = new Set(names.map((one) => siteFile(one.meant ?? '')));
  const problems = [
    ...names.map(({ path, field, reason }): Problem => ({ file: siteFile(path), field, reason })),
    ...siteParts().flatMap((read) => attempt(read).wrong),
    ...checks.flatMap((check) => {
      // A file that cannot be read hides what else a check would find.
      const { found = [], wrong } = attempt(() => check());
      return [...found, ...wrong];
    }),
    // A file with a wrong name is not also missing.
  ].filter(({ file, field }) => field !== '(the whole file)' || !meant.has(file));
  // Parts read the same files, as webinars and pages read people, so a problem may come twice.
  return [
    ...new Map(withoutMisspelled(problems).map((problem) => [describeProblem(problem), problem])).values(),
  ];
}

/** Length of a description that fills the space in search results, in characters. */
const shown = { least: 120, most: 160 };

/** Advice only: descriptions that search engines cut or do not use. */
function advice(): string[] {
  return textFiles(siteFolder)
    .flatMap((file) => textsOfFile(file))
    .flatMap(({ text, isMarkdown, problem }) => {
      const { length } = text;
      // Field names are among the texts.
      if (isMarkdown || text === 'description' || (length >= shown.least && length <= shown.most)) return [];
      const one = problem(`${length} characters: ${shown.least} to ${shown.most} are shown whole`);
      return /(^|head\.)description$/.test(one.field) ? [describeProblem(one)] : [];
    });
}

/** At most this many texts are listed for a language. */
const listedMost = 30;

/** What is not there in all languages, a line for each language. */
const missingTexts = (): string[] =>
  languages.flatMap((language) => {
    const missing = textsMissingIn(language);
    const more = missing.length > listedMost ? `, and ${missing.length - listedMost} more` : '';
    const names = missing.slice(0, listedMost).join(', ') + more;
    return missing.length === 0 ? [] : [`not in “${language}”: ${names}`];
  });

/**
 * Prints the result for a folder without mistakes, and whether it may be published.
 * @param isForPublic whether samples are mistakes, as in a build for a public address
 * @returns false when samples are mistakes
 */
async function sayResult(isForPublic: boolean): Promise<boolean> {
  const others = [...goneServices(), ...untranslatedTexts(), ...(await oddPortraits())].map(describeProblem);
  for (const one of [...advice(), ...others, ...missingTexts()]) console.log(`Advice: ${one}`);
  const samples = sampleTexts();
  if (samples.length === 0) {
    console.log('Content: no problems found.');
  } else if (isForPublic && isRealOrigin(origin)) {
    for (const line of describeSamples(samples)) console.error(line);
    console.error(
      `${samples.length} texts are samples: the site must not stand at ${origin} with them. For a preview: npm run build -- --allow-sample`,
    );
    return false;
  } else {
    console.log(
      `Content: no problems found, but ${samples.length} TEXTS ARE SAMPLES: not to be published. To list them: npm run check-site -- --no-sample`,
    );
  }
  return true;
}

/** Lists translations that are behind. @param isStrict whether they are mistakes. @returns false when they are */
function sayBehind(isStrict: boolean): boolean {
  const behind = textsBehind();
  const say = isStrict ? console.error : console.warn;
  for (const pair of behind) say(`${isStrict ? '' : 'Warning: '}${describeProblem(describeBehind(pair))}`);
  if (behind.length === 0) return true;
  say(
    `${behind.length} translated texts are behind. When you have read a file: npm run check-site -- --read <language> <file>`,
  );
  return !isStrict;
}

/** Prints the problems of the site. @returns whether there are none */
function sayProblems(): boolean {
  const problems = checkContent();
  for (const problem of problems) console.error(describeProblem(problem));
  return problems.length === 0;
}

/**
 * Checks the site and prints the result.
 * @param options.isForPublic sample texts are mistakes where the address of the site is a real one
 * @param options.isStrict translations that are behind are mistakes
 * @returns whether the site can be published
 */
export async function checkSite({ isForPublic = false, isStrict = false } = {}): Promise<boolean> {
  if (!sayProblems()) return false;
  const areCurrent = sayBehind(isStrict);
  return (await sayResult(isForPublic)) && areCurrent;
}

/**
 * `node content/check.ts`. `--no-sample`: sample texts are mistakes where the address of the site is a real one;
 * `--strict`: so are translations that are behind; `--read de services/cloud.yaml` marks those of a file as read.
 */
if (import.meta.main) {
  holdFiles();
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'no-sample': { type: 'boolean' }, strict: { type: 'boolean' }, read: { type: 'string' } },
    });
    if (values.read === undefined) {
      const isForPublic = values['no-sample'] === true;
      if (!(await checkSite({ isForPublic, isStrict: values.strict === true }))) process.exitCode = 1;
    } else if (sayProblems())
      console.log(`${markAsRead(values.read, positionals)} texts are marked as read in “${values.read}”.`);
    else process.exitCode = 1;
  } catch (error) {
    // A file that cannot be read at all; the message names it.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
