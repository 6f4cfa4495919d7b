import { dayMs } from '#shared/durations.ts';
import { mapRecordLists, recordLists } from '#shared/contracts/dashboard.ts';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import { createDataFolder } from './data-folder.ts';
import {
  databaseFileIn,
  openDatabase,
  openPostgres,
  openSqlite,
  readSetting,
  storeErrorOf,
  writeSetting,
  type Database,
  type RecordTable,
  type StoredSubscriber,
} from './database.ts';
import { erasuresIn, type EraseAgain } from './people/erasures.ts';
import type { LiveOptions } from './deps.ts';
import { subscriberEvents } from './subscriptions/subscriptions.mail.ts';
import { forgetPassword } from './sessions/password.ts';
import { endAllSessions } from './sessions/sessions.store.ts';
import { errorCode } from '#server/site/error-place.ts';

/**
 * Backups of the one database (docs/how-to/go-live.md), also while servers run: one file, readable by its
 * owner alone. The file of erasures is not part of it because it must be newer than the backup.
 */

/** The database in use, as the settings name it. */
export interface DatabaseLocation {
  databaseUrl: string | null;
  dataFolder: string;
}

/** How many records a backup holds. Its type fails for a table that is not in `recordLists`: nothing would erase it. */
export type BackupFacts = Record<RecordTable, number>;

/** The file of a data folder that lists erasures, so that a restored backup repeats them. */
export const erasuresFileIn = (dataFolder: string): string => join(dataFolder, 'erasures.txt');

/** One row with the columns of `BackupFacts`, for either database. */
const countsQuery = `select ${recordLists
  .map((table) => `(select count(*) from ${table}) as ${table}`)
  .join(', ')}`;

const factsOfRow = (row: Readonly<Record<string, unknown>> = {}): BackupFacts =>
  mapRecordLists((list) => Number(row[list]));

/**
 * Runs a PostgreSQL program. The password goes through the environment, because every user of the machine can
 * read command lines.
 * @returns its output
 * @throws Error with its error output, or that it is not installed
 */
async function run(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  options: readonly string[],
): Promise<string> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const connection = options.includes('--list') ? [] : [`--dbname=${url.href}`, '--no-password'];
  try {
    const { stdout } = await promisify(execFile)(program, [...connection, ...options], {
      env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    });
    return stdout;
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      throw new Error(`${program} is missing: install the client programs of PostgreSQL`, { cause: error });
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(said, { cause: error });
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Tables that every backup has; another program's database does not have all of them. */
const expectedTables = [...recordLists, 'kysely_migration', 'outbox'];

/**
 * @returns how many records the file holds
 * @throws Error that begins with `problem` when it is not an intact database of this product
 */
function checkIntact(file: string, problem: string): BackupFacts {
  const database = new DatabaseSync(file);
  try {
    const [integrity] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
    if (integrity !== 'ok') throw new Error(`damaged: ${String(integrity)}`);
    const tables = database.prepare('select name from sqlite_schema').all();
    checkTables(tables.map(({ name }) => String(name)));
    // In WAL mode, SQLite would leave two more files beside the backup.
    database.exec('pragma journal_mode = delete');
    return factsOfRow(database.prepare(countsQuery).get());
  } catch (error) {
    throw new Error(`${problem}: ${reasonOf(error)}`, { cause: error });
  } finally {
    database.close();
  }
}

function checkTables(tables: readonly string[]): void {
  const missing = expectedTables.find((table) => !tables.includes(table));
  if (missing !== undefined) throw new Error(`it has no table named ${missing}`);
}

/** Copies a PostgreSQL database as it is at one moment, and counts its records at that moment. */
async function dumpPostgres(databaseUrl: string, file: string): Promise<BackupFacts> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query(`${countsQuery}, pg_export_snapshot() as snapshot`);
    const [row = {}] = rows;
    await run('pg_dump', databaseUrl, [
      '--format=custom',
      `--file=${file}`,
      `--snapshot=${String(row['snapshot'])}`,
    ]);
    return factsOfRow(row);
  } catch (error) {
    throw storeErrorOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Copies the database into a file.
 * @param file must not exist
 * @returns how many records the file holds
 * @throws Error with the reason; no file is left then
 */
export async function backUp(place: DatabaseLocation, file: string): Promise<BackupFacts> {
  const { databaseUrl, dataFolder } = place;
  if (!databaseUrl && !existsSync(databaseFileIn(dataFolder)))
    throw new Error(`${dataFolder} contains no database: check DATA_FOLDER`);
  if (existsSync(file)) throw new Error(`${file} already exists`);
  // Created with its mode before it has content, so that no other user can ever read it.
  closeSync(openSync(file, 'wx', 0o600));
  try {
    if (databaseUrl) return await dumpPostgres(databaseUrl, file);
    const database = new DatabaseSync(databaseFileIn(dataFolder), { readOnly: true });
    try {
      await copyDatabase(database, file);
    } finally {
      database.close();
    }
    return checkIntact(file, `the database in ${dataFolder} cannot be backed up`);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

interface KeptBackups extends BackupFacts {
  file: string;
  deleted: string[];
  /** The last backup before is older than the others may become, so none was deleted: perhaps the clock is wrong. */
  isPaused: boolean;
}

/**
 * Makes a backup with the date in its name, then deletes older ones. Names contain the identity of the database, which
 * backups have too: backups of another database in the same folder are never deleted, and neither are any while
 * DATA_FOLDER or DATABASE_URL names a wrong one.
 * @param folder created when it is missing
 * @throws Error with the reason; nothing is deleted then
 */
export async function backUpInto(
  place: DatabaseLocation,
  folder: string,
  { keepDays, now = new Date() }: { keepDays: number; now?: Date },
): Promise<KeptBackups> {
  if (!place.databaseUrl && !existsSync(databaseFileIn(place.dataFolder)))
    throw new Error(`${place.dataFolder} contains no database: check DATA_FOLDER`);
  const prefix = `site-${await databaseId(place)}-`;
  const ending = place.databaseUrl ? '.dump' : '.sqlite';
  const nameAt = (date: Date) => `${prefix}${date.toISOString().replace(/:|\.\d+/g, '')}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, nameAt(now) + ending);
  const facts = await backUp(place, file);
  const earlier = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && /-\d{4}-\d\d-\d\dT\d{6}Z\.(?:dump|sqlite)$/.test(name))
    .filter((name) => join(folder, name) !== file)
    .toSorted();
  const oldest = nameAt(new Date(now.getTime() - keepDays * dayMs));
  const last = earlier.at(-1);
  const isPaused = last !== undefined && last < oldest;
  const deleted = isPaused ? [] : earlier.filter((name) => name < oldest);
  for (const name of deleted) rmSync(join(folder, name));
  return { ...facts, file, deleted, isPaused };
}

/** Eight random hexadecimal digits that a database and its backups have in common. */
async function databaseId(place: DatabaseLocation): Promise<string> {
  const database = await openDatabase(place);
  try {
    const known = await readSetting(database, 'database-id');
    if (known !== null) return known;
    const id = randomBytes(4).toString('hex');
    await writeSetting(database, 'database-id', id);
    return id;
  } finally {
    await database.close();
  }
}

const factsOf = ({ read }: Database): Promise<BackupFacts> =>
  read(async (db) =>
    factsOfRow((await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(countsQuery))).rows[0]),
  );

/** True for a database without records and password, as the first start of a server leaves it. */
async function isUnused(place: DatabaseLocation): Promise<boolean> {
  if (!place.databaseUrl && !existsSync(databaseFileIn(place.dataFolder))) return true;
  const database = await openDatabase(place);
  try {
    return Object.values(await factsOf(database)).every((count) => count === 0);
  } finally {
    await database.close();
  }
}

/** Ends what a backup revives, and deletes again what was erased since. */
async function finishRestored(
  database: Database,
  eraseAgain: (database: Database) => Promise<number>,
): Promise<BackupFacts & { erased: number }> {
  try {
    await endAllSessions(database);
    await forgetPassword(database);
    const erased = await eraseAgain(database);
    await database.purge();
    return { ...(await factsOf(database)), erased };
  } finally {
    await database.close();
  }
}

/** Prepares a copy beside the database, which takes its place when all has succeeded. */
async function restoreSqlite(
  dataFolder: string,
  file: string,
  eraseAgain: (database: Database) => Promise<number>,
): Promise<BackupFacts & { erased: number }> {
  const target = databaseFileIn(dataFolder);
  const copy = `${target}.restoring`;
  const remove = (name: string) => {
    for (const ending of ['', '-wal', '-shm']) rmSync(name + ending, { force: true });
  };
  createDataFolder(dataFolder);
  remove(copy);
  try {
    copyFileSync(file, copy);
    chmodSync(copy, 0o600);
    checkIntact(copy, `${file} is not a backup of a site`);
    const found = await finishRestored(await openSqlite(copy), eraseAgain);
    remove(target);
    renameSync(copy, target);
    return found;
  } finally {
    remove(copy);
  }
}

async function restorePostgres(
  databaseUrl: string,
  file: string,
  eraseAgain: (database: Database) => Promise<number>,
): Promise<BackupFacts & { erased: number }> {
  try {
    const list = await run('pg_restore', databaseUrl, ['--list', file]);
    checkTables([...list.matchAll(/ TABLE \S+ (\S+) /g)].map(([, name = '']) => name));
  } catch (error) {
    throw new Error(`${file} is not a backup of a site: ${reasonOf(error)}`, { cause: error });
  }
  await run('pg_restore', databaseUrl, [
    '--single-transaction',
    // The tables exist already: from a start of the server, or from the check above.
    '--clean',
    '--if-exists',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    file,
  ]);
  try {
    return await finishRestored(await openPostgres(databaseUrl), eraseAgain);
  } catch (error) {
    throw new Error(
      `the backup is in the database, including what was erased since (${reasonOf(error)}); empty the database and restore again`,
      { cause: error },
    );
  }
}

/**
 * Restores a backup into an empty database (stop the servers first), then deletes again what was erased since. All
 * logins end, and the password has to be set again, because the backup may hold one that was changed since.
 * @param options.webhook gets an event for each confirmed subscriber who is erased again
 * @param options.withoutErasures does not repeat erasures, because the file of erasures is lost or never existed
 * @returns the number of restored records and of records deleted again
 * @throws Error with the reason; nothing was changed then, unless it says so
 */
export async function restore(
  place: DatabaseLocation,
  file: string,
  {
    withoutErasures = false,
    webhook = null,
    now = new Date(),
  }: { withoutErasures?: boolean; webhook?: LiveOptions['webhook']; now?: Date } = {},
): Promise<BackupFacts & { erased: number }> {
  const { databaseUrl, dataFolder } = place;
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  if (!(await isUnused(place)))
    throw new Error(
      databaseUrl
        ? 'the database already contains records; stop the servers and set DATABASE_URL to an empty one'
        : `${dataFolder} already contains records; stop the server and move its site.sqlite away first`,
    );
  const erase: EraseAgain = withoutErasures
    ? () => Promise.resolve(0)
    : await erasuresIn(erasuresFileIn(dataFolder))
        .forRestore()
        .catch((error: unknown) => {
          throw new Error(
            `${reasonOf(error)}. Nothing was restored, because people erased since the backup would be restored too. Repair the file, or add --without-erasures`,
            { cause: error },
          );
        });
  const leftEvents = (subscriber: StoredSubscriber) =>
    subscriberEvents('subscriber.left', subscriber, { webhook }, now);
  const eraseAgain = (database: Database) => erase(database, leftEvents, now);
  return databaseUrl
    ? restorePostgres(databaseUrl, file, eraseAgain)
    : restoreSqlite(dataFolder, file, eraseAgain);
}
