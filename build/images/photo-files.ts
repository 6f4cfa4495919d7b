import { filesBelow } from '#shared/site-file/data-file.ts';
import { pictureName } from '#shared/site-file/pictures.ts';

/** Files in the folder other than photos: drawings, notes. */
const isOther = (file: string) => /\.(svg|md|txt|ya?ml)$/i.test(file);

/** The names in content (`images/yard.jpg`) of the photos in a site's folder of pictures, with their paths. */
export const photoFiles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(folder)
      .filter((file) => !isOther(file))
      .map((file) => [pictureName(`images/${file}`), `${folder}/${file}`]),
  );
