/** The bottom edge of every page: a low field that rises to the right, seen from a lower camera. */
import type { Drawing } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import { hash, layered, noise, rockNoise, smooth } from '../engine/noise.ts';

const width = 1920;
const height = 200;
const seed = 2;

/** Draws the skyline. Show it with `preserveAspectRatio="xMaxYMax slice"`: its weight is on the right. */
export function skyline(): Drawing {
  return field({
    width,
    height,
    radius: 30,
    squash: 0.3,
    heightScale: 1,
    originX: 0,
    originY: 0,
    bounds: [-60, height - 34, width + 60, height + 44],
    floor: -80,
    strataShare: 0,
    seed,
    heightAt: ({ x, y, q, r }) => {
      const ground = 4 + rockNoise(x / 240, y / 90, seed) * 30 + hash(q, r, seed) * 18;
      const cliff = smooth(0.5, 1.05, x / width + (noise(x / 90, y / 60, seed) - 0.5) * 0.2);
      return layered(ground + Math.pow(cliff, 1.4) * 130, 4);
    },
    materialAt: ({ x, q, r }) => (x / width + (hash(q, r, 8) - 0.5) * 0.12 > 0.84 ? 'formation' : 'stone'),
  }).drawing;
}
