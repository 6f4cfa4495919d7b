import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '#server/site/error-place.ts';

/**
 * Creates the folder that DATA_FOLDER names, or one in it, with its parents, for the server's user alone. One
 * folder at a time, because `mkdir` with `recursive` never returns in a file system without folders of ours, such
 * as /proc.
 * @throws Error with the setting and the reason
 */
export function createDataFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) createDataFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    throw new Error(`DATA_FOLDER needs the folder ${folder}, which cannot be created: ${errorCode(error)}`, {
      cause: error,
    });
  }
}
