import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { errorCode } from '../error-code.ts';
import {
  anyRecord,
  checkResumeOwner,
  copyResumes,
  countResumes,
  startBackup,
  type BackupFacts,
  type ResumePlace,
} from './backup-resumes.ts';

const dumpIn = (folder: string) => join(folder, 'site.dump');

/**
 * Runs a PostgreSQL program. The password goes through the environment, because every user of the machine can
 * read command lines.
 * @throws Error with its output, or that it is not installed
 */
async function run(program: 'pg_dump' | 'pg_restore', databaseUrl: string, options: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  try {
    await promisify(execFile)(program, [`--dbname=${url.href}`, '--no-password', ...options], {
      env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    });
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      throw new Error(`${program} is missing: install the client programs of PostgreSQL`, { cause: error });
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(said, { cause: error });
  }
}

/** Uses its own connection to the database. */
async function ask<Value>(databaseUrl: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Counts the records, and checks that the resume of every application is in the folder. */
function factsOf(databaseUrl: string, folder: string, place: ResumePlace): Promise<BackupFacts> {
  return ask(databaseUrl, async (client) => {
    const count = async (table: string) =>
      Number((await client.query(`SELECT count(*) AS count FROM ${table}`)).rows[0]?.count);
    const { rows } = await client.query('SELECT resume_key FROM applications');
    return {
      applications: rows.length,
      enquiries: await count('enquiries'),
      subscribers: await count('subscribers'),
      resumes: countResumes(
        folder,
        place,
        rows.map(({ resume_key: key }) => String(key)),
      ),
    };
  });
}

/** What is in a database: nothing, the tables that a refused start leaves, or a site. */
function stateOf(databaseUrl: string): Promise<'empty' | 'unused' | 'used'> {
  return ask(databaseUrl, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('accounts') IS NOT NULL AS has_tables");
    if (rows[0]?.has_tables !== true) return 'empty';
    return (await client.query(anyRecord)).rows.length === 0 ? 'unused' : 'used';
  });
}

/**
 * Copies database and resumes, also while servers run. The database is first, so that every resume its rows
 * name exists by then. Records that arrive meanwhile may be counted but not copied.
 * @param folder is created; if it exists it must be empty
 * @throws Error with the reason
 */
export async function backUpPostgres(
  databaseUrl: string,
  dataFolder: string,
  folder: string,
  place: ResumePlace,
): Promise<BackupFacts> {
  startBackup(folder);
  await run('pg_dump', databaseUrl, ['--format=custom', `--file=${dumpIn(folder)}`]);
  copyResumes(dataFolder, folder, place);
  return factsOf(databaseUrl, folder, place);
}

/**
 * Restores a backup into an empty database, and its resumes into the data folder. The database is restored
 * completely or not at all.
 * @throws Error with the reason
 */
export async function restorePostgres(
  folder: string,
  databaseUrl: string,
  dataFolder: string,
  place: ResumePlace,
): Promise<BackupFacts> {
  if (!existsSync(dumpIn(folder))) throw new Error(`${folder} holds no ${dumpIn(folder)}`);
  const state = await stateOf(databaseUrl);
  if (state === 'used')
    throw new Error(
      'the database holds a site already; stop the servers and set DATABASE_URL to an empty one',
    );
  checkResumeOwner(folder, dataFolder, place);
  copyResumes(folder, dataFolder, place);
  await run('pg_restore', databaseUrl, [
    '--single-transaction',
    ...(state === 'unused' ? ['--clean', '--if-exists'] : []),
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    dumpIn(folder),
  ]);
  return factsOf(databaseUrl, dataFolder, place);
}
