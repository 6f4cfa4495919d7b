import { brandName } from '../../config/brand.ts';
import { ensureAdminAccount } from './admin-account.ts';
import { backUpPostgres, restorePostgres } from './operations/backup-postgres.ts';
import type { BackupFacts } from './operations/backup-resumes.ts';
import { backUp, restore } from './operations/backup.ts';
import { createPasswords } from './security/passwords.ts';
import { readLiveSettings, type LiveSettings } from './settings.ts';
import { openStore } from './open-parts.ts';

/**
 * Commands for operators (docs/how-to/go-live.md): `backup <folder>`, `restore <folder>`, `admin-password`.
 * They read the same environment as the server; a failure prints one clear line and exits with 1.
 */
const [command, folder] = process.argv.slice(2);

const placeOf = ({ s3 }: LiveSettings) => (s3 ? 's3' : 'folder');

async function copyInto(into: string, settings: LiveSettings): Promise<BackupFacts> {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl) return backUpPostgres(databaseUrl, dataFolder, into, placeOf(settings));
  return backUp(dataFolder, into, placeOf(settings));
}

async function copyBack(from: string, settings: LiveSettings): Promise<BackupFacts> {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl) return restorePostgres(from, databaseUrl, dataFolder, placeOf(settings));
  return restore(from, dataFolder, placeOf(settings));
}

async function run(): Promise<string> {
  const settings = readLiveSettings(process.env);
  switch (command) {
    case 'backup':
    case 'restore': {
      if (!folder) throw new Error(`which folder? npm run ${command} -- <folder>`);
      const facts = await (command === 'backup' ? copyInto(folder, settings) : copyBack(folder, settings));
      const what = `${facts.applications} applications, ${facts.enquiries} enquiries, ${facts.subscribers} subscribers, ${facts.resumes} resumes`;
      return command === 'backup' ? `${folder} holds ${what}.` : `Here again: ${what}.`;
    }
    case 'admin-password': {
      const store = await openStore(settings);
      const passwords = createPasswords();
      try {
        await ensureAdminAccount(store, {
          password: settings.adminPassword,
          hash: (password) => passwords.hash(password),
          isNew: true,
        });
      } finally {
        await store.close();
      }
      return 'The dashboard has a new password; everybody is logged out.';
    }
    default:
      throw new Error('the commands are: backup <folder>, restore <folder>, admin-password');
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error(`${brandName}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
