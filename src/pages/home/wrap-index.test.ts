import { describe, expect, it } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

describe('wrapIndex', () => {
  it('comes back to the first after four steps forward (R112)', () => {
    const visited = [0, 1, 2, 3].map((index) => wrapIndex(index, 1, 4));
    expect(visited).toEqual([1, 2, 3, 0]);
  });

  it('goes from the first back to the fourth (R113)', () => {
    expect(wrapIndex(0, -1, 4)).toBe(3);
    expect(wrapIndex(3, -1, 4)).toBe(2);
  });

  it('takes any number of steps', () => {
    expect(wrapIndex(1, -9, 4)).toBe(0);
    expect(wrapIndex(1, 9, 4)).toBe(2);
  });
});
