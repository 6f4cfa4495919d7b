import { quantity } from '#shared/quantity.ts';
import { writeFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { modeOf } from '#shared/mode.ts';
import { describeProblem, sortedProblems, type Problem } from '#content/site-file/problem.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { hiddenTexts } from './hidden-texts.ts';
import { goneServices, servicesInNoMenu } from './check-links.ts';
import { describeSamples, isRealOrigin, sampleTexts } from './check-samples.ts';
import { problemsOfSite } from './check-site.ts';
import { readSite, type LoadedSite } from '#content/load-site.ts';
import { logoAdvice } from './logo-advice.ts';
import { readLogo, type LogoPictures, type ReadLogo } from './logo-pictures.ts';
import { pictureAdvice } from './picture-advice.ts';
import { oddPortraits } from './portrait-shapes.ts';
import { shownUntil } from '#content/chosen-site.ts';
import { missingLetters } from './site-letters.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { textsOfSite } from '#content/read/site-texts.ts';
import { similarPages } from './similar-pages.ts';
import { textAdvice } from './text-advice.ts';
import {
  describeBehind,
  markAsRead,
  textsBehind,
  textsMissingIn,
  untranslatedTexts,
} from './translations.ts';

/** Texts that search results show, by their fields, with the length that fills their space, in characters. */
const shownLengths = [
  { file: /./, field: /(^|head\.)description$/, least: 120, most: 160 },
  { file: /\/pages\/home\.yaml$/, field: /head\.title$/, least: 16, most: 60 },
  // An imprint has a short one.
  { file: /\/pages\/[^/]+\.md$/, field: /^head\.title$/, least: 3, most: 46 },
  // The name of the company follows.
  { file: /(?<!\/pages\/home\.yaml)$/, field: /(head\.title|headTitle)$/, least: 16, most: 46 },
  { file: /\/jobs\//, field: /^\w+\.title$/, least: 2, most: 65 },
];

/** Advice only: titles and descriptions that search engines cut or do not use. */
export function lengthAdvice({ source }: LoadedSite): Problem[] {
  return textsOfSite(source).flatMap(({ text, isMarkdown, problem }) => {
    const { length } = text;
    if (isMarkdown) return [];
    const { file, field } = problem('');
    const shown = shownLengths.find((one) => one.file.test(file) && one.field.test(field));
    // Field names are among the texts.
    if (!shown || field.endsWith(text) || (length >= shown.least && length <= shown.most)) return [];
    const { least, most } = shown;
    const advice = length < least ? 'longer' : 'shorter';
    return [
      problem(`${quantity(length, 'character')}: search results show ${least} to ${most}; make it ${advice}`),
    ];
  });
}

/** At most this many texts are listed for a language. */
const listedMost = 30;

/** What is not there in all languages, a line for each language. */
const missingTexts = (loaded: LoadedSite): string[] =>
  loaded.site.languages.flatMap((language) => {
    const missing = textsMissingIn(loaded, language);
    const more = missing.length > listedMost ? `, and ${missing.length - listedMost} more` : '';
    const names = missing.slice(0, listedMost).join(', ') + more;
    return missing.length === 0 ? [] : [`not in “${language}”: ${names}`];
  });

/** What would be better, though it does not prevent the publication of a site. */
export const adviceOf = async (loaded: LoadedSite, logo: LogoPictures): Promise<Problem[]> => {
  const { site, source } = loaded;
  return [
    ...lengthAdvice(loaded),
    ...textAdvice(loaded),
    ...hiddenTexts(loaded),
    ...goneServices(site, source.yaml('site.yaml')),
    ...servicesInNoMenu(loaded),
    ...similarPages(loaded),
    ...untranslatedTexts(loaded),
    ...(await oddPortraits(site, source)),
    ...(await pictureAdvice(site, source)),
    ...logoAdvice(site, source, logo),
  ];
};

/**
 * Prints the result for a folder without mistakes, and whether it may be published.
 * @param options as for `checkSite`
 * @returns false when samples are errors
 */
async function sayResult(
  loaded: LoadedSite,
  logo: LogoPictures,
  { isForPublic = false, listsSamples = false },
): Promise<boolean> {
  const { origin } = loaded.site.settings;
  const advice = (await adviceOf(loaded, logo)).map(describeProblem);
  for (const one of [...advice, ...missingTexts(loaded)]) console.log(`Advice: ${one}`);
  const samples = sampleTexts(loaded);
  const isRefused = isForPublic && isRealOrigin(origin);
  if (isRefused || listsSamples) for (const line of describeSamples(samples)) console.error(line);
  if (samples.length === 0) {
    console.log('Content: no problems found.');
  } else if (isRefused) {
    console.error(
      `${quantity(samples.length, 'text is a sample', 'texts are samples')}: the site cannot be published at ${origin} with ${samples.length === 1 ? 'it' : 'them'}. For a preview: npm run build -- --allow-sample`,
    );
    return false;
  } else {
    console.log(
      `Content: no problems found, but ${quantity(samples.length, 'TEXT IS A SAMPLE', 'TEXTS ARE SAMPLES')}: not to be published.${listsSamples ? '' : ' To list them: npm run check-site -- --no-sample'}`,
    );
  }
  return true;
}

/** Lists outdated translations. @param isStrict whether they are errors. @returns false when they are */
function sayBehind(loaded: LoadedSite, isStrict: boolean): boolean {
  const behind = textsBehind(loaded);
  const say = isStrict ? console.error : console.warn;
  for (const pair of behind) say(`${isStrict ? '' : 'Warning: '}${describeProblem(describeBehind(pair))}`);
  if (behind.length === 0) return true;
  say(
    `${quantity(behind.length, 'translated text is', 'translated texts are')} outdated. After you have reviewed a file: npm run check-site -- --read <language> <file>`,
  );
  return !isStrict;
}

/** What prevents the publication of a site. */
export function blockingProblems(loaded: LoadedSite, logo: ReadLogo): Problem[] {
  const mode = modeOf(loaded.site);
  const others = problemsOfSite(loaded, { nowMs: shownUntil(), mode }, [missingLetters]);
  return sortedProblems([...others, ...logo.problems]);
}

/** Prints the problems of a site. @returns whether it has none */
function isCorrect(loaded: LoadedSite, logo: ReadLogo): boolean {
  const problems = blockingProblems(loaded, logo);
  for (const problem of problems) console.error(describeProblem(problem));
  return problems.length === 0;
}

/**
 * Checks a site and prints the result.
 * @param options.isForPublic sample texts are errors if `origin` of the site is a public address
 * @param options.listsSamples lists sample texts also if they are not errors
 * @param options.isStrict outdated translations are errors
 * @returns whether the site can be published
 */
export async function checkSite(
  loaded: LoadedSite,
  { isForPublic = false, listsSamples = false, isStrict = false } = {},
): Promise<boolean> {
  const logo = await readLogo(loaded.site, loaded.source);
  if (!isCorrect(loaded, logo)) return false;
  const areCurrent = sayBehind(loaded, isStrict);
  return (await sayResult(loaded, logo.pictures, { isForPublic, listsSamples })) && areCurrent;
}

/** Marks translations as read. @param files below the folder of the site; `.` for all. @returns whether it could */
async function markFiles(loaded: LoadedSite, language: string, files: readonly string[]): Promise<boolean> {
  if (!isCorrect(loaded, await readLogo(loaded.site, loaded.source))) return false;
  const { name, content, count } = markAsRead(loaded, language, files);
  const path = loaded.source.pathOf(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`${quantity(count, 'text is', 'texts are')} marked as reviewed in “${language}”.`);
  return true;
}

/**
 * `node content/checks/check.ts`. `--no-sample` lists sample texts, which are errors if the address of the site is
 * public; `--strict`: so are outdated translations; `--read de services/cloud.yaml` marks those of a file as read.
 */
if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'no-sample': { type: 'boolean' }, strict: { type: 'boolean' }, read: { type: 'string' } },
    });
    const loaded = readSite(new SiteSource(chosenFolder()));
    const isForPublic = values['no-sample'] === true;
    const isDone =
      values.read === undefined
        ? await checkSite(loaded, {
            isForPublic,
            listsSamples: isForPublic,
            isStrict: values.strict === true,
          })
        : await markFiles(loaded, values.read, positionals);
    if (!isDone) process.exitCode = 1;
  } catch (error) {
    // A file that cannot be read at all; the message names it.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
