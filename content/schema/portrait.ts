import * as v from 'valibot';
import { fields, oneOf } from '../../shared/site-file/parts.ts';

/** A number within bounds. */
const between = (least: number, most: number) =>
  v.pipe(
    v.number('missing, or not a number'),
    v.minValue(least, `at least ${least}`),
    v.maxValue(most, `at most ${most}`),
  );

/** Share of the light that is reflected, from 0 (black) to 1 (white). */
const reflectance = between(0, 1);
/** Size of a part of the face, relative to other faces. */
const proportion = v.optional(between(0.6, 1.6));
const yesOrNo = v.optional(v.boolean('neither true nor false'));

/** Styles of hair, or of what covers it; the artwork has a drawing for each name. */
export const hairStyles = [
  'bob',
  'long',
  'bun',
  'afro',
  'crop',
  'short',
  'quiff',
  'fringe',
  'pixie',
  'side',
  'wavy',
  'lob',
  'recede',
  'bald',
  'scarf',
  'turban',
  'puff',
] as const;

/** What decides a drawn face: `portrait` of a person. It is invented, with no likeness to anyone. */
export const portraitSchema = fields({
  /** Pose of the head in radians: turned to the viewer's right, tilted to the shoulder. */
  yaw: between(-0.8, 0.8),
  tilt: between(-0.3, 0.3),
  /** The side from which the light comes. */
  light: oneOf(['left', 'right'], 'side'),
  skin: reflectance,
  hair: oneOf(hairStyles, 'hair'),
  hairTone: reflectance,
  /** Of a scarf or turban where it is not `hairTone`. */
  scarfTone: v.optional(reflectance),
  cloth: reflectance,
  neckline: oneOf(['crew', 'v', 'shirt', 'blazer', 'turtle', 'hood'], 'neckline'),
  hasTie: yesOrNo,
  /** Half width of the jaw; 0.58 and more also gives a broader neck and shoulders. */
  jaw: between(0.45, 0.7),
  /** Width of the skull, nose and lips, 1 where nothing is said. */
  width: proportion,
  nose: proportion,
  lips: proportion,
  /** Reflectance of a beard, and whether it is long. */
  beard: v.optional(reflectance),
  hasLongBeard: yesOrNo,
  /** How much light stubble leaves. */
  stubble: v.optional(reflectance),
  hasGlasses: yesOrNo,
  /** Lines in the face, 0 (none) to 1. */
  age: v.optional(between(0, 1)),
});

/** A face as its numbers. */
export type Portrait = v.InferOutput<typeof portraitSchema>;
