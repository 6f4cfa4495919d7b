import { filesBelow } from './site-file/data-file.ts';
import { pictureName } from './site-file/pictures.ts';

/** Files in the folder that are no photos: logos, notes. */
const isOther = (file: string) => /\.(svg|md|txt|ya?ml)$/i.test(file);

/** The files in a site's folder of pictures, by their names in content: `images/yard.jpg`. */
export const photoFiles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(folder)
      .filter((file) => !isOther(file))
      .map((file) => [pictureName(`images/${file}`), `${folder}/${file}`]),
  );
