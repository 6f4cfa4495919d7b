import { expect, it } from 'vitest';
import { quantity } from './quantity.ts';

it.each([
  [quantity(1, 'file has', 'files have'), '1 file has'],
  [quantity(2, 'file has', 'files have'), '2 files have'],
  [quantity(0, 'item'), '0 items'],
  [quantity(1, 'item'), '1 item'],
  [quantity(21, 'item'), '21 items'],
])('a count is written with its noun: %s', (found, wanted) => {
  expect(found).toBe(wanted);
});
