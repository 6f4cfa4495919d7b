import * as v from 'valibot';
import { covers } from './covers.ts';
import { fields, oneOf, unknownWord } from './parts.ts';

/** Photos and covers, as the files of a site name them. */

/** Endings of the pictures that are read; artwork/photos makes AVIF and WebP of them. */
export const photoEnding = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** The part of a photo that stays in sight where a frame is of another shape. */
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

/** A photo by its place in the site's folder: `images/yard.jpg`. Whether it is there, the build says. */
export const photo = v.pipe(
  v.string('missing'),
  v.check(
    (value) => /^images\/[^\\]+$/.test(value) && !value.includes('..') && photoEnding.test(value),
    ({ input }) => `not a photo like images/yard.jpg (jpg, png, webp, avif or tiff): ${input}`,
  ),
);

/** A photo, where it matters with what has to stay in sight: `{ photo: images/yard.jpg, focus: top left }`. */
const focusedPhoto = fields({ photo, focus: v.optional(oneOf(focusPoints, 'part of a photo'), 'centre') });

const isDrawn = (name: string) => covers.some((cover) => cover === name);

/** A drawn cover by its name, or a photo. One check of both, so that a mistake is named as what it was meant to be. */
const coverName = v.pipe(
  v.string(),
  v.check(
    (value) => isDrawn(value) || v.is(photo, value),
    ({ input }) =>
      input.startsWith('images/')
        ? (v.safeParse(photo, input).issues?.[0].message ?? '')
        : `no such cover: ${input}; ${unknownWord(input, covers)}`,
  ),
);

/** What stands over a post, a project, a case: a drawn cover by its name, or a photo. */
export const coverImage = v.union(
  [coverName, focusedPhoto],
  'neither the name of a cover like plateau nor a photo like images/yard.jpg',
);

/** As `coverImage` has it. */
export type CoverImage = v.InferOutput<typeof coverImage>;
