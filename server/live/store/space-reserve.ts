import { randomBytes } from 'node:crypto';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../error-code.ts';

/** Space on the disk that is kept free for what must work when the rest is full: to log in and to delete. */
export interface SpaceReserve {
  /** Does the work; when the disk is full, again with this space. */
  use<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Makes it whole again, as far as there is space. */
  keep(): Promise<void>;
}

const mebibyte = 2 ** 20;
/** A deletion overwrites every page of the rows it deletes, in the log first. */
const reserveBytes = 16 * mebibyte;

/** SQLite's I/O error, full disk, cannot open (sqlite.org/rescode.html): the last two when its log cannot grow. */
const fullSqliteCodes = [10, 13, 14];

/** Whether an error, or what caused it, may come from a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqliteCode = Object.getOwnPropertyDescriptor(error, 'errcode')?.value;
  // The lower byte is the kind of error.
  if (typeof sqliteCode === 'number' && fullSqliteCodes.includes(sqliteCode % 256)) return true;
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '') || isDiskFull(error.cause);
}

/** Writes up to a size; random bytes, because a file system may compress others. Stops when there is no space. */
async function fillUp(file: FileHandle, bytes: number): Promise<void> {
  let { size } = await file.stat();
  try {
    while (size < bytes) {
      const { bytesWritten } = await file.write(randomBytes(Math.min(mebibyte, bytes - size)), 0, null, size);
      size += bytesWritten;
    }
  } catch (error) {
    // As much as fits is kept.
    if (!isDiskFull(error)) throw error;
  }
  await file.sync();
}

/**
 * A reserve in a file, which is emptied while its space is used.
 * @param options.file created with its folder
 */
export function createSpaceReserve({
  file,
  bytes = reserveBytes,
}: {
  file: string;
  bytes?: number;
}): SpaceReserve {
  /** One at a time: who comes second must not lose the space to who came first. */
  let turn: Promise<unknown> = Promise.resolve();

  async function onFile(work: (handle: FileHandle) => Promise<void>): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(file, 'a', 0o600);
    try {
      await work(handle);
    } finally {
      await handle.close();
    }
  }

  /** Without it, the database works as before: a full disk cannot take a reserve. */
  const keep = () => onFile((handle) => fillUp(handle, bytes)).catch(() => {});

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  return {
    async use(work) {
      try {
        return await work();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        return inTurn(async () => {
          await onFile((handle) => handle.truncate(0));
          try {
            return await work();
          } finally {
            await keep();
          }
        });
      }
    },
    keep: () => inTurn(keep),
  };
}
