import { describe, expect, it } from 'vitest';
import {
  cost,
  costLabels,
  deployAfter,
  deployBefore,
  migration,
  monthlyCost,
  week,
} from './pictures/proof-figures.ts';
import { serviceIcons } from './pictures/service-icons.ts';
import type { Drawing } from './engine/drawing.ts';
import { outlineOf } from './publish/outline.ts';

/** How many closed outlines of an ink a drawing has. */
function count({ marks }: Drawing, ink: string): number {
  const paths = marks.flatMap((mark) => (mark.ink === ink ? [mark.path] : []));
  return [...paths.join('').matchAll(/z/g)].length;
}

const stoneTops = (drawing: Drawing): number =>
  [0, 1, 2].reduce((sum, tone) => sum + count(drawing, `stone-top-${tone}`), 0);

describe('counted pictures', () => {
  it.each([5, 30, 95])(
    'cost falls from 100 by %i per cent in twelve columns, the last in ember',
    (percent) => {
      const costs = monthlyCost(percent);
      expect(costs).toHaveLength(12);
      expect([costs[0], costs.at(-1)]).toEqual([100, 100 - percent]);
      expect(costs).toEqual(costs.toSorted((a, b) => b - a));
      expect(stoneTops(cost(percent))).toBe(11);
      expect(count(cost(percent), 'ember-top')).toBe(1);
      expect(costLabels.full.top).toBeLessThan(costLabels.half.top);
    },
  );

  it.each([
    [80, 4],
    [50, 10],
    [95, 1],
    [5, 19],
  ])('deployment: twenty columns before, and %i per cent faster %i after', (percent, left) => {
    expect(stoneTops(deployBefore())).toBe(20);
    expect(count(deployAfter(percent), 'ember-top')).toBe(left);
    expect(count(deployAfter(percent), 'plan')).toBe(20 - left);
  });

  it.each([
    { from: 2, to: 4 },
    { from: 6, to: 12 },
    { from: 3, to: 3 },
  ])('migration: $from to $to of twelve months', ({ from, to }) => {
    const drawing = migration({ from, to });
    expect(stoneTops(drawing) + count(drawing, 'ember-top')).toBe(from);
    expect(count(drawing, 'plan')).toBe(12 - to);
  });

  it.each([
    [{ from: 9, to: 18 }, 45, 122],
    [{ from: 8, to: 16 }, 40, 127],
  ])('the week has 168 hours, those of the office %j, one lit', (office, inOffice, others) => {
    const { drawing, hours } = week(office, { day: 5, hour: 3 });
    expect(hours).toBe(168);
    expect(count(drawing, 'hour-office')).toBe(inOffice);
    expect(count(drawing, 'ember-flat')).toBe(1);
    expect(count(drawing, 'hour-other')).toBe(others);
  });
});

describe('icons', () => {
  it('stay on their sheet', () => {
    for (const draw of Object.values(serviceIcons)) {
      const drawing = draw();
      const { left, top, right, bottom } = outlineOf(drawing);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(drawing.width);
      expect(bottom).toBeLessThanOrEqual(drawing.height);
    }
  });
});
