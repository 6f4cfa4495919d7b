import { expect, it } from 'vitest';
import { columnsFor } from './columns-for.ts';

it.each([
  { most: 4, columns: [1, 2, 3, 4, 3, 3, 4, 4, 3] },
  { most: 3, columns: [1, 2, 3, 2, 3, 3, 2, 3, 3] },
  { most: 2, columns: [1, 2, 2, 2, 2, 2, 2, 2, 2] },
] as const)('one to nine items take $columns columns of at most $most', ({ most, columns }) => {
  expect(columns.map((_, index) => columnsFor(index + 1, most))).toEqual(columns);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])(
  '%i items leave at most one cell of their last row empty',
  (count) => {
    for (const most of [2, 3, 4] as const) {
      const columns = columnsFor(count, most);
      expect(Math.ceil(count / columns) * columns - count).toBeLessThanOrEqual(1);
    }
  },
);
