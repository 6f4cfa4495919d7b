import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formChoices } from '../../shared/contracts/form-choices.ts';
import { dataFiles } from './data-folder.ts';
import { openLive } from './open-live.ts';
import { backUp, restore } from './operations/backup.ts';
import { openFolderFiles } from './resumes/folder-files.ts';
import { readLiveSettings } from './old-settings.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { receiveApplication } from './test-support/store-samples.ts';

let folder: string;
let data: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-live-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function start(dataFolder = data): Promise<void> {
  const environment = { DATA_FOLDER: dataFolder, ADMIN_PASSWORD: 'a password for tests alone' };
  const live = await openLive(readLiveSettings(environment), formChoices);
  await live.stop();
}

/** Stores applications with their resumes, as a server does. */
async function apply(count: number): Promise<void> {
  const store = await openSqliteStore({ file: dataFiles(data).database });
  const files = await openFolderFiles({ folder: dataFiles(data).resumes });
  for (let index = 0; index < count; index += 1) {
    const { resume } = await receiveApplication(store);
    await files.write(resume.key, Buffer.from('%PDF'));
  }
  await store.close();
}

const resumes = () => readdirSync(dataFiles(data).resumes).filter((name) => !name.startsWith('.'));
const loseDatabase = () => {
  for (const ending of ['', '-wal', '-shm']) rmSync(dataFiles(data).database + ending, { force: true });
};

it('starts a new site, and starts it again', async () => {
  await start();
  await apply(2);
  await start();
  expect(resumes()).toHaveLength(2);
});

it('does not start with an emptied database beside the resumes of a site', async () => {
  await start();
  await apply(6);
  loseDatabase();
  await expect(start()).rejects.toThrow(/do not belong together.*npm run restore.*npm run adopt-resumes/);
  // Nor the second time, when the database has its tables.
  await expect(start()).rejects.toThrow(/do not belong together/);
  expect(resumes()).toHaveLength(6);
});

it('does not begin as a new site when the database of a site without applications is gone', async () => {
  await start();
  loseDatabase();
  await expect(start()).rejects.toThrow(/the database is empty, or not that of this site/);
});

it('does not start with the resumes of another site, or without the resumes of its own', async () => {
  await start();
  await apply(2);
  const other = join(folder, 'other');
  await start(other);
  renameSync(dataFiles(data).resumes, join(folder, 'resumes'));
  await expect(start()).rejects.toThrow(/2 applications, but there is no resume/);
  rmSync(dataFiles(data).resumes, { recursive: true, force: true });
  renameSync(dataFiles(other).resumes, dataFiles(data).resumes);
  await expect(start()).rejects.toThrow(/of two sites/);
  rmSync(dataFiles(data).resumes, { recursive: true });
  renameSync(join(folder, 'resumes'), dataFiles(data).resumes);
  await start();
});

it('takes over resumes of an earlier version, which say nothing of their site, when it knows them', async () => {
  await apply(3);
  await start();
  expect(existsSync(join(dataFiles(data).resumes, '.belongs-to'))).toBe(true);
  loseDatabase();
  rmSync(join(dataFiles(data).resumes, '.belongs-to'));
  await expect(start()).rejects.toThrow(/knows 0 of the 3 resumes/);
});

it('restores an older backup beside newer resumes, after a start with an empty database, and loses nothing', async () => {
  await start();
  await apply(2);
  const backup = join(folder, 'backup');
  await backUp(data, backup, 'folder');
  await apply(3);
  loseDatabase();
  await expect(start()).rejects.toThrow(/do not belong together/);
  expect(restore(backup, data, 'folder')).toMatchObject({ applications: 2 });
  await start();
  expect(resumes()).toHaveLength(5);
});
