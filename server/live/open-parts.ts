import { dataFiles } from './data-folder.ts';
import { createFolderTransport } from './mail/folder-transport.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import type { MailTransport } from './mail/transport.ts';
import type { Log } from './parts.ts';
import { openFolderFiles } from './resumes/folder-files.ts';
import type { ResumeFiles } from './resumes/resume-files.ts';
import { createS3Files } from './resumes/s3-files.ts';
import type { LiveSettings } from './settings.ts';
import { openPostgresStore } from './store/postgres-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

/** The store that the settings ask for. Throws StoreUnavailable when it cannot be opened. */
export function openStore({ databaseUrl, dataFolder }: LiveSettings): Promise<Store> {
  return databaseUrl
    ? openPostgresStore({ connectionString: databaseUrl })
    : openSqliteStore({ file: dataFiles(dataFolder).database });
}

/** The place for resumes that the settings ask for. Throws StoreUnavailable when the folder cannot be made. */
export async function openResumeFiles({ s3, dataFolder }: LiveSettings): Promise<ResumeFiles> {
  return s3 ? createS3Files(s3) : openFolderFiles({ folder: dataFiles(dataFolder).resumes });
}

/** The way for mails that the settings ask for. */
export function openTransport({ smtpUrl, mailFrom, dataFolder }: LiveSettings, log: Log): MailTransport {
  return smtpUrl
    ? createSmtpTransport({ url: smtpUrl, sender: mailFrom })
    : createFolderTransport({ folder: dataFiles(dataFolder).outbox, sender: mailFrom, log });
}
