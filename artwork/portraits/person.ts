import type { HairStyle } from './hair.ts';
import type { Vector } from './solids.ts';

/** What decides a face. Reflectances run from 0 (black) to 1 (white). */
export type Person = {
  /** Pose of the head in radians: turned to the viewer's right, tilted to the shoulder. */
  yaw: number;
  tilt: number;
  /** Where the light stands. */
  light: Vector;
  skin: number;
  hair: HairStyle;
  hairTone: number;
  /** Reflectance of a scarf or turban where it is not `hairTone`. */
  scarfTone?: number;
  cloth: number;
  neckline: 'crew' | 'v' | 'shirt' | 'blazer' | 'turtle' | 'hood';
  hasTie?: boolean;
  /** Half width of the jaw; 0.58 and more also gives a broader neck and shoulders. */
  jaw: number;
  /** Width of the skull, nose and lips, 1 where nothing is said. */
  width?: number;
  nose?: number;
  lips?: number;
  /** Reflectance of a beard, and whether it is long. */
  beard?: number;
  hasLongBeard?: boolean;
  /** How much light stubble leaves, 0 to 1. */
  stubble?: number;
  hasGlasses?: boolean;
  /** Lines in the face, 0 (none) to 1. */
  age?: number;
};
