/** The admin login: a closed wall around one ember column. */
import type { Drawing } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import { groundDistance, Lattice } from '../engine/lattice.ts';
import { hash, layered } from '../engine/noise.ts';
import { nearestCell } from './nearest-cell.ts';

/** Draws the gate. Show it with `preserveAspectRatio="xMidYMid slice"`. */
export function gate(): Drawing {
  const width = 820;
  const height = 1000;
  const radius = 44;
  const [middleX, middleY] = [440, 640];
  const treasure = nearestCell(new Lattice({ radius }), [middleX, middleY]);
  const isTreasure = (q: number, r: number): boolean => q === treasure.q && r === treasure.r;
  return field({
    width,
    height,
    radius,
    originX: 0,
    originY: 0,
    bounds: [-80, 330, width + 80, height + 260],
    seed: 6,
    floor: -120,
    strataShare: 0.7,
    heightAt: ({ x, y, q, r }) => {
      if (isTreasure(q, r)) return 110;
      const distance = groundDistance(x, y, middleX, middleY);
      const chance = hash(q, r, 6);
      if (distance < 210) return 12 + chance * 8;
      const wall = y < 640 ? 250 : y < 760 ? 120 : 60;
      return layered(wall * (distance < 330 ? 1.18 : 0.9) + chance * 70, 5);
    },
    materialAt: ({ x, y, q, r }) => {
      if (isTreasure(q, r)) return 'ember';
      return groundDistance(x, y, middleX, middleY) < 210 ? 'stone' : 'formation';
    },
  }).drawing;
}
