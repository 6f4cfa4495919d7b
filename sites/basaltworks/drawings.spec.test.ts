import { expect, it } from 'vitest';
import { cityMap } from '../../artwork/pictures/city-map.ts';
import { mappedCity } from '../../content/city.ts';
import { pageCounts } from '../../content/page-counts.ts';

it('the office lies on land, in the north-east of the city, whose hexagons are counted', () => {
  const city = mappedCity();
  if (!city) throw new Error('no map of the city of the office');
  const { office, hexagons } = cityMap(city);
  expect(hexagons).toBe(1578);
  expect(office.left).toBeGreaterThan(50);
  expect(office.top).toBeLessThan(50);
});

it('the sitemap draws 24 pages: home, six around it, seventeen below those', () => {
  expect(pageCounts()).toEqual({ home: 1, main: 6, inner: 17 });
});
