import { filesBelow } from './site-file/data-file.ts';

/** Files in the folder that are no photos: logos, notes. */
const isOther = (file: string) => /\.(svg|md|txt|ya?ml)$/i.test(file);

/** The files of a site's folder of pictures, as content names them: `images/yard.jpg`. */
export const photoFiles = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => !isOther(file))
    .map((file) => `images/${file}`);
