import { quantity } from '#shared/quantity.ts';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { buffer } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readLiveSite, type LiveSite } from '#server/served-site.ts';
import { distFolderOf } from '#server/site/env.ts';
import { recordLists } from '#shared/contracts/dashboard.ts';
import { checkInstallation } from './check/check.ts';
import { backUp, backUpInto, restore, type BackupFacts } from './backup.ts';
import { openDatabase, type Database } from './database.ts';
import { minPasswordLength, passwordIn, setPassword } from './sessions/password.ts';
import { endAllSessions } from './sessions/sessions.store.ts';
import { recordNouns } from './records.store.ts';
import { readLiveSettings, type LiveSettings } from './settings.ts';

/**
 * Commands for operators: `node server/live.mjs <command>`, or `npm run live <command>` in a clone
 * (docs/how-to/go-live.md). They read the same environment as the server; a failure prints one clear line and exits
 * with 1.
 */

/** Asks twice on the terminal, without showing what is typed. */
async function askForPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const ask = async (question: string) => {
    process.stdout.write(question);
    const answer = await terminal.question('');
    process.stdout.write('\n');
    return answer;
  };
  try {
    const password = await ask(`A password for the dashboard, at least ${minPasswordLength} characters: `);
    if (password !== (await ask('Once more: ')))
      throw new Error('the two passwords differ; nothing was changed');
    return password;
  } finally {
    terminal.close();
  }
}

async function withDatabase(settings: LiveSettings, work: (database: Database) => Promise<string>) {
  const database = await openDatabase(settings);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const describeFacts = (facts: BackupFacts) =>
  recordLists.map((list) => quantity(facts[list], recordNouns[list], list)).join(', ');

interface Options {
  site: LiveSite;
  keep?: string;
  to?: string;
  'before-start'?: boolean;
  'without-erasures'?: boolean;
}

/** What each command does with its file. @returns the line that is printed */
const commands: Readonly<
  Record<string, (settings: LiveSettings, file: string, options: Options) => Promise<string>>
> = {
  async backup(settings, file, { keep }) {
    if (!file) throw new Error('which file? backup FILE, or backup --keep DAYS FOLDER');
    if (keep === undefined) return `${file} holds ${describeFacts(await backUp(settings, file))}.`;
    if (!/^[1-9]\d{0,3}$/.test(keep))
      throw new Error(`--keep must be a number of days, but it is ${JSON.stringify(keep)}`);
    const {
      file: made,
      deleted,
      isPaused,
      ...facts
    } = await backUpInto(settings, file, { keepDays: Number(keep) });
    return [
      `${made} holds ${describeFacts(facts)}.`,
      ...deleted.map((name) => `Deleted after ${quantity(Number(keep), 'day')}: ${name}`),
      ...(isPaused
        ? [
            `Nothing was deleted: the backup before is older than ${quantity(Number(keep), 'day')}. Check the clock; the next run deletes.`,
          ]
        : []),
    ].join('\n');
  },
  async restore(settings, file, options) {
    if (!file) throw new Error('which file? restore FILE');
    const withoutErasures = options['without-erasures'] === true;
    const { erased, ...facts } = await restore(settings, file, {
      withoutErasures,
      webhook: settings.options.webhook,
    });
    return [
      `Here again: ${describeFacts(facts)}.`,
      withoutErasures
        ? 'People erased since the backup were NOT erased again (--without-erasures).'
        : `Erased again, because they were erased since the backup: ${quantity(erased, 'record')}.`,
      'All sessions ended. Without OIDC_ISSUER, set the password of the dashboard now.',
    ].join('\n');
  },
  async password(settings) {
    const { isTTY } = process.stdin;
    const password = passwordIn(isTTY ? Buffer.from(await askForPassword()) : await buffer(process.stdin));
    await withDatabase(settings, async (database) => {
      await setPassword(database, password);
      return '';
    });
    return settings.options.oidc
      ? 'The password is set. It is not used while OIDC_ISSUER is set.'
      : 'The password is set, and everybody is logged out.';
  },
  async check(settings, file, { site, to, 'before-start': isBeforeStart }) {
    if (file) throw new Error('check takes no file: check [--to ADDRESS]');
    const isRight = await checkInstallation(site, settings, { to, isBeforeStart }, (line) =>
      console.log(line),
    );
    if (!isRight) process.exitCode = 1;
    return isRight ? 'Everything is right.' : 'See the problems above.';
  },
  'end-sessions': (settings) =>
    withDatabase(settings, async (database) => `Logged out: ${await endAllSessions(database)} sessions.`),
};

let brand = 'The site';
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      to: { type: 'string' },
      'before-start': { type: 'boolean' },
      'without-erasures': { type: 'boolean' },
    },
  });
  const [name = '', file = ''] = positionals;
  const command = commands[name];
  if (!command)
    throw new Error(
      'the commands are: check [--to ADDRESS], backup FILE, backup --keep DAYS FOLDER, restore FILE [--without-erasures], password, end-sessions',
    );
  // Named from the folder of the shell (server/live.mjs).
  const named = file && resolve(process.env['INIT_CWD'] || '.', file);
  const site = readLiveSite(distFolderOf(process.env, 'live'));
  brand = site.settings.name;
  console.log(await command(readLiveSettings(site, process.env), named, { ...values, site }));
} catch (error) {
  console.error(`${brand}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
