import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Drawing } from './engine/drawing.ts';
import { cityMap } from './pictures/city-map.ts';
import { citySchema } from '../content/city.ts';

/** A town of 0.1 by 0.1 degrees with the office slightly east of its centre. */
const town = {
  city: 'Anywhere',
  frame: { west: 10, east: 10.1, south: 50, north: 50.1 },
  office: [10.06, 50.05],
  coast: [
    [10.02, 50.02],
    [10.02, 50.08],
    [10.08, 50.08],
    [10.08, 50.02],
  ],
};
const mapOf = (changes: object = {}) => cityMap(v.parse(citySchema, { ...town, ...changes }));

const pathOf = ({ marks }: Drawing, ink: string): string =>
  marks.map((mark) => (mark.ink === ink ? mark.path : '')).join('');

describe('the map of a city from the data of a site', () => {
  it('has the office where it stands', () => {
    const { left, top } = mapOf().office;
    expect(left).toBeGreaterThan(51);
    expect(left).toBeLessThan(60);
    expect(Math.abs(top - 50)).toBeLessThan(3);
  });

  it('has water on the sides that lie at the water, and on no other', () => {
    const highest = (path: string) =>
      Math.min(...[...path.matchAll(/M[\d.-]+[ ,]?(-?[\d.]+)/g)].map(([, y]) => Number(y)));
    const south = pathOf(mapOf({ water: ['south'] }).drawing, 'map-water');
    const north = pathOf(mapOf({ water: ['north'] }).drawing, 'map-water');
    expect(highest(south)).toBeGreaterThan(310);
    expect(highest(north)).toBeLessThan(310);
  });

  it.each([
    ['wide', { west: 9.6, east: 10.5, south: 50, north: 50.1 }],
    ['high', { west: 10, east: 10.1, south: 49.7, north: 50.4 }],
  ])('stays on its sheet with a %s frame', (_, frame) => {
    const { office, hexagons } = mapOf({ frame });
    expect(hexagons).toBeGreaterThan(0);
    for (const value of [office.left, office.top]) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(100);
    }
  });
});

it.each([
  ['latitude first', { office: [50.05, 100.06] }, 'at most 80'],
  ['one number', { office: [50] }, 'missing, or not a number of degrees'],
  ['east and west exchanged', { frame: { west: 11, east: 10, south: 50, north: 51 } }, 'east of west'],
  ['half a continent', { frame: { west: 1, east: 10, south: 50, north: 51 } }, 'at most 2 degrees'],
  ['an area of two points', { parks: [town.coast.slice(0, 2)] }, '2 items, at least 3'],
  ['a side that is none', { water: ['left'] }, 'no such side: left'],
])('a city with %s is refused', (_, changes, message) => {
  const { issues = [] } = v.safeParse(citySchema, { ...town, ...changes });
  expect(issues.map((issue) => issue.message).join('\n')).toContain(message);
});
