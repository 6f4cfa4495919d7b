import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { buildMoment } from '#shared/build-day.ts';
import { modeOf } from '#shared/mode.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { decodeText, guessText } from '#content/site-file/decode-text.ts';
import { problemsOfSite } from '#content/checks/check-site.ts';
import { readSite } from '#content/load-site.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { languageTerm } from './wordpress/places.ts';
import { planImport, stateFile, type Plan } from './wordpress/plan-import.ts';
import { contentOf, Uploads } from './wordpress/uploads.ts';
import { longestExport, readExport } from './wordpress/wxr.ts';

/**
 * `npm run import-wordpress -- acme export.xml --uploads uploads`: moves posts, pages, authors, pictures and addresses
 * of a site of WordPress into the folder of a site (docs/how-to/move-from-wordpress.md).
 */

const usage =
  'npm run import-wordpress -- acme export.xml [--uploads wp-content/uploads] [--redirects redirects.csv] [--language en]';

/** The bytes of a file that somebody names. @throws Error when it is missing or too large */
function bytesOf(file: string): Buffer {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Error(`there is no file ${file}`);
  if (stats.size > longestExport)
    throw new Error(
      `${file} is larger than ${longestExport / 2 ** 20} MB: export one kind of content or one year at a time`,
    );
  return readFileSync(file);
}

function exportIn(file: string): string {
  try {
    return decodeText(bytesOf(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(`${file} is not in UTF-8: export it again`, { cause: error });
  }
}

/** The text of a table, which Excel may have written in the encoding of Windows. */
function csvIn(file: string): string {
  const bytes = bytesOf(file);
  try {
    return decodeText(bytes);
  } catch {
    const text = guessText(bytes);
    if (text === undefined) throw new Error(`${file} is not a text: save it as CSV`);
    return text;
  }
}

/** Files that an import adds to, instead of leaving them as they are. */
const extended = ['redirects.yaml', 'posts/categories.yaml', stateFile];

/** @throws Error when a file cannot be written into the folder of a site: it exists, or would be in another folder */
function checkNew(folder: string, name: string): void {
  if (!extended.includes(name) && lstatSync(join(folder, name), { throwIfNoEntry: false }))
    throw new Error(`${name} exists already: nothing was imported`);
  let parent = dirname(join(folder, name));
  while (!existsSync(parent)) parent = dirname(parent);
  if (!`${realpathSync(parent)}${sep}`.startsWith(realpathSync(folder) + sep))
    throw new Error(`${name} is not in the folder of the site: nothing was imported`);
}

function writeInto(folder: string, name: string, content: string | Uint8Array): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: extended.includes(name) ? 'w' : 'wx' });
}

async function writePlan(folder: string, { files, copies, report }: Plan, day: string): Promise<string> {
  for (const name of [...copies.keys(), ...files.keys()]) checkNew(folder, name);
  for (const copy of copies.values()) writeInto(folder, copy.name, await contentOf(copy));
  // The state comes last: it names only files that exist.
  for (const [name, text] of files) writeInto(folder, name, text);
  let number = 1;
  while (statSync(join(folder, `wordpress/report-${number}.md`), { throwIfNoEntry: false })) number += 1;
  const name = `wordpress/report-${number}.md`;
  writeInto(folder, name, report.text(day));
  return name;
}

async function main(): Promise<void> {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { uploads: option, redirects: option, language: option, help: { type: 'boolean' } },
  });
  if (values.help === true) return console.log(usage);
  const [name, file, ...more] = positionals;
  if (name === undefined || file === undefined || more.length > 0) throw new Error(usage);
  process.env.SITE = name;
  const folder = chosenFolder();
  const loaded = readSite(new SiteSource(folder));
  const { defaultLanguage, languages } = loaded.site;
  const nowMs = buildMoment();
  const [wrong] = problemsOfSite(loaded, { nowMs, mode: modeOf(loaded.site) });
  if (wrong)
    throw new Error(`fix the errors of the site first (npm run check-site): ${describeProblem(wrong)}`);
  const uploadsFolder = values.uploads;
  if (uploadsFolder !== undefined && !statSync(uploadsFolder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`--uploads: there is no folder ${uploadsFolder}`);
  const exported = readExport(exportIn(file));
  const language =
    values.language ?? (languages.includes(exported.language) ? exported.language : defaultLanguage);
  if (!languages.includes(language)) throw new Error(`--language: ${language} is not a language of the site`);
  if (language !== defaultLanguage && !exported.items.some((item) => languageTerm(item) === defaultLanguage))
    throw new Error(
      `the texts of the export are in “${language}”, but the first language of the site is “${defaultLanguage}”: put ${language} first in languages of site.yaml, or name their language with --language`,
    );
  const plan = await planImport({
    loaded,
    exported,
    uploads: new Uploads(
      uploadsFolder,
      exported.items.filter(({ type }) => type === 'attachment'),
    ),
    csv: values.redirects === undefined ? undefined : csvIn(values.redirects),
    language,
    nowMs,
  });
  const report = await writePlan(folder, plan, new Date(nowMs).toISOString().slice(0, 10));
  for (const line of plan.report.summary) console.log(line);
  console.log(`Everything that was changed or left out is listed in ${folder}/${report}.`);
  console.log(
    'What you have to write is marked with (sample). To list it: npm run check-site -- --no-sample',
  );
}

try {
  await main();
} catch (error) {
  for (const line of (error instanceof Error ? error.message : String(error)).split('\n'))
    console.error(`import-wordpress: ${line}`);
  process.exitCode = 1;
}
