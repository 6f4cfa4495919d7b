import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { errorCode } from '../error-code.ts';
import type { Log } from '../parts.ts';
import { createKeptMails, mailFileOf, partEnding } from './kept-mails.ts';
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
      const file = mailFileOf(mail.messageId);
      // It gets its final name only when it is complete.
      const unfinished = join(folder, file + partEnding);
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
    kept: createKeptMails(folder),
  };
}
