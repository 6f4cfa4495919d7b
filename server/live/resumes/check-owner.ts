import type { Store } from '../store/store.ts';
import type { ResumeFiles } from './resume-files.ts';

/** Enough files to see whether they are those of a database. */
const sampleSize = 200;

type Records = Pick<Store, 'siteFact' | 'claimSiteFact' | 'knownResumes' | 'applications'>;

const advice = `If DATA_FOLDER, DATABASE_URL or S3_BUCKET is wrong, correct it; if one of the two was lost, restore a backup (npm run restore). To use them together all the same: npm run adopt-resumes`;

async function firstKeys(files: ResumeFiles): Promise<string[]> {
  const keys = [];
  for await (const key of files.keys()) {
    keys.push(key);
    if (keys.length === sampleSize) break;
  }
  return keys;
}

/** Why the files cannot be those of the database, as far as the records say; null when they can. */
async function doubt(store: Records, files: ResumeFiles, owner: string | null): Promise<string | null> {
  const keys = await firstKeys(files);
  const known = await store.knownResumes(keys);
  if (known.length * 2 < keys.length)
    return `the database knows ${known.length} of the ${keys.length} resumes that were looked at`;
  if (keys.length > 0) return null;
  if (owner !== null) return 'the database is empty, or not that of this site';
  const { total } = await store.applications({ text: '', offset: 0, limit: 1, folder: 'inbox' });
  return total > 0 ? `the database has ${total} applications, but there is no resume at all` : null;
}

/**
 * Makes sure that database and resumes belong together: both carry the site's identity, which a new site gets
 * here. Without this, a server started once with a wrong or emptied database would take every resume for a
 * file that nobody needs, and an emptied database would begin as a new site.
 * @param isAdopted a person has said that they belong together
 * @throws Error with what to do; nothing was changed then
 */
export async function checkOwner(
  { store, files, newIdentity }: { store: Records; files: ResumeFiles; newIdentity: () => string },
  isAdopted = false,
): Promise<void> {
  const site = await store.siteFact('identity');
  const owner = await files.owner();
  if (site !== null && owner === site) return;
  if (!isAdopted) {
    const isOther = site !== null && owner !== null;
    const reason = isOther ? 'they are of two sites' : await doubt(store, files, owner);
    if (reason !== null) throw new Error(`database and resumes do not belong together: ${reason}. ${advice}`);
  }
  await files.setOwner(await store.claimSiteFact('identity', site ?? owner ?? newIdentity()));
}
