import { filesBelow } from './site-file/data-file.ts';
import { drawingEnding, pictureName } from './site-file/pictures.ts';

/** Files in the folder other than photos: drawings, notes. */
const isOther = (file: string) => /\.(svg|md|txt|ya?ml)$/i.test(file);

/** The names in content (`images/yard.jpg`) of the files in a site's folder of pictures, with their paths. */
const named = (folder: string, isWanted: (file: string) => boolean): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(folder)
      .filter(isWanted)
      .map((file) => [pictureName(`images/${file}`), `${folder}/${file}`]),
  );

/** The photos in a site's folder of pictures. */
export const photoFiles = (folder: string): ReadonlyMap<string, string> =>
  named(folder, (file) => !isOther(file));

/** The drawings in a site's folder of pictures. */
export const drawingFiles = (folder: string): ReadonlyMap<string, string> =>
  named(folder, (file) => drawingEnding.test(file));
