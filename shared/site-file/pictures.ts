import * as v from 'valibot';
import { covers } from './covers.ts';
import { fields, oneOf } from './parts.ts';

/** Photos and covers, as the files of a site name them. */

/** Endings of the pictures that are read; artwork/photos makes AVIF and WebP of them. */
export const photoEnding = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/**
 * The one name of a picture: `my%20yard.jpg`, as Markdown has it, is `my yard.jpg`, and an umlaut in two characters, as
 * macOS stores it, is the one that people type.
 */
export function pictureName(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    // A percent sign of its own.
    return path.normalize('NFC');
  }
}

/** The part of a photo that stays visible in a frame of another shape. */
export const focusPoints = [
  'centre',
  'top',
  'bottom',
  'left',
  'right',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
] as const;

/**
 * A photo by its path in the site's folder, with a slash before it as the editor writes it: `/images/yard.jpg`. The
 * build checks that it exists.
 */
export const photo = v.pipe(
  v.string(),
  v.transform(pictureName),
  v.check(
    (value) => /^\/images\/[^\\]+$/.test(value) && !value.includes('..') && photoEnding.test(value),
    ({ input }) => `not a photo like /images/yard.jpg (jpg, png, webp, avif or tiff): ${input}`,
  ),
  v.transform((value) => value.slice(1)),
);

/** The cover of a post, project or case: a drawing by its name, or a photo with its focus. */
export const coverImage = v.pipe(
  fields({
    drawing: v.optional(oneOf(covers, 'cover')),
    photo: v.optional(photo),
    focus: v.optional(oneOf(focusPoints, 'part of a photo')),
  }),
  v.check(
    (cover) => (cover.drawing === undefined) !== (cover.photo === undefined),
    'one of the two: a drawing like plateau, or a photo like /images/yard.jpg',
  ),
  v.transform(({ drawing, photo: file, focus = 'centre' }) =>
    file === undefined ? (drawing ?? 'plateau') : { photo: file, focus },
  ),
);

/** A cover as `coverImage` parses it. */
export type CoverImage = v.InferOutput<typeof coverImage>;
