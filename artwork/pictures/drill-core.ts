/** Services: a drill core of seven slices, one for each service from the top, and the four states of one ground. */
import type { Drawing, Mark, Progress } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import { camera, Lattice } from '../engine/lattice.ts';
import { clamp, hash, layered } from '../engine/noise.ts';
import { polygonPath, shortNumber } from '../engine/path.ts';
import { faceInk, type Material } from '../engine/inks.ts';
import { columnSides } from '../engine/prisms.ts';

/** The core in parts, so that a page can light one slice by setting other inks on its `<use>`. */
export type DrillCore = { width: number; height: number; ground: Mark[]; slices: Mark[][] };

/**
 * Draws the core; slice 0 is the uppermost. Paint the ground first, then the slices from the last to the first.
 * Finished, the slices lie on each other, and the uppermost is hot.
 */
export function drillCore(progress: Progress = 'under way'): DrillCore {
  const isFinished = progress === 'finished';
  const width = 200;
  const height = 690;
  const radius = 84;
  const thickness = 64;
  const pitch = thickness + (isFinished ? 0 : 30);
  const count = 7;
  const originY = height - radius * camera.squash - 6;
  const lattice = new Lattice({ radius, originX: width / 2, originY });
  const slices = Array.from({ length: count }, (_, index): Mark[] => {
    const bottom = 10 + (count - 1 - index) * pitch;
    return sliceMarks(lattice, {
      bottom,
      top: bottom + thickness,
      material: isFinished && index === 0 ? 'ember' : index > 4 ? 'formation' : 'stone',
      tone: index % 3,
      scale: 1 - (index % 2) * 0.015,
      cracks: 1 + (index % 2),
      seed: index + 3,
    });
  });
  const plan: Mark = { ink: 'plan', path: polygonPath(lattice.hexagonAt([width / 2, originY])) };
  return { width, height, ground: [plan], slices };
}

/** Four states of one ground, left to right: plan, drawn, built, tuned. */
export function frieze(): Drawing {
  const width = 1312;
  const height = 300;
  const part = width / 4;
  const stateAt = (x: number, q: number, r: number): number =>
    clamp(Math.floor((x + (hash(q, r, 2) - 0.5) * 90) / part), 0, 3);
  /** Every state has its hill: 0 at its edges, 1 in its middle. */
  const hump = (x: number): number => Math.pow(Math.sin(clamp((x % part) / part) * Math.PI), 0.8);
  return field({
    width,
    height,
    radius: 25,
    originX: 10,
    originY: 0,
    bounds: [18, 150, width - 18, height - 16],
    seed: 9,
    floor: 0,
    strataShare: 0.6,
    kindAt: ({ x, q, r }) => {
      const state = stateAt(x, q, r);
      if (state === 0) return 'plan';
      if (state === 1) return hash(q, r, 6) < 0.55 + hump(x) * 0.3 ? 'drawn' : 'plan';
      return 'solid';
    },
    heightAt: ({ x, y, q, r }) => {
      const state = stateAt(x, q, r);
      const chance = hash(q, r, 11);
      const rise = hump(x) * (1 - Math.abs(y - 220) / 130);
      if (state === 1) return layered(14 + rise * 90 * (0.5 + chance), 4);
      if (state === 2) return layered(8 + rise * 90 * (0.5 + chance), 4);
      return layered(14 + chance * 10 + rise * 108, 4);
    },
    materialAt: ({ x, q, r }, columnHeight) => {
      if (stateAt(x, q, r) !== 3) return 'stone';
      const isPeak = columnHeight > 96 && Math.abs(x - width * 0.875) < 60;
      if (isPeak) return hash(q, r, 3) > 0.45 ? 'ember' : 'formation';
      return columnHeight > 62 ? 'formation' : 'stone';
    },
  }).drawing;
}

/** One thick slice of a column with its chisel marks: the drill core and the column with six sides. */

/** Heights in pixels above the origin of the lattice. */
type Slice = {
  bottom: number;
  top: number;
  material: Material;
  tone: number;
  /** Size in radii of the lattice. */
  scale?: number;
  /** How many level cracks; only field stone shows them. */
  cracks: number;
  seed: number;
};

/** Draws a slice around the origin of the lattice. */
function sliceMarks(lattice: Lattice, slice: Slice): Mark[] {
  const { bottom, top, material, tone, scale = 1, cracks, seed } = slice;
  const [x, y] = [lattice.originX, lattice.originY];
  const sides = columnSides(lattice, { x, y, bottom, top, scale });
  const marks: Mark[] = sides.map(({ light, side }) => ({
    ink: faceInk(material, light),
    path: polygonPath(side),
  }));
  let path = '';
  for (let crack = 0; crack < cracks; crack++) {
    const level = bottom + (top - bottom) * (0.25 + (0.5 * (crack + hash(crack, seed, 4))) / cracks);
    const isAround = hash(crack, seed, 7) < 0.5;
    for (const { side } of isAround ? sides : sides.slice(crack % sides.length).slice(0, 1)) {
      const [right, left] = [side[3], side[2]];
      // The lower corners of a side stand at `bottom`; the crack lies that much higher.
      const rise = (level - bottom) * lattice.heightScale;
      path += `M${shortNumber(left[0])} ${shortNumber(left[1] - rise)}`;
      path += `L${shortNumber(right[0])} ${shortNumber(right[1] - rise)}`;
    }
  }
  if (path && material === 'stone') marks.push({ ink: 'strata', path });
  const lid = lattice.hexagonAt([x, y - top * lattice.heightScale], scale);
  marks.push({ ink: faceInk(material, 'top', tone), path: polygonPath(lid) });
  return marks;
}
