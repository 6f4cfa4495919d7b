/** IT Support and Consulting: a formation that stands, and the one column that is being put back. */
import type { Drawing, Progress } from '../engine/drawing.ts';
import { camera, disc } from '../engine/lattice.ts';
import { hash } from '../engine/noise.ts';
import { polygonPath, shortNumber } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';

/** Eighteen columns stand around an empty place; the nineteenth hangs above it. Finished, it is back. */
export function supportHero(progress: Progress = 'under way'): Drawing {
  const width = 560;
  const originY = 378;
  const bottom = 232;
  const length = 92;
  const [, ...around] = disc(2);
  const ring = around.map(([q, r], index): Column => {
    const chance = hash(q, r, 14);
    const isInner = index < 6;
    // Steps down to the front, so that the empty place shows.
    const front = r > 0 ? 0.15 : r < 0 ? 1 : isInner ? 0.4 : 0.66;
    return {
      q,
      r,
      top: (isInner ? 58 + chance * 34 : 92 + chance * 66) * front,
      tone: Math.floor(chance * 3),
      material: !isInner && r < 0 ? 'formation' : 'stone',
    };
  });
  // It stands just in front of the empty place, and as much higher, so that it is painted over its neighbours.
  const forward = 40;
  const lift = forward / camera.heightScale;
  const returning: Column = {
    at: [0, forward],
    bottom: bottom + lift,
    top: bottom + lift + length,
    material: 'ember',
  };
  const sheet = { width, height: 500, radius: 44, originY };
  if (progress === 'finished') {
    const back: Column = { q: 0, r: 0, top: length, material: 'ember' };
    return prisms({ ...sheet, columns: [...ring, back] });
  }
  return prisms({
    ...sheet,
    columns: [...ring, returning],
    under: (lattice) => [{ ink: 'ghost', path: polygonPath(lattice.hexagonAt([width / 2, originY], 0.94)) }],
    over: () => [
      {
        ink: 'dashed',
        path: `M${width / 2} ${originY}V${shortNumber(originY - bottom * camera.heightScale + 24)}`,
      },
    ],
  });
}
