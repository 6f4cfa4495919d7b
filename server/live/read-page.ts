import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';

/**
 * Reads a built page.
 * @param path of the page, already checked: no part of it begins with a dot
 * @returns null when there is none
 */
export async function readPage(distFolder: string, path: string): Promise<string | null> {
  const name = path.replace(/^\/|\/$/g, '') || 'index';
  try {
    return await readFile(join(distFolder, `${name}.html`), 'utf8');
  } catch (error) {
    // No such page; a part of the path is a file; a name is longer than file systems take.
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
