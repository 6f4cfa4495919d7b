/** One lattice and one camera for the whole site. */
import type { Point } from './path.ts';
import { clamp } from './noise.ts';

/** Distance from a point to the line between two others. */
export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / lengthSquared);
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** A cell of the hexagon lattice in axial coordinates. */
export type Cell = readonly [q: number, r: number];

/** The site camera: 20 degrees off axis, about 31 degrees above the horizon. No second angle is used. */
export const camera = {
  /** Rotation of the lattice around the vertical, in degrees. */
  rotation: 20,
  /** How much the ground is squashed: its screen height for each unit of depth. */
  squash: 0.52,
  /** Screen pixels for each pixel of column height. */
  heightScale: 0.88,
} as const;

/** The neighbour of a cell across each of its sides; side i faces 60 * i degrees before rotation. */
export const neighbourAcross: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The six cells around the middle, clockwise from the far side. */
export const firstRing: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** The cells at exactly `distance` from the middle, six times as many as the distance. */
export function ring(distance: number): Cell[] {
  const cells: Cell[] = [];
  let q = 0;
  let r = -distance;
  for (const [stepQ, stepR] of neighbourAcross) {
    for (let step = 0; step < distance; step++) {
      cells.push([q, r]);
      q += stepQ;
      r += stepR;
    }
  }
  return cells;
}

/** All cells up to `distance` from the middle, the middle first, then ring after ring. */
export function disc(distance: number): Cell[] {
  return [[0, 0], ...Array.from({ length: distance }, (_, index) => ring(index + 1)).flat()];
}

/** A name for a cell, for maps and sets. */
export function cellKey(q: number, r: number): string {
  return `${q},${r}`;
}

/** Distance on the ground between two places on the screen, in screen pixels along x. */
export function groundDistance(x: number, y: number, centreX: number, centreY: number): number {
  return Math.hypot(x - centreX, (y - centreY) / camera.squash);
}

/** A side of a column that the camera sees. */
export type VisibleSide = {
  /** Index of the side, and of its first corner. */
  index: number;
  /** Where it faces, in degrees: 0 is right, 90 towards the viewer, 180 left. */
  facing: number;
  /** Which of the three lights falls on it. */
  light: 'left' | 'front' | 'right';
};

/** What a lattice is made from; lengths in pixels, angles in degrees. */
export type LatticeOptions = {
  radius: number;
  rotation?: number;
  squash?: number;
  originX?: number;
  originY?: number;
  heightScale?: number;
};

/**
 * Hexagons of one radius seen by a camera: turns a cell and a height into screen points.
 * Sides and corners are in lattice order; side i lies between corner i and corner i + 1.
 */
export class Lattice {
  readonly radius: number;
  readonly squash: number;
  readonly originX: number;
  readonly originY: number;
  readonly heightScale: number;
  /** The six corners around a cell's middle, on the ground, in screen pixels. */
  readonly corners: readonly Point[];
  /** The sides that face the camera, in lattice order. */
  readonly sides: readonly VisibleSide[];
  readonly #cos: number;
  readonly #sin: number;

  constructor(options: LatticeOptions) {
    const { radius, rotation = camera.rotation, squash = camera.squash } = options;
    this.radius = radius;
    this.squash = squash;
    this.originX = options.originX ?? 0;
    this.originY = options.originY ?? 0;
    this.heightScale = options.heightScale ?? camera.heightScale;
    const degree = Math.PI / 180;
    this.#cos = Math.cos(rotation * degree);
    this.#sin = Math.sin(rotation * degree);
    this.corners = Array.from({ length: 6 }, (_, index): Point => {
      const angle = (-30 + 60 * index + rotation) * degree;
      return [radius * Math.cos(angle), radius * Math.sin(angle) * squash];
    });
    this.sides = Array.from({ length: 6 }, (_, index): VisibleSide => {
      const facing = (((60 * index + rotation) % 360) + 360) % 360;
      return { index, facing, light: facing > 112 ? 'left' : facing > 68 ? 'front' : 'right' };
    }).filter((side) => Math.sin(side.facing * degree) > 0.12);
  }

  /** The middle of a cell at a height above the ground, both in pixels. */
  screen(q: number, r: number, height = 0): Point {
    const x = this.radius * Math.sqrt(3) * (q + r / 2);
    const y = this.radius * 1.5 * r;
    return [
      this.originX + x * this.#cos - y * this.#sin,
      this.originY + (x * this.#sin + y * this.#cos) * this.squash - height * this.heightScale,
    ];
  }

  /** The two corners of a side, left one last, relative to the middle of the cell. */
  sideCorners(side: number): readonly [Point, Point] {
    return [this.corner(side), this.corner(side + 1)];
  }

  /** One corner relative to the middle of the cell; the index wraps after 5. */
  corner(index: number): Point {
    const corner = this.corners[index % 6];
    if (!corner) throw new RangeError(`A hexagon has no corner ${index}`);
    return corner;
  }

  /** The hexagon around a screen point, scaled by `scale`. */
  hexagonAt([x, y]: Point, scale = 1): Point[] {
    return this.corners.map(([dx, dy]): Point => [x + dx * scale, y + dy * scale]);
  }
}
