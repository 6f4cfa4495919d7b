import { expect, it } from 'vitest';
import { surplus } from './surplus.ts';

it('is what one list has more often than the other, in its order', () => {
  expect(surplus(['b', 'a', 'b', 'c', 'b'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'b']);
  expect(surplus(['b', 'c'], ['c', 'b', 'b'])).toEqual([]);
});
