/** Covers of the white papers: their subject as a halftone of hexagons in plan view, always on a dark cover. */
import type { Drawing } from '../engine/drawing.ts';
import { Lattice, distanceToSegment } from '../engine/lattice.ts';
import { clamp, rockNoise } from '../engine/noise.ts';
import { stamp } from '../engine/path.ts';
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

/** The subject of a white paper. */
export type WhitePaperSubject = keyof typeof screens;

/** All subjects. */
export const whitePaperSubjects: readonly WhitePaperSubject[] = ['cloud', 'trust', 'chain', 'ai'];

/** Prints the cover of a subject. Show it with `preserveAspectRatio="xMidYMid slice"`. */
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
