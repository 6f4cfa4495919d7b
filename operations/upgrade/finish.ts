import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isStillWord } from '../../i18n/words-in.ts';
import { migrated, textsOf } from '../../migrations/migrate.ts';
import type { SiteTexts } from '../../migrations/migration.ts';
import { withoutField } from '../../migrations/yaml-text.ts';
import {
  readJournal,
  takeFiles,
  workFolder,
  writeJournal,
  type Journal,
} from '../../scripts/taken-files.mjs';
import { withMissingWords } from '../language-files.ts';
import { keptPages } from './begin.ts';
import { notesForAdopters } from './notes.ts';
import type { SiteCommands } from './site-commands.ts';
import { dataFiles, overriddenAmong } from './staged.ts';

/*
 * The second half of an upgrade, which the new version does: the data of the sites, checks, and what has changed.
 */

/** Takes interface words out of a site that the product has no place for any more; its own are back then. */
function removeOldWords(texts: SiteTexts): string[] {
  return [...texts].flatMap(([name, text]) => {
    if (!name.startsWith('words/')) return [];
    const words = Object.entries((parse(text) ?? {}) as Record<string, string>);
    const old = words.flatMap(([key, word]) => (isStillWord(key, word) ? [] : [key]));
    if (old.length === 0) return [];
    texts.set(
      name,
      old.reduce((less, key) => withoutField(less, [key]), text),
    );
    return [
      `${name} had words that the product no longer has, or fills in otherwise; taken out: ${old.join(', ')}.`,
    ];
  });
}

/** Interface words that are new, in English, where the product does not speak a language of the site. */
function addMissingWords(texts: SiteTexts): string[] {
  const { languages } = parse(texts.get('site.yaml') ?? '') as { languages: string[] };
  return languages.flatMap((code) => {
    const name = `words/${code}.yaml`;
    const before = texts.get(name);
    const after = withMissingWords(before, code);
    if (after === undefined || after === before) return [];
    texts.set(name, after);
    return [`${name} has new words in English, at its end: translate them.`];
  });
}

/** The data of a site as this product needs it, with what was done in sentences. @throws Error naming the site */
export function newData(old: SiteTexts): { texts: SiteTexts; done: string[] } {
  const { texts, steps } = migrated(old);
  const done = steps.map(({ to, does }) => `To ${to}: ${does}`);
  return { texts, done: [...done, ...removeOldWords(texts), ...addMissingWords(texts)] };
}

/** Stages the data of all sites, once; `report` keeps what was done for the end. */
function stageData(project: string, journal: Journal): void {
  if (journal.batches.some(({ name }) => name === 'data')) return;
  const files = journal.sites.map((site) => {
    const folder = `sites/${site}`;
    const old = textsOf(join(project, folder));
    try {
      return dataFiles(project, folder, old, newData(old).texts);
    } catch (error) {
      throw new Error(`${folder}/${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
  journal.batches.push({
    name: 'data',
    files: Object.assign({}, ...files) as object as Journal['batches'][number]['files'],
    isTaken: false,
  });
  writeJournal(project, journal);
}

/** What was done to the data, told from the copies: it may have been done before an interruption. */
function dataLines(project: string, journal: Journal, site: string): string[] {
  const before = join(project, workFolder, 'before', 'sites', site);
  const files = journal.batches.flatMap(({ name, files: all }) => (name === 'data' ? Object.keys(all) : []));
  const own = files.filter((path) => path.startsWith(`sites/${site}/`));
  if (own.length === 0) return ['The data stays as it is.'];
  const old = new Map([...textsOf(join(project, 'sites', site)), ...textsOf(before)]);
  return [...newData(old).done, `Changed: ${own.join(', ')}`];
}

function siteReport(project: string, journal: Journal, site: string, commands: SiteCommands): string[] {
  const product = journal.batches.find(({ name }) => name === 'product');
  const overridden = product ? overriddenAmong(project, site, product) : [];
  const kept = keptPages(project, site);
  const pages = existsSync(kept) ? commands.changedPages(site, kept) : [];
  return [
    `## sites/${site}`,
    '',
    ...dataLines(project, journal, site).map((line) => `- ${line}`),
    ...overridden.map(
      (path) => `- sites/${site}/overrides/${path} stands in place of a file that has changed: compare them.`,
    ),
    '',
    ...(existsSync(kept)
      ? [pages.length === 0 ? 'All pages are as before.' : 'What has changed on pages:', '']
      : []),
    ...pages,
    '',
  ];
}

/** Where the report is, from the project's folder. */
export const reportFile = join(workFolder, 'report.md');

/**
 * Ends an upgrade; can be called again after it was interrupted, or after something was wrong.
 * @param say is told what is done
 * @param take only tests give another
 * @throws Error with what is wrong
 */
export function finishUpgrade(
  project: string,
  commands: SiteCommands,
  say: (line: string) => void,
  take: (project: string) => void = takeFiles,
): void {
  const begun = readJournal(project);
  if (!begun) throw new Error('no upgrade has begun');
  stageData(project, begun);
  take(project);
  const journal = readJournal(project) ?? begun;
  for (const site of journal.sites) {
    say(`Checking sites/${site}.`);
    commands.check(site);
  }
  const isOnlyData = !journal.batches.some(({ name }) => name === 'product');
  for (const site of isOnlyData ? [] : journal.sites) {
    say(`Building sites/${site}.`);
    commands.build(site);
  }
  const changelog = existsSync(join(project, 'CHANGELOG.md'))
    ? readFileSync(join(project, 'CHANGELOG.md'), 'utf8')
    : '';
  const lines = [
    `# From ${journal.from} to ${journal.to}`,
    '',
    ...notesForAdopters(changelog, journal.from, journal.to),
    ...journal.sites.flatMap((site) => siteReport(project, journal, site, commands)),
  ];
  writeFileSync(join(project, reportFile), `${lines.join('\n').trimEnd()}\n`);
  writeJournal(project, { ...journal, isDone: true });
  for (const line of lines.slice(0, 60)) say(line);
  const minutes = ((Date.now() - journal.startedAt) / 60_000).toFixed(1);
  say(
    `Done in ${minutes} min. The whole list: ${reportFile}. Look at the site, then commit; to undo: npm run upgrade -- --undo`,
  );
}
