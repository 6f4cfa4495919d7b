/** Web development: a pavement of thin tiles, joined, and five stepping stones. */
import type { Drawing, Progress } from '../engine/drawing.ts';
import { cellKey, disc, Lattice } from '../engine/lattice.ts';
import { hash } from '../engine/noise.ts';
import { linePath, shortNumber } from '../engine/path.ts';
import type { Point } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';

/**
 * Tiles around the page in the middle; some are still drawn, some joints too. Finished, it is one pavement without a
 * gap.
 */
export function webHero(progress: Progress = 'under way'): Drawing {
  const isFinished = progress === 'finished';
  const radius = 33;
  const width = 600;
  const originY = 240;
  const wide = new Lattice({ radius: radius * (isFinished ? 1 : 1.34) });
  const tiles = disc(2).filter(([q, r]) => isFinished || hash(q, r, 3) > 0.06);
  const present = new Set(tiles.map(([q, r]) => cellKey(q, r)));
  const shift = ([x, y]: Point): Point => [width / 2 + x, originY + y];
  const joints = tiles.flatMap(([q, r]) =>
    (
      [
        [1, 0],
        [0, 1],
        [-1, 1],
      ] as const
    )
      .filter(([a, b]) => present.has(cellKey(q + a, r + b)) && hash(q * 3 + a, r * 3 + b, 6) > 0.3)
      .map(([a, b]) => linePath(shift(wide.screen(q, r)), shift(wide.screen(q + a, r + b)))),
  );
  return prisms({
    width,
    height: 440,
    radius,
    originY,
    columns: tiles.map(([q, r], index): Column => {
      const chance = hash(q, r, 5);
      const isTower = index === 1 || index === 3;
      const isFormation = isTower || index === 12;
      return {
        at: wide.screen(q, r),
        scale: isFinished ? 1 : 0.94,
        top: index === 0 ? 96 : isTower ? 46 : 10 + (index < 7 ? 12 : 0) + chance * 10,
        material: index === 0 ? 'ember' : isFormation ? 'formation' : 'stone',
        tone: index % 3,
        kind: index > 6 && chance > 0.62 && !isFinished ? 'drawn' : 'solid',
      };
    }),
    under: () => (isFinished ? [] : [{ ink: 'dashed', path: joints.join('') }]),
  });
}

/** Five stepping stones, from a place on the plan to the hot one: the five steps of a project. */
export function causeway(): Drawing {
  const width = 1312;
  const originY = 118;
  const stones = [
    { x: 0.1, y: 10, scale: 0.9, height: 0 },
    { x: 0.3, y: -26, scale: 1, height: 14 },
    { x: 0.5, y: 18, scale: 1.08, height: 26 },
    { x: 0.7, y: -18, scale: 1, height: 26 },
    { x: 0.9, y: 6, scale: 1.1, height: 54 },
  ];
  const path = stones.map(({ x, y }) => `${shortNumber(x * width)} ${shortNumber(y + originY)}`).join('L');
  return prisms({
    width,
    height: 210,
    radius: 62,
    originY,
    columns: stones.map(({ x, y, scale, height }, index): Column => ({
      at: [x * width - width / 2, y],
      scale,
      top: height,
      kind: index === 0 ? 'plan' : index === 1 ? 'drawn' : 'solid',
      tone: index % 3,
      material: index === 4 ? 'ember' : index === 3 ? 'formation' : 'stone',
    })),
    under: () => [{ ink: 'dashed', path: `M${path}` }],
  });
}
