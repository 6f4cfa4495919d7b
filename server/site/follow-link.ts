import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Keeps what is read of a built site: of a folder, or of the one behind a link. `npm run publish` gives the link
 * another target, and the next call reads that one, once. A build that cannot be read leaves what there was.
 * @param folder or the link to it, relative to the working directory or absolute
 * @param read what there is to know of a folder
 * @returns what was read of the build that is served now
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
      // It is asked for again at the next call.
    }
    return known;
  };
}
