import * as v from 'valibot';
import { fields, oneOf } from './parts.ts';

/** Photos and drawings, as the files of a site name them. */

/** File name extensions of photos, which the build converts to AVIF and WebP (build/images). */
export const photoEnding = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** The file name extension of drawings. */
export const drawingEnding = /\.svg$/i;

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

/** The kinds of pictures that a field can take; code editors show them, and forms choose files by them. */
export const pictureKinds = {
  photo: 'A photo, such as /images/yard.jpg',
  picture: 'A photo or an SVG drawing, such as /images/map.svg',
  drawing: 'An SVG drawing, such as /images/map.svg',
} as const;

const isInImages = (value: string) => /^\/images\/[^\\]+$/.test(value) && !value.includes('..');

/**
 * A file of `images/` by its path in the site's folder, with a slash before it as the editor writes it:
 * `/images/yard.jpg`. The build checks that it exists.
 */
const pictureFile = (
  kind: keyof typeof pictureKinds,
  endings: readonly RegExp[],
  sentence: (given: string) => string,
) =>
  v.pipe(
    v.string('missing'),
    v.description(pictureKinds[kind]),
    v.transform(pictureName),
    v.check(
      (value) => isInImages(value) && endings.some((ending) => ending.test(value)),
      ({ input }) => sentence(input),
    ),
    v.transform((value) => value.slice(1)),
  );

export const photo = pictureFile(
  'photo',
  [photoEnding],
  (given) => `must be a photo, such as /images/yard.jpg (jpg, png, webp, avif or tiff): ${given}`,
);
export const picture = pictureFile(
  'picture',
  [photoEnding, drawingEnding],
  (given) => `must be a picture, such as /images/yard.jpg (jpg, png, webp, avif, tiff or svg): ${given}`,
);
export const drawing = pictureFile(
  'drawing',
  [drawingEnding],
  (given) => `must be a drawing, such as /images/map.svg: ${given}`,
);

/** Which part of a photo stays visible; has no effect on a drawing. */
const focus = v.optional(oneOf(focusPoints, 'part of a photo'), 'centre');

/** The cover of a post, project, case study, white paper or webinar. */
export const coverImage = fields({ picture, focus });

export type CoverImage = v.InferOutput<typeof coverImage>;

/** A position on a picture, in per cent of its width and height. */
const perCent = v.pipe(
  v.number('missing, or not a number'),
  v.minValue(0, 'at least 0'),
  v.maxValue(100, 'at most 100'),
);

/** Where an office is on a map. */
export const spot = fields({ left: perCent, top: perCent });

export const pagePicture = {
  picture,
  focus,
  /** Another composition for screens below 768 px. */
  narrow: v.optional(picture),
};

/** It is decorative: the words beside it say the same. */
const decorative = v.optional(fields(pagePicture));

/** The site's own pictures for its pages, beside that of home. A page without one is complete, too. */
export const pagePictures = {
  /** At the end of home, on a dark ground. */
  closing: decorative,
  /** Along the end of every page. */
  footer: decorative,
  /** Beside the list of services. Groups whose `id` is that of a service light up while it is read. */
  services: decorative,
  about: decorative,
  team: decorative,
  portfolio: decorative,
  careers: decorative,
  /** Beside the words about the company on the page of every job. */
  job: decorative,
  resources: decorative,
  /** The surroundings of the office, and where the office is on it. */
  contact: v.optional(fields({ ...pagePicture, office: spot })),
  'not-found': decorative,
} as const;
