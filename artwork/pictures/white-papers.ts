/**
 * Covers of the white papers: a halftone of hexagons in plan view, always on a dark cover. A paper’s own cover is set
 * like its text, a hexagon for every few words and a paragraph for each chapter, in the halftone of its subject.
 */
import type { Drawing } from '../engine/drawing.ts';
import { Lattice } from '../engine/lattice.ts';
import { distanceToSegment } from '../engine/distance.ts';
import { clamp, rockNoise } from '../engine/noise.ts';
import { stamp, uprightHexagon } from '../engine/path.ts';
import type { Point } from '../engine/path.ts';

const width = 240;
const height = 250;
const dotRadius = 8;

/** How much of a cell is printed, 0 to 1, and whether it is the lit one. */
type Screen = (x: number, y: number) => { share: number; isLit: boolean };

const links: readonly Point[] = [
  [58, 62],
  [178, 92],
  [92, 168],
  [196, 206],
];

const screens = {
  /** Clouds that part. */
  cloud: (x, y) => ({
    share: clamp(((y - 30) / height) * 1.25 - (rockNoise(x / 60, y / 40, 3) - 0.5) * 1.3),
    isLit: Math.hypot(x - 162, y - 150) < 10,
  }),
  /** Rings around one point, each with its own gate: trust is checked at every ring. */
  trust: (x, y) => {
    const distance = Math.hypot(x - 120, y - 128);
    const ring = Math.floor(distance / 30);
    const inRing = (distance % 30) / 30;
    const angle = (Math.atan2(y - 128, x - 120) / 6.283 + 0.5 + ring * 0.23) % 1;
    const wall = angle < 0.13 ? 0 : inRing > 0.42 ? 0.86 : 0.16;
    return { share: distance < 12 ? 1 : distance > 126 ? 0 : wall, isLit: distance < 13 };
  },
  /** Four stations in a chain: a delivery pipeline. */
  chain: (x, y) => {
    const distances = links.map(([a, b]) => Math.hypot(x - a, y - b));
    const nearest = Math.min(...distances);
    const segments = links.slice(1).map((end, index) => distanceToSegment([x, y], links[index] ?? end, end));
    const onLine = Math.min(...segments) < 9 ? 0.62 : 0.1;
    const share = nearest >= 44 ? onLine : nearest > 24 ? 0.9 : 0.34;
    return { share, isLit: nearest < 12 && distances.indexOf(nearest) === 2 };
  },
  /** Two waves that meet. */
  ai: (x, y) => {
    const source = Math.hypot(x - 60, y - 190);
    const first = 0.5 * Math.cos(source / 13) * Math.exp(-source / 300);
    const second = 0.25 * Math.cos(Math.hypot(x - 200, y - 60) / 11);
    return { share: clamp(0.5 + first + second) * 0.92, isLit: source < 11 };
  },
} satisfies Record<string, Screen>;

/** Where the light of each is. */
const lights: Record<keyof typeof screens, Point> = {
  cloud: [162, 150],
  trust: [120, 128],
  chain: [92, 168],
  ai: [60, 190],
};

/** The subject of a white paper. */
export type WhitePaperSubject = keyof typeof screens;

/** All subjects. */
export const whitePaperSubjects: readonly WhitePaperSubject[] = ['cloud', 'trust', 'chain', 'ai'];

/** Prints the cover of a subject alone. Show it with `preserveAspectRatio="xMidYMid slice"`. */
export function whitePaperCover(subject: WhitePaperSubject): Drawing {
  const lattice = new Lattice({ radius: dotRadius, squash: 1, heightScale: 0 });
  const reach = Math.ceil((width + height) / dotRadius);
  let dots = '';
  let lit = '';
  for (let q = -reach; q <= reach; q++) {
    for (let r = -reach; r <= reach; r++) {
      const [x, y] = lattice.screen(q, r);
      if (x < -dotRadius || x > width + dotRadius || y < -dotRadius || y > height + dotRadius) continue;
      const { share, isLit } = screens[subject](x, y);
      // Six sizes of dot, as a screen would have.
      const size = isLit ? 0.96 : (Math.round(share * 6) / 6) * 0.96;
      if (size < 0.1) continue;
      const dot = stamp(lattice.hexagonAt([0, 0], size))([x, y]);
      if (isLit) lit += dot;
      else dots += dot;
    }
  }
  return {
    width,
    height,
    marks: [
      { ink: 'paper-dot', path: dots },
      { ink: 'paper-dot-lit', path: lit },
    ],
  };
}

/** Around the text of a cover, in units of the sheet. */
const margin = 12;

/** Radii of the cells of hexagons: the largest at which all of a paper fits is taken. */
const letterRadii = Array.from({ length: 30 }, (_, index) => 6.4 - index * 0.1);
/** Smaller ones, for a paper of very many chapters. */
const tinyRadii = Array.from({ length: 29 }, (_, index) => 3.4 - index * 0.1);
const mostWordsPerHexagon = 100;

/** How the text of a paper is set: hexagons in each chapter, what one stands for, and how many fill a line. */
export type PaperSetting = {
  hexagons: readonly number[];
  wordsPerHexagon: number;
  perLine: number;
  radius: number;
};

/** How many lines a text needs; one between two chapters stays free. */
const linesFor = (hexagons: readonly number[], perLine: number): number =>
  hexagons.reduce((sum, count) => sum + Math.ceil(count / perLine) + 1, -1);

/**
 * Sets chapters so that all of them stand on the cover, a hexagon for as few words as possible.
 * @throws RangeError for more than a cover holds
 */
export function paperSetting(chapterWords: readonly number[]): PaperSetting {
  for (let wordsPerHexagon = 1; wordsPerHexagon <= mostWordsPerHexagon; wordsPerHexagon++) {
    const hexagons = chapterWords.map((words) => Math.max(1, Math.ceil(words / wordsPerHexagon)));
    const isLastTry = wordsPerHexagon === mostWordsPerHexagon;
    for (const radius of isLastTry ? tinyRadii : letterRadii) {
      const perLine = Math.floor((width - 2 * margin) / (radius * Math.sqrt(3)) - 0.5);
      const lines = Math.floor(((height - 2 * margin) / radius - 0.5) / 1.5);
      if (linesFor(hexagons, perLine) <= lines) return { hexagons, wordsPerHexagon, perLine, radius };
    }
  }
  throw new RangeError(`A cover does not hold ${chapterWords.length} chapters`);
}

/** Where the hexagons of a text stand, chapter after chapter, line after line. */
function placesOf({ hexagons, perLine, radius }: PaperSetting): Point[] {
  let line = 0;
  return hexagons.flatMap((count) => {
    const first = line;
    line += Math.ceil(count / perLine) + 1;
    return Array.from({ length: count }, (_, index): Point => {
      const row = first + Math.floor(index / perLine);
      const column = (index % perLine) + 0.5 + (row % 2) / 2;
      return [margin + column * radius * Math.sqrt(3), margin + radius * (1 + row * 1.5)];
    });
  });
}

/**
 * Prints the cover of a paper: its chapters as paragraphs of hexagons, as large as the subject’s halftone is dark
 * there. One is lit, where the subject has its light.
 * @param chapterWords how many words each chapter has, in their order
 */
export function paperCover(subject: WhitePaperSubject, chapterWords: readonly number[]): Drawing {
  const setting = paperSetting(chapterWords);
  const places = placesOf(setting);
  const [lightX, lightY] = lights[subject];
  const fromLight = ([x, y]: Point): number => Math.hypot(x - lightX, y - lightY);
  const lit = places.toSorted((a, b) => fromLight(a) - fromLight(b))[0];
  const paths = { dots: '', lit: '' };
  for (const place of places) {
    const share = Math.round(screens[subject](...place).share * 6) / 6;
    const size = setting.radius * (place === lit ? 0.96 : 0.24 + share * 0.72);
    paths[place === lit ? 'lit' : 'dots'] += stamp(uprightHexagon([0, 0], size))(place);
  }
  return {
    width,
    height,
    marks: [
      { ink: 'paper-dot', path: paths.dots },
      { ink: 'paper-dot-lit', path: paths.lit },
    ],
  };
}
