/** IT Support and Consulting: a formation that stands, and the one column that is being put back. */
import type { Drawing } from '../engine/drawing.ts';
import { camera, disc } from '../engine/lattice.ts';
import { hash } from '../engine/noise.ts';
import { shortNumber } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';

/** Eighteen columns stand around an empty place; the nineteenth hangs above it. */
export function supportHero(): Drawing {
  const width = 560;
  const originY = 372;
  const bottom = 176;
  const ring = disc(2).map(([q, r], index): Column => {
    if (index === 0) return { q, r, kind: 'plan' };
    const chance = hash(q, r, 14);
    const isInner = index < 7;
    // Low in front, so that the empty place shows.
    const front = r > 0 ? 0.42 : 1;
    return {
      q,
      r,
      top: (isInner ? 58 + chance * 34 : 84 + chance * 62) * front,
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
    top: bottom + lift + 96,
    material: 'ember',
  };
  return prisms({
    width,
    height: 500,
    radius: 44,
    originY,
    columns: [...ring, returning],
    over: () => [
      {
        ink: 'dashed',
        path: `M${width / 2} ${originY}V${shortNumber(originY - bottom * camera.heightScale + 24)}`,
      },
    ],
  });
}
