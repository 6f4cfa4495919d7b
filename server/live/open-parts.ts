import { dataFiles } from './data-folder.ts';
import { createFolderTransport } from './mail/folder-transport.ts';
import { createKeptMails } from './mail/kept-mails.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import type { MailTransport } from './mail/transport.ts';
import type { Log } from './parts.ts';
import { openFolderFiles } from './resumes/folder-files.ts';
import type { ResumeFiles } from './resumes/resume-files.ts';
import { createS3Files } from './resumes/s3-files.ts';
import type { LiveSettings } from './old-settings.ts';
import { openPostgresStore } from './store/postgres-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { createSpaceReserve } from './store/space-reserve.ts';
import type { Store } from './store/store.ts';
import { withReserve } from './store/with-reserve.ts';

/** Opens the store that the settings name. Throws StoreUnavailable when that fails. */
export async function openStore({ databaseUrl, dataFolder }: LiveSettings): Promise<Store> {
  if (databaseUrl) return openPostgresStore({ connectionString: databaseUrl });
  const { database, reserve: file } = dataFiles(dataFolder);
  const reserve = createSpaceReserve({ file });
  const store = await reserve.use(() => openSqliteStore({ file: database }));
  await reserve.keep();
  return withReserve(store, reserve);
}

/** Opens the storage for resumes that the settings name. Throws StoreUnavailable when that fails. */
export async function openResumeFiles({ s3, dataFolder }: LiveSettings): Promise<ResumeFiles> {
  return s3 ? createS3Files(s3) : openFolderFiles({ folder: dataFiles(dataFolder).resumes });
}

/** Opens the mail transport that the settings name; mails that were written to the folder before stay known. */
export function openTransport({ smtpUrl, mailFrom, dataFolder }: LiveSettings, log: Log): MailTransport {
  const folder = dataFiles(dataFolder).outbox;
  return smtpUrl
    ? { ...createSmtpTransport({ url: smtpUrl, sender: mailFrom }), kept: createKeptMails(folder) }
    : createFolderTransport({ folder, sender: mailFrom, log });
}
