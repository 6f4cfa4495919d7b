import { expect, it } from 'vitest';
import { estateTime, type EstatePoint } from './estate-time.ts';

const points: EstatePoint[] = [
  [5, 2],
  [60, 4],
  [120, 6],
  [300, 12],
];

it.each([
  ['the least of a span', 5, 2],
  ['the most of a span', 60, 4],
  ['between two spans', 90, 5],
  ['within a span', 210, 9],
  ['no less than the least', 1, 2],
  ['no more than the most', 9000, 12],
])('the time of an estate is %s', (_, size, time) => {
  expect(estateTime(size, points)).toBe(time);
});
