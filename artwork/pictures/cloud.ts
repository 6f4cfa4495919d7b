/** Managed Cloud Services: the formation at full size above its footprint, and its three states. */
import type { Drawing, Progress } from '../engine/drawing.ts';
import { camera, disc, firstRing } from '../engine/lattice.ts';
import type { Cell } from '../engine/lattice.ts';
import { hash } from '../engine/noise.ts';
import { shortNumber } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import { distanceFromMiddle, rowByRow } from './cells.ts';

/**
 * The formation leaves the ground; every cell of its footprint stays behind as a plan. Finished, all of it stands on
 * its new ground.
 */
export function cloudHero(progress: Progress = 'under way'): Drawing {
  const isFinished = progress === 'finished';
  const columns = rowByRow(disc(2)).flatMap(([q, r]): Column[] => {
    const distance = distanceFromMiddle([q, r]);
    const chance = hash(q, r, 12);
    const footprint: Column = { q, r, kind: 'plan' };
    if (distance === 2 && chance <= 0.22 && !isFinished) return [footprint];
    const lift = 150 + (distance === 0 ? 0 : distance === 1 ? 14 : 34);
    const rise = distance === 0 ? 112 : distance === 1 ? 52 + chance * 46 : 22 + chance * 34;
    return [
      ...(isFinished ? [] : [footprint]),
      {
        q,
        r,
        bottom: isFinished ? 0 : lift,
        top: lift + rise,
        material: distance === 0 ? 'ember' : distance === 1 && chance > 0.35 ? 'formation' : 'stone',
        tone: Math.floor(chance * 3),
        kind: distance === 2 && chance > 0.86 && !isFinished ? 'drawn' : 'solid',
      },
    ];
  });
  const outer = columns.filter(
    ({ kind, q = 0, r = 0, bottom = 0 }) => kind !== 'plan' && bottom > 0 && distanceFromMiddle([q, r]) === 2,
  );
  return prisms({
    width: 600,
    height: 520,
    radius: 46,
    originY: 388,
    columns,
    under: (lattice) =>
      outer.map(({ q = 0, r = 0, bottom = 0 }) => {
        const [x, y] = lattice.screen(q, r);
        const rise = shortNumber(bottom * camera.heightScale);
        return { ink: 'dashed', path: `M${shortNumber(x)} ${shortNumber(y)}v-${rise}` };
      }),
  });
}

/** Survey: only a plan and one proposal. Move: half stands. Run: everything stands, one column is hot. */
export type CloudState = 'survey' | 'move' | 'run';

/** One formation in one of its three states. */
export function cloudStage(state: CloudState): Drawing {
  const cells: readonly Cell[] = [[0, 0], ...firstRing, [2, -1], [-2, 1], [1, 1], [-1, -1]];
  const heights = [62, 40, 26, 34, 16, 22, 48, 12, 20, 10, 30];
  const stillDrawn = new Set([2, 3, 4, 7, 9]);
  const columns = cells.flatMap(([q, r], index): Column[] => {
    const plan: Column = { q, r, kind: 'plan' };
    const column: Column = { q, r, top: heights[index] ?? 0, tone: index % 3 };
    const drawn: Column = { ...column, kind: 'drawn' };
    if (state === 'survey') return index === 0 ? [plan, drawn] : [plan];
    if (state === 'move') {
      if (stillDrawn.has(index)) return [plan, drawn];
      return [{ ...column, material: index === 0 ? 'formation' : 'stone' }];
    }
    const isFormation = index === 1 || index === 6;
    return [{ ...column, material: index === 0 ? 'ember' : isFormation ? 'formation' : 'stone' }];
  });
  return prisms({ width: 260, height: 190, radius: 25, originY: 124, columns });
}
