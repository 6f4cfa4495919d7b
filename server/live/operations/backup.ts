import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { dataFiles } from '../data-folder.ts';

/** What a backup holds, counted in the copy itself. */
export interface BackupFacts {
  applications: number;
  enquiries: number;
  subscribers: number;
  resumes: number;
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Looks a backup over: the database is whole, and every application has its resume.
 * @throws Error that says what is wrong
 */
function factsOf(folder: string): BackupFacts {
  const { database: file, resumes } = dataFiles(folder);
  if (!existsSync(file)) throw new Error(`${folder} holds no ${file}`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [integrity] = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {});
    if (integrity !== 'ok') throw new Error(`the database in ${folder} is damaged: ${String(integrity)}`);
    const count = (table: string) =>
      Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count']);
    const files = new Set(existsSync(resumes) ? readdirSync(resumes) : []);
    const missing = database
      .prepare('SELECT id, resume_key FROM applications')
      .all()
      .filter((row) => !files.has(String(row['resume_key'])));
    // Resumes in an S3 store are that store's own to back up.
    if (files.size > 0 && missing.length > 0)
      throw new Error(`in ${folder} ${missing.length} applications are without their resume`);
    return {
      applications: count('applications'),
      enquiries: count('enquiries'),
      subscribers: count('subscribers'),
      resumes: files.size,
    };
  } finally {
    database.close();
  }
}

/**
 * Copies database and resumes of a data folder, also while the server runs: the database first, so that every resume its rows name is
 * there to be copied. A resume deleted in between is reported as missing; run it again.
 * @param folder is made; it must be empty when it exists
 * @throws Error that says what is wrong
 */
export async function backUp(dataFolder: string, folder: string): Promise<BackupFacts> {
  const from = dataFiles(dataFolder);
  if (!existsSync(from.database)) throw new Error(`${dataFolder} holds no database; is DATA_FOLDER right?`);
  if (!isEmpty(folder)) throw new Error(`${folder} is not empty; a backup needs a folder of its own`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const to = dataFiles(folder);
  const database = new DatabaseSync(from.database, { readOnly: true });
  try {
    await copyDatabase(database, to.database);
  } finally {
    database.close();
  }
  if (existsSync(from.resumes) && statSync(from.resumes).isDirectory())
    cpSync(from.resumes, to.resumes, { recursive: true, filter: (file) => !file.endsWith('.tmp') });
  return factsOf(folder);
}

/**
 * Puts a backup in the place of a data folder that holds no database (stop the server, move the old folder away).
 * @throws Error that says what is wrong; nothing was changed then
 */
export function restore(folder: string, dataFolder: string): BackupFacts {
  factsOf(folder);
  if (existsSync(dataFiles(dataFolder).database))
    throw new Error(
      `${dataFolder} holds a database already; stop the server and move that folder away first`,
    );
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  cpSync(dataFiles(folder).database, dataFiles(dataFolder).database);
  if (existsSync(dataFiles(folder).resumes))
    cpSync(dataFiles(folder).resumes, dataFiles(dataFolder).resumes, { recursive: true });
  return factsOf(dataFolder);
}
