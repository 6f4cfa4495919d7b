/** App development: one product as four tiers. */
import type { Drawing } from '../engine/drawing.ts';
import type { Material } from '../engine/inks.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import type { Spot } from '../picture.ts';

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
    // The tiny offset in y fixes the painter's order of two columns in the same place.
    const tier: Column = { at: [0, 0.01], scale, bottom, top, material, tone: index % 3 };
    const middle = originY - ((bottom + top) / 2) * 0.88;
    labels.push({ left: 100, top: Math.round((middle / height) * 1000) / 10 });
    bottom = top + gap;
    const columns = index > 0 ? [outline, tier] : [tier];
    return prisms({ width: 400, height, radius: 58, originY, columns });
  });
  return { tiers: drawings, labels: labels.toReversed() };
}

/** The finished state: each tier stands on the one below. */
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
