import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Caches what is read from a built site, given as a folder or as a link to one. After `npm run publish` has changed the
 * link, the next call reads its new target, once. When that fails, the old value stays.
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
  return () => {
    try {
      const now = readlinkSync(folder);
      if (now !== target) {
        known = read(resolve(dirname(folder), now));
        target = now;
      }
    } catch {
      // The next call tries again.
    }
    return known;
  };
}
