import { expect, it } from 'vitest';
import { hexagonWorth, spansOf } from './spans-of-time.ts';

const daysOf = (count: number, applications = 1) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
    applications,
    enquiries: 0,
    subscribers: index,
  }));

it('shows thirty days as days, the newest first', () => {
  const spans = spansOf(daysOf(30), 'subscribers');
  expect(spans).toHaveLength(30);
  expect(spans[0]).toEqual({ day: '2026-09-30', total: 29 });
});

it('sums ninety days into weeks and loses none', () => {
  const spans = spansOf(daysOf(90), 'applications');
  expect(spans).toHaveLength(13);
  expect(spans[0]).toEqual({ day: '2026-11-23', total: 7 });
  expect(spans.reduce((sum, { total }) => sum + total, 0)).toBe(90);
});

it('lets a hexagon stand for as many as the longest bar needs', () => {
  expect(hexagonWorth(spansOf(daysOf(30, 24), 'applications'))).toBe(1);
  expect(hexagonWorth(spansOf(daysOf(30, 25), 'applications'))).toBe(2);
  expect(hexagonWorth([])).toBe(1);
});
