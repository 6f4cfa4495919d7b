import { errorWord } from '../error-code.ts';
import type { LiveParts } from '../parts.ts';

/**
 * Removes resumes of deleted rows, then their announcements. When a crash or a storage error interrupts it,
 * the rest stays announced and the daily job removes it.
 * @returns how many were removed
 */
export async function removeResumes(
  { store, resumeFiles, log }: Pick<LiveParts, 'store' | 'resumeFiles' | 'log'>,
  keys: readonly string[],
): Promise<number> {
  let removed = 0;
  for (const key of keys) {
    try {
      await resumeFiles.remove(key);
      await store.forgetResume(key);
      removed += 1;
    } catch (error) {
      log.error('resume not removed yet', { resume: key, reason: errorWord(error) });
    }
  }
  return removed;
}
