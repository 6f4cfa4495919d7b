/** App development: one product as four tiers, and one codebase with six sides. */
import type { Drawing, Mark } from '../engine/drawing.ts';
import type { Material } from '../engine/inks.ts';
import { firstRing, Lattice } from '../engine/lattice.ts';
import { linePath, polygonPath } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import type { Spot } from '../picture.ts';
import { sliceMarks } from './slice.ts';

/** The tiers from the ground up: size in radii, thickness in pixels. */
const tiers: readonly { scale: number; thickness: number; material: Material }[] = [
  { scale: 2.9, thickness: 26, material: 'stone' },
  { scale: 2.25, thickness: 40, material: 'formation' },
  { scale: 1.5, thickness: 58, material: 'stone' },
  { scale: 0.8, thickness: 20, material: 'ember' },
];

/**
 * The tiers pulled apart, each above its own outline, from the ground up so that each covers the ones before it;
 * and the height of each for labels beside it, the uppermost first.
 */
export function appHero(): { tiers: Drawing[]; labels: Spot[] } {
  const height = 430;
  const originY = 332;
  const gap = 62;
  const labels: Spot[] = [];
  let bottom = 0;
  const drawings = tiers.map(({ scale, thickness, material }, index) => {
    const top = bottom + thickness;
    const outline: Column = { at: [0, 0], scale, kind: 'plan', bottom: bottom - gap };
    // The tiny step in y keeps the painter's order of two that stand on the same place.
    const tier: Column = { at: [0, 0.01], scale, bottom, top, material, tone: index % 3 };
    const middle = originY - ((bottom + top) / 2) * 0.88;
    labels.push({ left: 100, top: Math.round((middle / height) * 1000) / 10 });
    bottom = top + gap;
    const columns = index > 0 ? [outline, tier] : [tier];
    return prisms({ width: 400, height, radius: 58, originY, columns });
  });
  return { tiers: drawings, labels: labels.toReversed() };
}

/** Those tiers finished: each stands on the one below. */
export function appFinished(): Drawing {
  let bottom = 0;
  const columns = tiers.map(({ scale, thickness, material }, index): Column => {
    const top = bottom + thickness;
    const tier: Column = { at: [0, index * 0.01], scale, bottom, top, material, tone: index % 3 };
    bottom = top;
    return tier;
  });
  return prisms({ width: 400, height: 430, radius: 58, originY: 332, columns });
}

/** The four steps: found on the plan, designed, developed up to the last tier, supported. */
export type AppStep = 'discovery' | 'design' | 'development' | 'support';

/** The same tiers stacked, in the state of one step. */
export function appStage(step: AppStep): Drawing {
  const columns: Column[] = [];
  let bottom = 0;
  tiers.forEach(({ scale, thickness, material }, index) => {
    const top = bottom + thickness * 0.8;
    const tier: Column = { at: [0, index * 0.01], scale, bottom, top, tone: index % 3 };
    const isLast = index === tiers.length - 1;
    if (step === 'discovery') columns.push({ ...tier, kind: 'plan', bottom: 0 });
    else if (step === 'design' || (step === 'development' && isLast))
      columns.push({ ...tier, kind: 'drawn' });
    else columns.push({ ...tier, material });
    bottom = top;
  });
  return prisms({ width: 260, height: 220, radius: 38, originY: 148, columns });
}

/** One codebase with six sides for six platforms. */
export function sixSides(): Drawing {
  const width = 460;
  const originY = 360;
  const lattice = new Lattice({ radius: 118, originX: width / 2, originY });
  const spokes = firstRing.map((_, side): Mark => {
    const [a, b] = lattice.sideCorners(side);
    const x = (a[0] + b[0]) / 2;
    const y = (a[1] + b[1]) / 2;
    const from = [width / 2 + x * 1.05, originY + y * 1.05] as const;
    return { ink: 'dashed', path: linePath(from, [width / 2 + x * 1.75, originY + y * 1.75]) };
  });
  return {
    width,
    height: 470,
    marks: [
      { ink: 'plan', path: polygonPath(lattice.hexagonAt([width / 2, originY], 1.42)) },
      ...spokes,
      ...sliceMarks(lattice, { bottom: 0, top: 120, material: 'formation', tone: 0, cracks: 3, seed: 4 }),
      ...sliceMarks(lattice, { bottom: 132, top: 196, material: 'stone', tone: 2, cracks: 2, seed: 5 }),
      ...sliceMarks(lattice, { bottom: 208, top: 232, material: 'ember', tone: 0, cracks: 0, seed: 6 }),
    ],
  };
}
