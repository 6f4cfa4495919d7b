import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingEnding, photoEnding } from '#content/site-file/pictures.ts';

/** As in the editor's own fields for pictures. */
export const largestPictureBytes = 20 * 2 ** 20;

/**
 * Saves a picture in a site, under a name that an address can have; an existing file is not replaced.
 * @param name that the person's file has
 * @returns its path, as Markdown has it
 * @throws Error when it is not a picture, or too large
 */
export function savePicture(folder: string, name: string, content: Buffer): string {
  const [ending] = photoEnding.exec(name) ?? drawingEnding.exec(name) ?? [];
  if (ending === undefined)
    throw new Error(
      `${name} is not a picture that the site can show: choose a JPEG, PNG, WebP, AVIF, TIFF or SVG file`,
    );
  if (content.length > largestPictureBytes)
    throw new Error(`${name} is larger than 20 MB: choose a smaller picture`);
  const stem =
    name
      .slice(0, -ending.length)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'picture';
  mkdirSync(join(folder, 'images'), { recursive: true });
  for (let number = 1; ; number += 1) {
    const path = `/images/${stem}${number === 1 ? '' : `-${number}`}${ending.toLowerCase()}`;
    const file = join(folder, path);
    if (!existsSync(file)) writeFileSync(file, content);
    else if (!readFileSync(file).equals(content)) continue;
    return path;
  }
}
