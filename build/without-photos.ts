import type { Plugin } from 'vite';
import { photoFiles } from '../config/photo-files.ts';
import { siteFile } from '../config/site-folder.ts';

/**
 * Leaves `src/ui/photo.tsx` and its styles out of the build of a site without photos, which never shows one.
 * @param count the photos of the site; only tests give another number
 */
export const withoutPhotos = (count: number = photoFiles(siteFile('images')).length): Plugin => ({
  name: 'without-photos',
  enforce: 'pre',
  load: (id) => (count === 0 && id.endsWith('/src/ui/photo.tsx') ? 'export const Photo = () => null;' : null),
});
