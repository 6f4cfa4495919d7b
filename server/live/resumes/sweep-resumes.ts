import { fixedRetentionDays } from '../../../config/fixed-retention.ts';
import type { ResumeRecords } from '../store/site-store.ts';
import type { ResumeFiles } from './resume-files.ts';

const batchSize = 200;
const dayMs = 86_400_000;

/** How long an unfinished upload or a file that nothing is known of is kept. */
export const quarantineDays = fixedRetentionDays.unfinished;

/** More than this share of all files is not removed from quarantine without a person's word. */
const shareRemoved = 0.05;

/** Counts of a run. */
export interface Swept {
  removed: number;
  /** Files nothing was known of, now in quarantine. */
  found: number;
  /** Files whose quarantine has ended, but which are too many to be removed without a person's word. */
  held: number;
}

/**
 * Removes files without an application: those of deleted applications at once, all others after a quarantine,
 * because a database that is older than the files, or is not theirs, knows nothing of them. A quarantined
 * file stays where it is. A file is announced before it is written, so a running upload is always known.
 * @param options.graceMs minimum age of an announcement; longer than any upload takes
 * @param options.isAllowed a person has said that any number may be removed
 */
export async function sweepResumes({
  store,
  files,
  now,
  graceMs,
  isAllowed = false,
}: {
  store: ResumeRecords;
  files: ResumeFiles;
  now: () => Date;
  graceMs: number;
  isAllowed?: boolean;
}): Promise<Swept> {
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();
  let removed = 0;
  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      // The announcement goes first: an application that takes over the file at this moment keeps it. If a
      // crash follows, the code below finds the file.
      if (!(await store.forgetResume(key))) continue;
      await files.remove(key);
      removed += 1;
    }
  }

  await remove(await store.resumesLeft('deleted', ago(graceMs)));
  const unfinished = await store.resumesLeft('upload', ago(graceMs));
  await store.quarantineResumes(unfinished, at.toISOString());

  let total = 0;
  let found = 0;
  async function quarantineUnknown(keys: readonly string[]): Promise<void> {
    const known = new Set(await store.knownResumes(keys));
    const unknown = keys.filter((key) => !known.has(key));
    await store.quarantineResumes(unknown, at.toISOString());
    total += keys.length;
    found += unknown.length;
  }
  let batch: string[] = [];
  for await (const key of files.keys()) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    await quarantineUnknown(batch);
    batch = [];
  }
  await quarantineUnknown(batch);

  const over = await store.resumesLeft('quarantined', ago(quarantineDays * dayMs));
  const isHeld = !isAllowed && over.length > total * shareRemoved;
  if (!isHeld) await remove(over);
  return { removed, found, held: isHeld ? over.length : 0 };
}
