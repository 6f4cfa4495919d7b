import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { errorCode } from '../error-code.ts';
import type { Log } from '../parts.ts';
import { messageOf } from './message.ts';
import type { MailTransport } from './transport.ts';

/**
 * Writes each mail into a folder, as an `.eml` file that any mail program opens. Live mode does this until an
 * SMTP server is set. The file name is made of the message ID, so a second try writes the same file.
 * @param options.folder created when it is missing
 * @param options.sender the From of every mail
 */
export function createFolderTransport({
  folder,
  sender,
  log,
}: {
  folder: string;
  sender: string;
  log: Log;
}): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, sender));
      const file = fileOf(mail.messageId);
      // It gets its final name only when it is complete.
      const unfinished = join(folder, `${file}.part`);
      const write = () => writeFile(unfinished, message, { mode: 0o600 });
      await write().catch(async (error: unknown) => {
        if (errorCode(error) !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true });
        await write();
      });
      await rename(unfinished, join(folder, file));
      log.info('mail written to the outbox folder', { file });
    },
    async close() {
      composer.close();
    },
    kept: {
      remove: (messageId) => rm(join(folder, fileOf(messageId)), { force: true }),
      async removeBefore(time) {
        for (const file of await mailFilesIn(folder)) {
          const { mtime } = await stat(join(folder, file));
          if (mtime < time) await rm(join(folder, file), { force: true });
        }
      },
    },
  };
}

function fileOf(messageId: string): string {
  return `${messageId.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '_')}.eml`;
}

/** Includes files that a crash left unfinished. Empty when no mail was ever sent. */
async function mailFilesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => /\.eml(\.part)?$/.test(file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
