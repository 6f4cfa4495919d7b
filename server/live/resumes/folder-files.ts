import { mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { StoreUnavailable } from '../store/store.ts';
import { checkedResumeKey, isResumeKey, ownerName, textOrNull } from './resume-key.ts';
import type { ResumeFiles } from './resume-files.ts';

/** Extension of a file that is not complete yet. */
const partEnding = '.part';

const systemCodesThatPass = [
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'EACCES',
  'EPERM',
  'ENOENT',
  'ENOTDIR',
  'EBUSY',
];

/** Runs file operations and turns disk errors (full, broken, missing) into StoreUnavailable. */
async function onDisk<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined || !systemCodesThatPass.includes(code)) throw error;
    throw new StoreUnavailable(`The folder of resumes: ${code}`, { cause: error });
  }
}

/** Writes the folder's list of names to the disk. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and need not.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function contentOf(file: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Resumes in a folder of this machine, created when missing. A file gets its name only when all of it is on
 * the disk.
 * @throws StoreUnavailable when the folder cannot be created
 */
export async function openFolderFiles({ folder }: { folder: string }): Promise<ResumeFiles> {
  const pathOf = (key: string) => join(folder, checkedResumeKey(key));
  const ownerFile = join(folder, ownerName);

  await onDisk(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await syncFolder(folder);
  });

  async function removeFiles(...files: string[]): Promise<void> {
    for (const file of files) await rm(file, { force: true });
    await syncFolder(folder);
  }

  return {
    async write(key, content) {
      const file = pathOf(key);
      const part = file + partEnding;
      await onDisk(async () => {
        try {
          await writeDurably(part, content);
          await rename(part, file);
          await syncFolder(folder);
        } catch (error) {
          // Removes the unfinished file. If that fails, its announced key lets the daily job remove it later.
          await removeFiles(part, file).catch(() => {});
          throw error;
        }
      });
    },

    async read(key) {
      const file = pathOf(key);
      return onDisk(() => contentOf(file));
    },

    async remove(key) {
      const file = pathOf(key);
      await onDisk(() => removeFiles(file, file + partEnding));
    },

    async *keys() {
      const entries = await onDisk(() => opendir(folder));
      for await (const entry of entries) {
        const key = entry.name.endsWith(partEnding) ? entry.name.slice(0, -partEnding.length) : entry.name;
        if (isResumeKey(key)) yield key;
      }
    },

    owner: () => onDisk(async () => textOrNull(await contentOf(ownerFile))),

    setOwner: (identity) =>
      onDisk(async () => {
        const part = `${ownerFile}-${process.pid}${partEnding}`;
        await rm(part, { force: true });
        await writeDurably(part, Buffer.from(identity));
        await rename(part, ownerFile);
        await syncFolder(folder);
      }),

    async ping() {
      // Writes a real file: a full disk can still be listed.
      const file = join(folder, `.ping-${process.pid}-${performance.now()}`);
      await onDisk(async () => {
        try {
          await writeDurably(file, new Uint8Array(4096));
        } finally {
          await rm(file, { force: true });
        }
      });
    },
  };
}
