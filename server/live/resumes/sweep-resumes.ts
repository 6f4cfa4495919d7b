import type { IntakeStore } from '../store/store.ts';
import type { ResumeFiles } from './resume-files.ts';

const batchSize = 200;

/**
 * Removes files that no application has: those announced long ago, and, announced now and so removed by a later run, those that nothing is
 * known of. A file is announced before it is written, so one that is on its way is always known.
 *
 * @param options.graceMs how long after its announcement a file may be without an application: longer than any upload takes
 * @returns how many were removed, and how many were found that nothing is known of
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
    // Forgotten first: an application that takes the file over at this moment keeps it. After a crash in between the file is found below.
    if (!(await store.forgetResume(key))) continue;
    await files.remove(key);
    removed += 1;
  }

  let found = 0;
  async function announceUnknown(keys: readonly string[]): Promise<void> {
    const known = new Set(await store.knownResumes(keys));
    const unknown = keys.filter((key) => !known.has(key));
    // Together, so that they share a commit.
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
