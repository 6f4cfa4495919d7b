/** The people of the site. They are invented: busts built from numbers, with no likeness to anyone. */
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

const fromLeft: Vector = [-0.62, 0.5, 0.74];
const fromRight: Vector = [0.64, 0.48, 0.72];

/** Four clients who speak on the home page, eight of the team (six of them write), six who lead. */
export const people = {
  ingrid: {
    yaw: 0.3,
    tilt: 0.04,
    light: fromLeft,
    skin: 0.88,
    hair: 'bob',
    hairTone: 0.5,
    cloth: 0.16,
    neckline: 'blazer',
    jaw: 0.53,
    age: 0.5,
  },
  marcus: {
    yaw: -0.34,
    tilt: -0.03,
    light: fromRight,
    skin: 0.84,
    hair: 'side',
    hairTone: 0.3,
    cloth: 0.14,
    neckline: 'blazer',
    jaw: 0.62,
    beard: 0.42,
  },
  amara: {
    yaw: 0.3,
    tilt: -0.06,
    light: fromLeft,
    skin: 0.56,
    hair: 'afro',
    hairTone: 0.05,
    cloth: 0.7,
    neckline: 'crew',
    jaw: 0.55,
    lips: 1.35,
    nose: 1.15,
  },
  daniel: {
    yaw: -0.26,
    tilt: 0.03,
    light: fromRight,
    skin: 0.76,
    hair: 'quiff',
    hairTone: 0.08,
    cloth: 0.5,
    neckline: 'shirt',
    jaw: 0.6,
    hasGlasses: true,
    stubble: 0.7,
  },
  maren: {
    yaw: 0.28,
    tilt: -0.03,
    light: fromLeft,
    skin: 0.88,
    hair: 'wavy',
    hairTone: 0.3,
    cloth: 0.3,
    neckline: 'crew',
    jaw: 0.53,
  },
  kwame: {
    yaw: -0.28,
    tilt: 0.02,
    light: fromRight,
    skin: 0.5,
    hair: 'crop',
    hairTone: 0.04,
    cloth: 0.74,
    neckline: 'shirt',
    jaw: 0.62,
    beard: 0.3,
    lips: 1.35,
    nose: 1.25,
  },
  ines: {
    yaw: -0.4,
    tilt: 0.05,
    light: fromRight,
    skin: 0.78,
    hair: 'bun',
    hairTone: 0.07,
    cloth: 0.2,
    neckline: 'v',
    jaw: 0.52,
  },
  jonas: {
    yaw: 0.34,
    tilt: 0.02,
    light: fromLeft,
    skin: 0.87,
    hair: 'bald',
    hairTone: 0.4,
    cloth: 0.12,
    neckline: 'turtle',
    jaw: 0.63,
    beard: 0.48,
    hasGlasses: true,
  },
  priya: {
    yaw: 0.26,
    tilt: -0.05,
    light: fromRight,
    skin: 0.63,
    hair: 'long',
    hairTone: 0.05,
    cloth: 0.62,
    neckline: 'v',
    jaw: 0.53,
    lips: 1.15,
  },
  tobias: {
    yaw: -0.3,
    tilt: -0.04,
    light: fromLeft,
    skin: 0.86,
    hair: 'short',
    hairTone: 0.22,
    cloth: 0.26,
    neckline: 'hood',
    jaw: 0.6,
    stubble: 0.6,
  },
  leila: {
    yaw: -0.24,
    tilt: 0.03,
    light: fromRight,
    skin: 0.72,
    hair: 'scarf',
    hairTone: 0.62,
    cloth: 0.1,
    neckline: 'crew',
    jaw: 0.53,
  },
  kenji: {
    yaw: -0.32,
    tilt: 0.04,
    light: fromLeft,
    skin: 0.82,
    hair: 'fringe',
    hairTone: 0.05,
    cloth: 0.12,
    neckline: 'crew',
    jaw: 0.58,
    width: 1.03,
    nose: 0.9,
  },
  helena: {
    yaw: 0.24,
    tilt: 0.02,
    light: fromLeft,
    skin: 0.86,
    hair: 'pixie',
    hairTone: 0.5,
    cloth: 0.14,
    neckline: 'blazer',
    jaw: 0.54,
    hasGlasses: true,
    age: 1,
  },
  samuel: {
    yaw: 0.24,
    tilt: 0.03,
    light: fromLeft,
    skin: 0.4,
    hair: 'bald',
    hairTone: 0.5,
    cloth: 0.2,
    neckline: 'blazer',
    hasTie: true,
    jaw: 0.62,
    beard: 0.55,
    lips: 1.35,
    nose: 1.25,
    age: 0.8,
  },
  harpreet: {
    yaw: -0.28,
    tilt: 0,
    light: fromRight,
    skin: 0.64,
    hair: 'turban',
    hairTone: 0.12,
    scarfTone: 0.4,
    cloth: 0.6,
    neckline: 'shirt',
    jaw: 0.6,
    beard: 0.1,
    hasLongBeard: true,
  },
  mei: {
    yaw: 0.34,
    tilt: -0.02,
    light: fromRight,
    skin: 0.86,
    hair: 'lob',
    hairTone: 0.05,
    cloth: 0.74,
    neckline: 'v',
    jaw: 0.54,
    width: 1.03,
    nose: 0.88,
  },
  rafael: {
    yaw: -0.36,
    tilt: 0.02,
    light: fromRight,
    skin: 0.74,
    hair: 'recede',
    hairTone: 0.34,
    cloth: 0.16,
    neckline: 'shirt',
    jaw: 0.61,
    beard: 0.5,
    age: 0.9,
  },
  nadia: {
    yaw: 0.24,
    tilt: -0.05,
    light: fromLeft,
    skin: 0.48,
    hair: 'puff',
    hairTone: 0.05,
    cloth: 0.8,
    neckline: 'v',
    jaw: 0.54,
    lips: 1.3,
    nose: 1.15,
  },
} as const satisfies Record<string, Person>;

/** The handle of a person, also the name of their files. */
export type PersonName = keyof typeof people;
