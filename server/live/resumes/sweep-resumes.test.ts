import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { freshKey, momentAt, receiveApplication, sampleApplication } from '../test-support/store-samples.ts';
import type { Store } from '../store/store.ts';
import { openFolderFiles } from './folder-files.ts';
import type { ResumeFiles } from './resume-files.ts';
import { sweepResumes } from './sweep-resumes.ts';

let folder: string;
let store: Store;
let files: ResumeFiles;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sweep-'));
  store = await openSqliteStore({ file: join(folder, 'live.sqlite') });
  files = await openFolderFiles({ folder: join(folder, 'resumes') });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const sweepAt = (milliseconds: number) =>
  sweepResumes({ store, files, now: () => new Date(momentAt(milliseconds)), graceMs: 1000 });

async function keysLeft(): Promise<string[]> {
  const keys = [];
  for await (const key of files.keys()) keys.push(key);
  return keys.toSorted();
}

const day = 86_400_000;

it('removes files of deleted applications, and leaves applications and uploads alone', async () => {
  const { resume } = await receiveApplication(store);
  await files.write(resume.key, Uint8Array.of(1));
  const deleted = await receiveApplication(store);
  await files.write(deleted.resume.key, Uint8Array.of(1));
  await store.deleteApplication(deleted.id, momentAt(0));
  await store.announceResume('uploading-1', momentAt(800));
  await files.write('uploading-1', Uint8Array.of(1));

  expect(await sweepAt(1500)).toEqual({ removed: 1, found: 0, held: 0 });
  expect(await keysLeft()).toEqual([resume.key, 'uploading-1'].toSorted());
  expect(await store.resumesLeft('upload', momentAt(9999))).toEqual(['uploading-1']);
});

it('keeps unknown files and unfinished uploads in quarantine first, then removes a small share', async () => {
  for (let index = 0; index < 40; index += 1) {
    const { resume } = await receiveApplication(store);
    await files.write(resume.key, Uint8Array.of(1));
  }
  await store.announceResume('unfinished-1', momentAt(0));
  for (const key of ['unfinished-1', 'unknown-1']) await files.write(key, Uint8Array.of(1));
  expect(await sweepAt(1500)).toEqual({ removed: 0, found: 1, held: 0 });
  expect(await sweepAt(1500 + 30 * day)).toEqual({ removed: 0, found: 0, held: 0 });
  expect(await keysLeft()).toHaveLength(42);
  expect(await sweepAt(1501 + 30 * day)).toEqual({ removed: 2, found: 0, held: 0 });
  expect(await keysLeft()).toHaveLength(40);
});

it('never removes more than a small share without a word of a person', async () => {
  const unknown = Array.from({ length: 205 }, (_, index) => `unknown-${index}`);
  await Promise.all(unknown.map((key) => files.write(key, Uint8Array.of(1))));
  expect(await sweepAt(0)).toEqual({ removed: 0, found: 205, held: 0 });
  for (const days of [31, 400])
    expect(await sweepAt(days * day)).toEqual({ removed: 0, found: 0, held: 205 });
  expect(await keysLeft()).toHaveLength(205);
  const now = () => new Date(momentAt(400 * day));
  const removed = await sweepResumes({ store, files, now, graceMs: 1000, isAllowed: true });
  expect(removed).toEqual({ removed: 205, found: 0, held: 0 });
  expect(await keysLeft()).toEqual([]);
});

it('leaves a file alone that an application takes over at this moment', async () => {
  const application = sampleApplication();
  const { key } = application.resume;
  await store.announceResume(key, momentAt(0));
  await files.write(key, Uint8Array.of(1));
  const slowStore: Store = {
    ...store,
    async resumesLeft(reason, before) {
      const keys = await store.resumesLeft(reason, before);
      if (reason !== 'upload') return keys;
      await store.addApplication(application, freshKey('application'), []);
      return keys;
    },
  };
  const swept = await sweepResumes({
    store: slowStore,
    files,
    now: () => new Date(momentAt(5000)),
    graceMs: 1000,
  });
  expect(swept).toEqual({ removed: 0, found: 0, held: 0 });
  expect(await sweepAt(400 * day)).toEqual({ removed: 0, found: 0, held: 0 });
  expect(await keysLeft()).toEqual([key]);
});

it('finds a file again whose removal was cut off', async () => {
  const { id, resume } = await receiveApplication(store);
  await files.write(resume.key, Uint8Array.of(1));
  await store.deleteApplication(id, momentAt(0));
  const failing: ResumeFiles = { ...files, remove: () => Promise.reject(new Error('cut off')) };
  const options = { store, now: () => new Date(momentAt(2000)), graceMs: 1000 };
  await expect(sweepResumes({ ...options, files: failing })).rejects.toThrow('cut off');
  expect(await sweepAt(2000)).toEqual({ removed: 0, found: 1, held: 0 });
});
