import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFiles } from '../data-folder.ts';
import { openFolderFiles } from '../resumes/folder-files.ts';
import { sampleApplication } from '../test-support/store-samples.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { backUp, restore } from './backup.ts';

let folder: string;
let data: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'live-backup-'));
  data = join(folder, 'data');
  store = await openSqliteStore({ file: dataFiles(data).database });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Stores one application with its resume, as the server does. */
async function takeIn(): Promise<string> {
  const application = sampleApplication();
  const { key } = application.resume;
  const files = await openFolderFiles({ folder: dataFiles(data).resumes });
  await store.announceResume(key, application.receivedAt);
  await files.write(key, Buffer.from('%PDF'));
  await store.addApplication(application, { endpoint: 'application', key: 'one' }, []);
  return key;
}

it('copies what a running server holds, and gives it back', async () => {
  const key = await takeIn();
  // A resume that is still being written.
  writeFileSync(join(dataFiles(data).resumes, `${key}.part`), '%P');
  const backup = join(folder, 'backup');
  const facts = { applications: 1, enquiries: 0, subscribers: 0, resumes: 1 };
  expect(await backUp(data, backup, 'folder')).toEqual(facts);

  const again = join(folder, 'again');
  expect(restore(backup, again, 'folder')).toEqual(facts);
  const restored = await openSqliteStore({ file: dataFiles(again).database });
  const { items } = await restored.applications({ text: '', offset: 0, limit: 10, folder: 'inbox' });
  await restored.close();
  expect(items.map(({ resume }) => resume.key)).toEqual([key]);
  const files = await openFolderFiles({ folder: dataFiles(again).resumes });
  expect(Buffer.from((await files.read(key)) ?? []).toString()).toBe('%PDF');
});

it('writes over nothing, neither a backup nor a data folder', async () => {
  await takeIn();
  const backup = join(folder, 'backup');
  await backUp(data, backup, 'folder');
  await expect(backUp(data, backup, 'folder')).rejects.toThrow(/is not empty/);
  expect(() => restore(backup, data, 'folder')).toThrow(/holds a database already/);
});

it('says when a backup is damaged or without a resume, and changes nothing', async () => {
  const key = await takeIn();
  const backup = join(folder, 'backup');
  await backUp(data, backup, 'folder');
  const again = join(folder, 'again');
  rmSync(join(dataFiles(backup).resumes, key));
  expect(() => restore(backup, again, 'folder')).toThrow(/1 applications are without their resume/);
  expect(existsSync(again)).toBe(false);
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  expect(() => restore(empty, again, 'folder')).toThrow(/holds no/);
  await expect(backUp(empty, join(folder, 'never'), 'folder')).rejects.toThrow(/holds no database/);
});

it('restores beside newer resumes of the same site, and not beside those of another', async () => {
  const key = await takeIn();
  const files = await openFolderFiles({ folder: dataFiles(data).resumes });
  await files.setOwner('this site');
  const backup = join(folder, 'backup');
  await backUp(data, backup, 'folder');
  const again = join(folder, 'again');
  const others = await openFolderFiles({ folder: dataFiles(again).resumes });
  await others.write('newer-resume', Buffer.from('%PDF'));
  await others.setOwner('another site');
  expect(() => restore(backup, again, 'folder')).toThrow(/belong to another site/);
  await others.setOwner('this site');
  expect(restore(backup, again, 'folder')).toMatchObject({ applications: 1, resumes: 2 });
  expect(await others.owner()).toBe('this site');
  expect(await others.read(key)).not.toBeNull();
  expect(statSync(dataFiles(again).database).mode % 0o1000).toBe(0o600);
});
