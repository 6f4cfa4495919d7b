/**
 * Randomness without state. Every value is a function of a lattice cell and a seed, so the same call gives
 * the same picture on every machine and a rebuilt file keeps its address.
 */

/** A number from 0 up to 1 that belongs to the cell (q, r) and the seed. Integers only. */
export function hash(q: number, r: number, seed = 0): number {
  let h =
    Math.imul(q + 7919, 374761393) ^ Math.imul(r + 104729, 668265263) ^ Math.imul(seed + 31, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Keeps a value between two bounds, 0 and 1 unless told otherwise. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** Slow, fast, slow: an s-curve through (0, 0) and (1, 1). */
function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** An s-curve that rises from 0 at `from` to 1 at `to` (which may be smaller than `from`). */
export function smooth(from: number, to: number, value: number): number {
  return ease(clamp((value - from) / (to - from)));
}

/** Smooth value noise from 0 to 1, with one random value per unit square. */
export function noise(x: number, y: number, seed = 0): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = ease(x - left);
  const v = ease(y - top);
  const a = hash(left, top, seed);
  const b = hash(left + 1, top, seed);
  const c = hash(left, top + 1, seed);
  const d = hash(left + 1, top + 1, seed);
  return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v;
}

/** Three octaves of `noise`, 0 to 1: hills with stones on them. */
export function rockNoise(x: number, y: number, seed = 0): number {
  return (
    noise(x, y, seed) * 0.6 +
    noise(x * 2.1, y * 2.1, seed + 1) * 0.28 +
    noise(x * 4.3, y * 4.3, seed + 2) * 0.12
  );
}

/** Rounds a height to a step in pixels, never below the ground: stone breaks in layers. */
export function layered(height: number, step: number): number {
  return Math.max(0, Math.round(height / step) * step);
}
