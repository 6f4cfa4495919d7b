import { createHmac, randomBytes } from 'node:crypto';
import { open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createDataFolder } from '../data-folder.ts';
import type { Database } from '../database.ts';
import { emailKeyOf } from '../records.store.ts';
import { deleteByIds, listAddresses } from './people.store.ts';
import { errorCode } from '../../site/error-place.ts';

/**
 * The file of erasures, beside the database: what was deleted by hand, so that restoring an older backup does
 * not bring it back. A record is named by its random id, a person by the HMAC of the address, with a key in the
 * file's first line: nobody can tell from the file alone, or from one of another site, who it was.
 *
 * One line each: time, `record` or `person`, and the id or hash.
 */
export interface Erasures {
  /** Durable when it resolves; called before the deletion, because a line too many does no harm. */
  note: (kind: 'record' | 'person', idOrEmail: string, at: Date) => Promise<void>;
  /** Removes lines from before a time: no backup is older. */
  forgetBefore: (time: Date) => Promise<void>;
  /** Deletes again what a restored database still has. @returns how many records */
  replay: (database: Database) => Promise<number>;
}

interface Line {
  at: string;
  kind: string;
  value: string;
}

/** The erasures noted in a file, which is made at the first one. */
export function erasuresIn(file: string): Erasures {
  async function read(): Promise<{ key: string; lines: Line[] }> {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return '';
      throw error;
    });
    const [key = '', ...rest] = text.split('\n').filter((line) => line !== '');
    const lines = rest.map((line) => {
      const [at = '', kind = '', value = ''] = line.split(' ');
      return { at, kind, value };
    });
    return { key, lines };
  }

  const hashOf = (key: string, email: string) =>
    createHmac('sha256', key).update(emailKeyOf(email)).digest('hex');

  async function append(text: string): Promise<void> {
    createDataFolder(dirname(file));
    const handle: FileHandle = await open(file, 'a', 0o600);
    try {
      await handle.appendFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  // One change at a time, so that two first lines cannot be written.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  }

  return {
    note: (kind, idOrEmail, at) =>
      inTurn(async () => {
        let { key } = await read();
        let text = '';
        if (key === '') {
          key = randomBytes(32).toString('hex');
          text = `${key}\n`;
        }
        const value = kind === 'person' ? hashOf(key, idOrEmail) : idOrEmail;
        await append(`${text}${at.toISOString()} ${kind} ${value}\n`);
      }),

    forgetBefore: (time) =>
      inTurn(async () => {
        const { key, lines } = await read();
        const kept = lines.filter(({ at }) => at >= time.toISOString());
        if (kept.length === lines.length) return;
        const text = kept.map(({ at, kind, value }) => `${at} ${kind} ${value}\n`).join('');
        await writeFile(`${file}.part`, `${key}\n${text}`, { mode: 0o600, flush: true });
        await rename(`${file}.part`, file);
      }),

    replay: (database) =>
      inTurn(async () => {
        const { key, lines } = await read();
        const records = new Set(lines.filter(({ kind }) => kind === 'record').map(({ value }) => value));
        const persons = new Map(
          lines.filter(({ kind }) => kind === 'person').map(({ value, at }) => [value, at]),
        );
        const erased = (await listAddresses(database)).filter(
          ({ id, emailKey, receivedAt }) =>
            records.has(id) || receivedAt <= (persons.get(hashOf(key, emailKey)) ?? ''),
        );
        await deleteByIds(
          database,
          erased.map(({ id }) => id),
        );
        return erased.length;
      }),
  };
}
