import type { Plugin } from 'vite';
import { photoFiles } from '../config/photo-files.ts';
import { siteFile } from '../config/site-folder.ts';

/** The components that show photos, and what they export. */
const components = [
  { file: '/src/ui/photo.tsx', name: 'Photo' },
  { file: '/src/sections/article-text/photo-figure.tsx', name: 'PhotoFigure' },
];

/**
 * Leaves the components that show photos and their styles out of the build of a site without photos, which
 * never shows one.
 * @param count the photos of the site; only tests give another number
 */
export const withoutPhotos = (count: number = photoFiles(siteFile('images')).length): Plugin => ({
  name: 'without-photos',
  enforce: 'pre',
  load: (id) => {
    const found = count === 0 && components.find(({ file }) => id.endsWith(file));
    return found ? `export const ${found.name} = () => null;` : null;
  },
});
