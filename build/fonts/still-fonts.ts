import { join } from 'node:path';
import { madeFolders } from '#shared/made-folders.ts';

const folder = join(import.meta.dirname, '../..', madeFolders.images, 'still-fonts');

/** The file of a font in one weight: `sans-600`. */
export const stillFont = (name: string): string => join(folder, `${name}.ttf`);

/** Fonts for pictures that are rendered at build: only the two families of the site, no fonts of the machine. */
export const fontOptions = {
  loadSystemFonts: false,
  fontFiles: ['sans-400', 'sans-600', 'sans-700', 'mono-400'].map(stillFont),
};
