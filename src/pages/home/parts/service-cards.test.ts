import { expect, it } from 'vitest';
import { isWideCard } from './service-cards.data.ts';

it.each([2, 3, 4, 5, 6])('%i cards fill rows of four columns (R107)', (count) => {
  const widths = Array.from({ length: count }, (_, index) => (isWideCard(index, count) ? 2 : 1));
  let column = 0;
  for (const width of widths) {
    // A card that does not fit would go on in the next row and leave a hole.
    expect(column + width).toBeLessThanOrEqual(4);
    column = (column + width) % 4;
  }
  expect(column).toBe(0);
});
