import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Database } from '../database.ts';
import { errorCode } from '../error-code.ts';
import { knownOutgoing, type Transport } from './outbox.store.ts';
import { messageOf } from './smtp.ts';

/**
 * Writes each mail into a folder, as an `.eml` file that any mail program opens. Live mode does this until an
 * SMTP server is set. A second try writes the same file.
 * @param folder created when it is missing
 * @param sender the From of every mail
 */
export function createFolderTransport(folder: string, sender: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, sender));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // It gets its final name only when it is complete.
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async close() {
      composer.close();
    },
  };
}

/** Ids per query. */
const batchSize = 500;

/** Deletes the files of mails that the outbox no longer has, written now or before an SMTP server was set. */
export async function removeForgottenMails(database: Database, folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const files = names.flatMap((name) => {
    const id = /^([\da-f-]{36})\.eml(?:\.part)?$/.exec(name)?.[1];
    return id === undefined ? [] : [{ name, id }];
  });
  for (let start = 0; start < files.length; start += batchSize) {
    const batch = files.slice(start, start + batchSize);
    const known = await knownOutgoing(
      database,
      batch.map(({ id }) => id),
    );
    for (const { name, id } of batch) if (!known.includes(id)) await rm(join(folder, name), { force: true });
  }
}
