import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files in the folder that are no photos: those of operating systems, logos, notes. */
const isOther = (file: string) => /(^|\/)(\.|Thumbs\.db$)|\.(svg|md|txt|ya?ml)$/i.test(file);

/** The files of a site's folder of pictures, as content names them: `images/yard.jpg`. */
export function photoFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join('images', join(parentPath, name).slice(folder.length)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isOther(file))
    .toSorted();
}
