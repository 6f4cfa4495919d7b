import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { errorText } from './error-place.ts';

/** A build that cannot be read is read again no more often: several calls belong to one request. */
const retryMs = 1_000;

/**
 * Caches what is read from a built site, given as a folder or as a link to one. After `npm run publish` has changed the
 * link, the next call reads its new target, once. When that fails, the log says so and the old value stays.
 * @param folder or the link to it, relative to the working directory or absolute
 * @param read reads a folder
 * @returns what was read from the build that is served now
 * @throws what `read` throws at the start
 */
export function followLink<Known>(folder: string, read: (folder: string) => Known): () => Known {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
    const known = read(folder);
    return () => known;
  }
  let target = readlinkSync(folder);
  // Not through the link, which may change while it is read.
  let known = read(resolve(dirname(folder), target));
  let failed: { target: string; at: number } | undefined;
  return () => {
    let now = target;
    try {
      now = readlinkSync(folder);
      const isTried = failed?.target === now && performance.now() - failed.at < retryMs;
      if (now !== target && !isTried) {
        known = read(resolve(dirname(folder), now));
        target = now;
      }
    } catch (error) {
      if (now !== failed?.target) console.error(`The build before is still served: ${errorText(error)}`);
      failed = { target: now, at: performance.now() };
    }
    return known;
  };
}
