import { createHmac, randomBytes } from 'node:crypto';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createDataFolder } from '#server/live/data-folder.ts';
import { storeErrorOf, type Database } from '#server/live/database.ts';
import { emailKeyOf } from '#server/live/compared-text.ts';
import { deleteByIds, listAddresses, type LeftEvents } from './people.store.ts';
import { errorCode } from '#server/site/error-place.ts';

/**
 * The file of erasures, beside the database: what was deleted by hand, so that restoring an older backup does
 * not bring it back. A record is named by its random id, a person by the HMAC of the address, with a key in the
 * file's first line. Hashes of two sites cannot be compared, but who has the file can test a guessed address with it.
 *
 * One line each: time, `record` or `person`, and the id or hash.
 */
export interface Erasures {
  /**
   * Creates the file where there is none, so that a restore can tell whether nobody was erased or the file is lost.
   * @throws Error when it is another file, or cannot be created
   */
  prepare: () => Promise<void>;
  /** Durable when it resolves; called before the deletion, because a line too many does no harm. */
  note: (kind: 'record' | 'person', idOrEmail: string, at: Date) => Promise<void>;
  /** Removes lines from before a time: no backup is older. */
  forgetBefore: (time: Date) => Promise<void>;
  /**
   * Reads the file for a restore.
   * @returns deletes again what a restored database still has, and says how many records
   * @throws Error with the line when the file is missing, is another one, or has a line that cannot be read
   */
  forRestore: () => Promise<EraseAgain>;
}

/**
 * Deletes again what was erased.
 * @param leftEvents of confirmed subscribers, because the tool that sends the newsletter may not have got the first
 * @returns how many records
 */
export type EraseAgain = (database: Database, leftEvents: LeftEvents, at: Date) => Promise<number>;

const keyPattern = /^[\da-f]{64}$/;
const linePattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (?:(record) ([\w-]+)|(person) ([\da-f]{64}))$/;

/** The erasures noted in a file, which is made at the first one. */
export function erasuresIn(file: string): Erasures {
  /** @returns null when there is no file. @throws Error when it cannot be read or is another file */
  async function read(): Promise<{ text: string; key: string; lines: string[] } | null> {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null;
      throw new Error(`${file} cannot be read: ${errorCode(error)}`, { cause: error });
    });
    if (text === null) return null;
    const [key = '', ...lines] = text.split('\n');
    if (text !== '' && !keyPattern.test(key)) throw new Error(`${file} is not a file of erasures`);
    return { text, key, lines: lines.filter((line) => line !== '') };
  }

  const hashOf = (key: string, email: string) =>
    createHmac('sha256', key).update(emailKeyOf(email)).digest('hex');

  async function append(text: string, flag: 'a' | 'ax' = 'a'): Promise<void> {
    createDataFolder(dirname(file));
    try {
      await using handle = await open(file, flag, 0o600);
      const { size } = await handle.stat();
      try {
        await handle.appendFile(text);
        await handle.sync();
      } catch (error) {
        // On a full disk, part of the line may be there.
        await handle.truncate(size).catch(() => {});
        throw error;
      }
    } catch (error) {
      throw storeErrorOf(error);
    }
  }

  const newKey = () => randomBytes(32).toString('hex');

  // One change at a time, so that two first lines cannot be written.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  }

  return {
    prepare: () =>
      inTurn(async () => {
        if ((await read()) !== null) return;
        await append(`${newKey()}\n`, 'ax').catch((error: unknown) => {
          // Another process was faster.
          if (errorCode(error) !== 'EEXIST') throw error;
        });
      }),

    note: (kind, idOrEmail, at) =>
      inTurn(async () => {
        const found = await read();
        const key = found?.key || newKey();
        // A power cut may have left half a line, which must not swallow this one.
        const start = found?.key ? (found.text.endsWith('\n') ? '' : '\n') : `${key}\n`;
        const value = kind === 'person' ? hashOf(key, idOrEmail) : idOrEmail;
        await append(`${start}${at.toISOString()} ${kind} ${value}\n`);
      }),

    forgetBefore: (time) =>
      inTurn(async () => {
        const { key = '', lines = [] } = (await read()) ?? {};
        const kept = lines.filter((line) => !((linePattern.exec(line)?.[1] ?? '9') < time.toISOString()));
        if (kept.length === lines.length) return;
        const text = [key, ...kept, ''].join('\n');
        await writeFile(`${file}.part`, text, { mode: 0o600, flush: true });
        await rename(`${file}.part`, file);
      }),

    forRestore: async () => {
      const found = await read();
      if (!found?.key) throw new Error(`${file} ${found ? 'is empty' : 'is missing'}`);
      const { key, text, lines } = found;
      const records = new Set<string>();
      const persons = new Map<string, string>();
      for (const [index, line] of lines.entries()) {
        const [, at = '', , record, , person] = linePattern.exec(line) ?? [];
        const isCut = index === lines.length - 1 && !text.endsWith('\n');
        if (isCut || (record ?? person) === undefined)
          throw new Error(
            `line ${index + 2} of ${file} is cut or changed; without that line, what it names is not erased again`,
          );
        if (record !== undefined) records.add(record);
        if (person !== undefined) persons.set(person, at);
      }
      return async (database, leftEvents, at) => {
        const erased = (await listAddresses(database)).filter(
          ({ id, emailKey, receivedAt }) =>
            records.has(id) || receivedAt <= (persons.get(hashOf(key, emailKey)) ?? ''),
        );
        await deleteByIds(
          database,
          erased.map(({ id }) => id),
          leftEvents,
          at,
        );
        return erased.length;
      };
    },
  };
}
