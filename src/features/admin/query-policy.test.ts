import { expect, it } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { backoffMs } from './use-dashboard.ts';

/** SPEC section 9, "Data cache": the figures are written out on purpose. */

it('keeps what was fetched for five minutes (R287)', () => {
  expect(limits.query.garbageCollectionMs).toBe(300_000);
});

it('doubles the wait with every failure and never waits longer than 30 seconds (R287)', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 60].map(backoffMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
