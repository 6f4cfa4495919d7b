/** The sheet and the ground of all silhouettes, and how columns are placed on it. */
import type { Drawing } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import type { Material } from '../engine/inks.ts';
import { camera, Lattice } from '../engine/lattice.ts';
import type { Cell } from '../engine/lattice.ts';
import { masonry, type Piece } from '../engine/masonry.ts';

const sheet = { width: 640, height: 440 };
const middle = { x: 320, y: 220 };

/** Adds a piece of a column; heights in pixels. */
export type Put = (q: number, r: number, bottom: number, top: number, material?: Material) => void;

/**
 * @param radius of the columns in pixels
 * @param at the middle of the formation on the sheet before it is made smaller
 * @param scale makes it smaller around the middle of the sheet: wide frames show the middle three quarters only
 */
export function silhouette(
  radius: number,
  build: (put: Put, lattice: Lattice) => void,
  at: { x: number; y: number },
  scale = 1,
): Drawing {
  const lattice = new Lattice({
    radius: radius * scale,
    heightScale: camera.heightScale * scale,
    originX: middle.x + (at.x - middle.x) * scale,
    originY: middle.y + (at.y - middle.y) * scale,
  });
  const pieces: Piece[] = [];
  build((q, r, bottom, top, material = 'formation') => {
    if (top > bottom) pieces.push({ q, r, bottom, top, material });
  }, lattice);
  const ground = field({
    ...sheet,
    radius: 35,
    originX: 320,
    originY: 0,
    bounds: [-40, -20, 680, 480],
    heightAt: () => 0,
    floor: 0,
    strataShare: 0,
    seed: 7,
  });
  return { ...sheet, marks: [...ground.drawing.marks, ...masonry(lattice, pieces)] };
}

/** The cells of a thick tower. */
export const flower: readonly Cell[] = [
  [0, 0],
  [0, 1],
  [1, 0],
];

/** The integers from `from` to `to`, both included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The cell under a ground point: pixels from the middle of the lattice, before the camera's squash. */
export function cellAt(lattice: Lattice, x: number, y: number): Cell {
  const turn = (camera.rotation * Math.PI) / 180;
  const [u, w] = [x * Math.cos(turn) + y * Math.sin(turn), -x * Math.sin(turn) + y * Math.cos(turn)];
  const r = w / (1.5 * lattice.radius);
  const q = u / (Math.sqrt(3) * lattice.radius) - r / 2;
  // Cube rounding (https://www.redblobgames.com/grids/hexagons/#rounding).
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) return [-b - c, b];
  return db > dc ? [a, -a - c] : [a, b];
}
