import { join } from 'node:path';
import type { Site } from '#content/load-site.ts';
import { imagesFolder } from '#build/project-paths.ts';

/** The file of a font in one weight: `sans-600`. */
export const stillFont = (site: Site, name: string): string =>
  join(imagesFolder(site), 'still-fonts', `${name}.ttf`);

/** Fonts for pictures that are rendered at build: only the two families of the site, no fonts of the machine. */
export const fontOptions = (site: Site) => ({
  loadSystemFonts: false,
  fontFiles: ['sans-400', 'sans-600', 'sans-700', 'mono-400'].map((name) => stillFont(site, name)),
});
