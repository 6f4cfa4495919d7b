import { randomUUID } from 'node:crypto';
import { brandName } from '../../config/brand.ts';
import { renewPassword, userToRescue } from './admin-account.ts';
import { backUpPostgres, restorePostgres } from './operations/backup-postgres.ts';
import type { BackupFacts } from './operations/backup-resumes.ts';
import { backUp, restore } from './operations/backup.ts';
import { forgetDevices } from './security/known-device.ts';
import { loginCodeMinutes, makeLoginCode } from './security/login-code.ts';
import { createPasswords } from './security/passwords.ts';
import { readLiveSettings, type LiveSettings } from './old-settings.ts';
import { openResumeFiles, openStore } from './open-parts.ts';
import { abandonedAfterMs } from './privacy/retention.ts';
import { checkOwner } from './resumes/check-owner.ts';
import { quarantineDays, sweepResumes } from './resumes/sweep-resumes.ts';
import type { Store } from './store/store.ts';
import type { StoredUser } from './store/user-store.ts';

/**
 * Commands for operators (docs/how-to/go-live.md): `backup <folder>`, `restore <folder>`, `admin-password [email]`,
 * `login-code [email]`, `adopt-resumes`, `remove-quarantined`.
 * They read the same environment as the server; a failure prints one clear line and exits with 1.
 */
const [command, folder] = process.argv.slice(2);
/** Whom `admin-password` and `login-code` are for; null: the owner who has been here longest. */
const email = folder ?? null;

/** The address that the login asks for, or the name of an owner who has none. */
const nameOf = (user: StoredUser) => user.email || user.name;

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

async function withStore(settings: LiveSettings, work: (store: Store) => Promise<string>): Promise<string> {
  const store = await openStore(settings);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
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
      const passwords = createPasswords();
      return withStore(settings, async (store) => {
        const user = await renewPassword(store, {
          password: settings.adminPassword,
          hash: (password) => passwords.hash(password),
          now: () => new Date(),
          email,
        });
        await forgetDevices(store);
        return `${nameOf(user)} has a new password, needs no passkey, and is logged out everywhere.`;
      });
    }
    case 'login-code':
      return withStore(settings, async (store) => {
        const user = await userToRescue(store, email);
        const code = await makeLoginCode(store, user.id, new Date());
        return `Log in as ${nameOf(user)} with this code instead of the password, once, within ${loginCodeMinutes} minutes:\n${code}`;
      });
    case 'adopt-resumes':
      return withStore(settings, async (store) => {
        const files = await openResumeFiles(settings);
        await checkOwner({ store, files, newIdentity: randomUUID }, true);
        return 'Database and resumes belong together now.';
      });
    case 'remove-quarantined':
      return withStore(settings, async (store) => {
        const files = await openResumeFiles(settings);
        const now = () => new Date();
        const { removed } = await sweepResumes({
          store,
          files,
          now,
          graceMs: abandonedAfterMs,
          isAllowed: true,
        });
        return `${removed} resumes removed that had no record for ${quarantineDays} days.`;
      });
    default:
      throw new Error(
        'the commands are: backup <folder>, restore <folder>, admin-password [email], login-code [email], adopt-resumes, remove-quarantined',
      );
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error(`${brandName}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
