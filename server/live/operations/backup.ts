import { chmodSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { dataFiles } from '../data-folder.ts';
import {
  anyRecord,
  checkResumeOwner,
  copyResumes,
  countResumes,
  startBackup,
  type BackupFacts,
  type ResumePlace,
} from './backup-resumes.ts';

/**
 * Checks a backup: the database is intact, and every application has its resume.
 * @throws Error with the reason
 */
function factsOf(folder: string, place: ResumePlace): BackupFacts {
  const { database: file } = dataFiles(folder);
  if (!existsSync(file)) throw new Error(`${folder} holds no ${file}`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [integrity] = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {});
    if (integrity !== 'ok') throw new Error(`the database in ${folder} is damaged: ${String(integrity)}`);
    const count = (table: string) =>
      Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count']);
    const keys = database.prepare('SELECT resume_key FROM applications').all();
    return {
      applications: count('applications'),
      enquiries: count('enquiries'),
      subscribers: count('subscribers'),
      resumes: countResumes(
        folder,
        place,
        keys.map((row) => String(row['resume_key'])),
      ),
    };
  } finally {
    database.close();
  }
}

/**
 * Copies database and resumes of a data folder, also while the server runs. The database is first, so that
 * every resume its rows name exists by then. A resume deleted in between is reported as missing; then run it
 * again.
 * @param folder is created; if it exists it must be empty
 * @throws Error with the reason
 */
export async function backUp(dataFolder: string, folder: string, place: ResumePlace): Promise<BackupFacts> {
  const from = dataFiles(dataFolder);
  if (!existsSync(from.database)) throw new Error(`${dataFolder} holds no database; is DATA_FOLDER right?`);
  startBackup(folder);
  const database = new DatabaseSync(from.database, { readOnly: true });
  try {
    await copyDatabase(database, dataFiles(folder).database);
  } finally {
    database.close();
  }
  copyResumes(dataFolder, folder, place);
  return factsOf(folder, place);
}

/** True for a database in which no site has started yet: a refused start leaves one. */
function isUnused(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(anyRecord).get() === undefined;
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/**
 * Restores a backup into a data folder without a database (stop the server, move the old folder away). Newer
 * resumes of the same site may stay there.
 * @throws Error with the reason; nothing was changed then
 */
export function restore(folder: string, dataFolder: string, place: ResumePlace): BackupFacts {
  factsOf(folder, place);
  const { database } = dataFiles(dataFolder);
  if (existsSync(database) && !isUnused(database))
    throw new Error(
      `${dataFolder} holds a database already; stop the server and move that folder away first`,
    );
  checkResumeOwner(folder, dataFolder, place);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  for (const ending of ['', '-wal', '-shm']) rmSync(database + ending, { force: true });
  cpSync(dataFiles(folder).database, database);
  chmodSync(database, 0o600);
  copyResumes(folder, dataFolder, place);
  return factsOf(dataFolder, place);
}
