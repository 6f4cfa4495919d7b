import { createInterface } from 'node:readline/promises';
import { buffer } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { chosenSite } from '#content/chosen-site.ts';
import { backUp, restore, type BackupFacts } from './backup.ts';
import { openDatabase, type Database } from './database.ts';
import { minPasswordLength, passwordIn, setPassword } from './sessions/password.ts';
import { endAllSessions } from './sessions/sessions.store.ts';
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

const counted = ({ applications, enquiries, subscribers }: BackupFacts) =>
  `${applications} applications, ${enquiries} enquiries, ${subscribers} subscribers`;

/** What each command does with its file. @returns the line that is printed */
const commands: Readonly<Record<string, (settings: LiveSettings, file: string) => Promise<string>>> = {
  async backup(settings, file) {
    if (!file) throw new Error('which file? backup FILE');
    return `${file} holds ${counted(await backUp(settings, file))}.`;
  },
  async restore(settings, file) {
    if (!file) throw new Error('which file? restore FILE');
    const withoutErasures = process.argv.includes('--without-erasures');
    const { erased, ...facts } = await restore(settings, file, { withoutErasures });
    return [
      `Here again: ${counted(facts)}.`,
      withoutErasures
        ? 'People erased since the backup were NOT erased again (--without-erasures).'
        : `Erased again, because they were erased since the backup: ${erased} records.`,
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
  'end-sessions': (settings) =>
    withDatabase(settings, async (database) => `Logged out: ${await endAllSessions(database)} sessions.`),
};

const site = chosenSite();
try {
  const [name = '', file = ''] = process.argv.slice(2);
  const command = commands[name];
  if (!command)
    throw new Error(
      'the commands are: backup FILE, restore FILE [--without-erasures], password, end-sessions',
    );
  console.log(await command(readLiveSettings(site, process.env), file));
} catch (error) {
  console.error(`${site.settings.name}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
