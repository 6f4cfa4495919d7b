import type { IntakeStore } from '../store/store.ts';
import type { ResumeFiles } from './resume-files.ts';

const batchSize = 200;

/**
 * Removes files without an application: those announced long ago. Files that nothing is known of are
 * announced now, so a later run removes them. A file is announced before it is written, so a running upload
 * is always known.
 * @param options.graceMs minimum age of an announcement; longer than any upload takes
 * @returns how many were removed, and how many unknown files were found
 */
export async function sweepResumes({
  store,
  files,
  now,
  graceMs,
}: {
  store: Pick<IntakeStore, 'abandonedResumes' | 'announceResume' | 'forgetResume' | 'knownResumes'>;
  files: ResumeFiles;
  now: () => Date;
  graceMs: number;
}): Promise<{ removed: number; found: number }> {
  const at = now();
  let removed = 0;
  for (const key of await store.abandonedResumes(new Date(at.getTime() - graceMs).toISOString())) {
    // The announcement goes first: an application that takes over the file at this moment keeps it. If a
    // crash follows, the code below finds the file.
    if (!(await store.forgetResume(key))) continue;
    await files.remove(key);
    removed += 1;
  }

  let found = 0;
  async function announceUnknown(keys: readonly string[]): Promise<void> {
    const known = new Set(await store.knownResumes(keys));
    const unknown = keys.filter((key) => !known.has(key));
    // In parallel, so that they share one commit.
    await Promise.all(unknown.map((key) => store.announceResume(key, at.toISOString())));
    found += unknown.length;
  }
  let batch: string[] = [];
  for await (const key of files.keys()) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    await announceUnknown(batch);
    batch = [];
  }
  await announceUnknown(batch);
  return { removed, found };
}
