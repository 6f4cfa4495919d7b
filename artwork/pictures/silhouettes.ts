/** Silhouettes of lines of business, for projects and cases: one thing each, in columns on an even ground. */
import type { Drawing } from '../engine/drawing.ts';
import type { Material } from '../engine/inks.ts';
import { camera, cellKey, Lattice, type Cell } from '../engine/lattice.ts';
import { type Piece, masonry } from '../engine/masonry.ts';
import type { Point } from '../engine/path.ts';
import { field } from '../engine/field.ts';

/** Three blades on a tower: energy. */
function turbines(): Drawing {
  const radius = 7.5;
  const pitch = radius * Math.sqrt(3);
  return silhouette(
    radius,
    (put) => {
      const turbine = (q0: number, r0: number, size: number, turn: number, hub: Material): void => {
        const height = 262 * size;
        const reach = 138 * size;
        for (const [q, r] of size > 0.8 ? flower : [[0, 0] as const]) put(q0 + q, r0 + r, 0, height);
        for (const blade of [0, 1, 2]) {
          const angle = ((turn + blade * 120) * Math.PI) / 180;
          const across = Math.round((Math.cos(angle) * reach) / pitch);
          // A piece in each column that the blade passes, thick at the hub.
          const steps = Math.abs(across) + 1;
          for (const step of range(0, steps - 1)) {
            const ends = [step, step + 1].map((at) => height + (Math.sin(angle) * reach * at) / steps);
            const half = (14 - (9 * step) / steps) * size;
            put(q0 + Math.sign(across) * step, r0 + 2, Math.min(...ends) - half, Math.max(...ends) + half);
          }
        }
        for (const q of [-1, 0, 1]) put(q0 + q, r0 + 3, height - 15 * size, height + 15 * size, hub);
      };
      turbine(-16, -12, 0.6, 30, 'formation');
      turbine(7, -18, 0.5, 90, 'formation');
      turbine(-4, 5, 1, 90, 'ember');
      turbine(15, -2, 0.74, 30, 'formation');
    },
    { x: 330, y: 360 },
    0.84,
  );
}

/** Sleepers under two rails: a railway. */
function railLine(): Drawing {
  const [width, apart, gauge] = [94, 58, 48];
  return silhouette(
    8,
    (put, lattice) => {
      const line = (t: number): Point => [-370 + 740 * t, 290 - 580 * t + 105 * Math.sin(t * Math.PI * 2)];
      const tops = new Map<string, Piece>();
      const lay = ([x, y]: Point, top: number, material: Material = 'formation'): void => {
        const [q, r] = cellAt(lattice, x, y);
        const key = cellKey(q, r);
        if ((tops.get(key)?.top ?? 0) < top) tops.set(key, { q, r, bottom: 0, top, material });
      };
      let walked = 0;
      let sleepers = 0;
      for (const step of range(1, 900)) {
        const [[x0, y0], [x, y]] = [line((step - 1) / 900), line(step / 900)];
        const length = Math.hypot(x - x0, y - y0);
        const beside = (out: number): Point => [x - ((y - y0) / length) * out, y + ((x - x0) / length) * out];
        for (const out of [-gauge, gauge]) lay(beside(out), 22);
        walked += length;
        if (walked < sleepers * apart) continue;
        sleepers++;
        const material: Material = sleepers === 9 ? 'ember' : 'formation';
        for (const out of range(-width / 4, width / 4)) {
          const [sideX, sideY] = beside(out * 4);
          for (const thick of [-5, 5])
            lay([sideX + ((x - x0) / length) * thick, sideY + ((y - y0) / length) * thick], 10, material);
        }
      }
      for (const { q, r, top, material } of tops.values()) put(q, r, 0, top, material);
    },
    { x: 320, y: 220 },
  );
}

/** A window, a door and a striped awning: retail. */
function shopFront(): Drawing {
  return silhouette(
    14,
    (put) => {
      for (const q of range(-8, 8)) {
        const isDoor = q >= 3 && q <= 5;
        const isWindow = q >= -6 && q <= 0;
        for (const r of [-3, -2, -1]) put(q, r, 0, 236);
        if (isDoor) put(q, 0, 0, 150, 'ember');
        else if (isWindow) {
          put(q, 0, 0, 30);
          put(q, 0, 30, 150, 'stone');
        } else put(q, 0, 0, 150);
        put(q, 0, 150, 236);
        const stripe: Material = Math.floor((q + 8) / 2) % 2 ? 'formation' : 'stone';
        put(q, 1, 172, 206, stripe);
        put(q, 2, 160, 190, stripe);
      }
      for (const q of range(-4, 4)) put(q, 0, 236, 280);
    },
    { x: 316, y: 334 },
    0.82,
  );
}

/** A hospital and the path of a ward round: health care. */
function wardRounds(): Drawing {
  return silhouette(
    13,
    (put, lattice) => {
      for (const q of range(-14, 14)) {
        for (const r of range(-14, 14)) {
          const [x, y] = [
            lattice.screen(q, r)[0] - lattice.originX,
            (lattice.screen(q, r)[1] - lattice.originY) / camera.squash,
          ];
          const [u, w] = [Math.abs(x), Math.abs(y)];
          if ((u < 46 && w < 138) || (w < 46 && u < 138)) put(q, r, 0, 74);
        }
      }
      for (const visit of range(0, 11)) {
        const angle = (visit / 12) * Math.PI * 2 + 0.3;
        const [q, r] = cellAt(lattice, Math.cos(angle) * 262, Math.sin(angle) * 262);
        const material: Material = visit === 1 ? 'ember' : 'stone';
        for (const [stepQ, stepR] of [
          [0, 0],
          [1, 0],
          [0, 1],
        ] as const)
          put(q + stepQ, r + stepR, 0, 30, material);
      }
    },
    { x: 320, y: 234 },
  );
}

/** Boxes in stacks under a crane: freight. */
function freightYard(): Drawing {
  return silhouette(
    12,
    (put) => {
      const box = (q0: number, r0: number, bottom: number, material: Material): void => {
        for (const q of range(q0, q0 + 5))
          for (const r of [r0, r0 + 1]) put(q, r, bottom, bottom + 40, material);
      };
      const leg = (q: number, r: number): void => put(q, r, 0, 262);
      for (const q of [-13, 13]) leg(q, -2);
      box(-11, -1, 0, 'formation');
      box(-11, -1, 42, 'stone');
      box(-4, -1, 0, 'stone');
      box(3, -1, 0, 'formation');
      box(3, -1, 42, 'formation');
      box(3, -1, 84, 'stone');
      box(-12, 3, 0, 'stone');
      box(-5, 3, 0, 'formation');
      box(5, 3, 0, 'stone');
      box(-3, 1, 128, 'ember');
      for (const q of [-2, 1]) put(q, 1, 170, 250);
      for (const q of [-13, 13]) leg(q, 5);
      for (const q of range(-14, 14)) put(q, 1, 250, 284);
      for (const q of [-13, 13]) for (const r of range(-2, 5)) put(q, r, 262, 284);
    },
    { x: 320, y: 330 },
    0.82,
  );
}

/** A round door in a thick wall: banking. */
function vault(): Drawing {
  const radius = 9;
  const height = 172;
  // Taller than wide, so that the circle on the wall looks round to the camera.
  const reach = (q: number, size: number): number => {
    const across = q * radius * Math.sqrt(3);
    return Math.abs(across) < size ? Math.sqrt(size * size - across * across) * 1.1 : 0;
  };
  return silhouette(
    radius,
    (put) => {
      for (const q of range(-16, 16)) for (const r of [-2, -1, 0]) put(q, r, 0, 340);
      for (const q of range(-10, 10)) {
        const [outer, inner] = [reach(q, 158), reach(q, 112)];
        put(q, 1, height - outer, height - inner, 'stone');
        put(q, 1, height - inner, height + inner, 'formation');
        put(q, 1, height + inner, height + outer, 'stone');
      }
      // The wheel that opens it: spokes to six sides, each with its knob.
      for (const spoke of range(0, 5)) {
        const angle = ((spoke * 60 + 30) * Math.PI) / 180;
        const steps = Math.max(1, Math.round((Math.abs(Math.cos(angle)) * 92) / (radius * Math.sqrt(3))));
        const way = Math.sign(Math.round(Math.cos(angle) * 100)) || 1;
        for (const step of range(0, steps)) {
          const [from = 0, to = 0] = [step, step + 1]
            .map((at) => height + (Math.sin(angle) * 100 * at) / (steps + 1))
            .toSorted((one, other) => one - other);
          const half = step === steps ? 15 : 8;
          put(way * step, 2, from - half, to + half, 'stone');
        }
      }
      for (const q of range(-2, 2)) put(q, 3, height - reach(q, 36), height + reach(q, 36), 'ember');
    },
    { x: 316, y: 378 },
    0.78,
  );
}

/** Silhouettes by name. */
export const silhouettes = {
  turbines,
  'rail-line': railLine,
  'shop-front': shopFront,
  'ward-rounds': wardRounds,
  'freight-yard': freightYard,
  vault,
};

/** The sheet and the ground of all silhouettes, and how columns are placed on it. */

const sheet = { width: 640, height: 440 };
const middle = { x: 320, y: 220 };

/** Adds a piece of a column; heights in pixels. */
type Put = (q: number, r: number, bottom: number, top: number, material?: Material) => void;

/**
 * @param radius of the columns in pixels
 * @param at the middle of the formation on the sheet before it is made smaller
 * @param scale makes it smaller around the middle of the sheet: wide frames show the middle three quarters only
 */
function silhouette(
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
const flower: readonly Cell[] = [
  [0, 0],
  [0, 1],
  [1, 0],
];

/** The integers from `from` to `to`, both included. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The cell under a ground point: pixels from the middle of the lattice, before the camera's squash. */
function cellAt(lattice: Lattice, x: number, y: number): Cell {
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
