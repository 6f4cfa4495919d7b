import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';
import type { KeptMails } from './transport.ts';

/** Extension of a mail that is not complete yet. */
export const partEnding = '.part';

/** The name of a mail's file, made of its message ID. */
export function mailFileOf(messageId: string): string {
  return `${messageId.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '_')}.eml`;
}

/** Includes files that a crash left unfinished. Empty when no mail was ever written. */
async function mailFilesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => /\.eml(\.part)?$/.test(file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** The mails in a folder, written now or before an SMTP server was set. */
export function createKeptMails(folder: string): KeptMails {
  return {
    async remove(messageId) {
      const file = join(folder, mailFileOf(messageId));
      for (const ending of ['', partEnding]) await rm(file + ending, { force: true });
    },
    async removeBefore(time) {
      for (const file of await mailFilesIn(folder)) {
        const { mtime } = await stat(join(folder, file));
        if (mtime < time) await rm(join(folder, file), { force: true });
      }
    },
  };
}
