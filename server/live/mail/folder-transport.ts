import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../parts.ts';
import { messageOf } from './message.ts';
import type { MailTransport } from './transport.ts';

/**
 * Writes each mail into a folder, as an `.eml` file that any mail program opens: what live mode does until an SMTP
 * server is set. The file is named for the mail, so that a second try writes the same one.
 *
 * @param options.folder made when it is missing
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
      const file = `${mail.messageId.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '_')}.eml`;
      await mkdir(folder, { recursive: true });
      // Under its name only once it is whole.
      const unfinished = join(folder, `${file}.part`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, join(folder, file));
      log.info('mail written to the outbox folder', { file });
    },
    async close() {
      composer.close();
    },
  };
}
