import { describe, expect, it } from 'vitest';
import type { Drawing } from './engine/drawing.ts';
import { appHero, appStage } from './pictures/app-tiers.ts';
import { cityMap } from './pictures/city-map.ts';
import { comb, devopsHero } from './pictures/devops-stair.ts';
import { drillCore } from './pictures/drill-core.ts';
import { missingNarrow, missingWide } from './pictures/missing-column.ts';
import { monthComb } from './pictures/month.ts';
import { mountain, mountainSteps } from './pictures/mountain.ts';
import { panorama } from './pictures/panorama.ts';
import { rosterCounts, rosterNarrow, rosterWide } from './pictures/roster.ts';
import { ruleBook, securityWall } from './pictures/security-wall.ts';
import { siteTree, siteTreeCounts } from './pictures/site-tree.ts';
import type { Spot } from './picture.ts';
import { inkAttributes } from './engine/inks.ts';

/** How many closed outlines the inks with this beginning have. */
function count({ marks }: Drawing, ink: string): number {
  const paths = marks.flatMap((mark) => ('path' in mark && mark.ink.startsWith(ink) ? [mark.path] : []));
  return [...paths.join('').matchAll(/z/g)].length;
}

const tops = (drawing: Drawing): number =>
  ['stone-top', 'formation-top', 'ember-top', 'olivine-top'].reduce(
    (sum, ink) => sum + count(drawing, ink),
    0,
  );

const isOnPicture = ({ left, top }: Spot): boolean => left >= 0 && left <= 100 && top >= 0 && top <= 100;

describe('pictures that count', () => {
  it('the mountain has exactly 500 columns: 8 of ember, 92 more of basalt', () => {
    const { drawing, columns } = mountain();
    expect(columns).toBe(mountainSteps.projects);
    expect(tops(drawing)).toBe(500);
    expect(count(drawing, 'ember-top')).toBe(mountainSteps.years);
    expect(count(drawing, 'formation-top')).toBe(mountainSteps.people - mountainSteps.years);
  });

  it.each([
    ['wide', rosterWide],
    ['narrow', rosterNarrow],
  ])('the %s roster has 100 people built and 5 open roles drawn', (_, draw) => {
    const { drawing, people, openRoles } = draw();
    expect({ people, openRoles }).toEqual(rosterCounts);
    expect(tops(drawing)).toBe(100);
    expect(drawing.marks.some(({ ink }) => ink === 'drawn')).toBe(true);
  });

  it('the drill core has seven slices', () => {
    expect(drillCore().slices).toHaveLength(7);
  });

  it('the stair has twelve steps, the highest in ember', () => {
    expect(tops(devopsHero())).toBe(12);
    expect(count(devopsHero(), 'ember-top')).toBe(1);
  });

  it('the wall has ten numbered columns around one, and two that are left out', () => {
    const { drawing, numbers } = securityWall();
    expect(numbers).toHaveLength(10);
    expect(numbers.every(isOnPicture)).toBe(true);
    expect(count(drawing, 'formation-top')).toBe(10);
    expect(drawing.marks.filter(({ ink }) => ink === 'drawn')).toHaveLength(2);
  });

  it('a rule book has one hexagon for each rule', () => {
    const book = ruleBook(99, 15, 17);
    expect(count(book, 'ember-flat')).toBe(15);
    expect(count(book, 'control-line')).toBe(84);
  });

  it('the site tree has one column for each page', () => {
    const { home, main, inner } = siteTreeCounts;
    expect(tops(siteTree())).toBe(home + main + inner);
  });

  it('four tiers are drawn in the design and built in support, with a label for each', () => {
    expect(appHero().labels).toHaveLength(4);
    const heights = appHero().labels.map(({ top }) => top);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(tops(appStage('design'))).toBe(0);
    expect(tops(appStage('support'))).toBe(4);
  });
});

describe('places for words', () => {
  it('six flags stand on the panorama, from left to right', () => {
    const { flags } = panorama();
    expect(flags).toHaveLength(6);
    expect(flags.every(isOnPicture)).toBe(true);
    expect(flags.map(({ left }) => left)).toEqual(flags.map(({ left }) => left).toSorted((a, b) => a - b));
  });

  it('the office lies on land, in the north-east of the city', () => {
    const { office, hexagons } = cityMap();
    expect(hexagons).toBe(1578);
    expect(office.left).toBeGreaterThan(50);
    expect(office.top).toBeLessThan(50);
  });

  it('the comb has rings of 1, 6 and 12 inside its box', () => {
    const { cells } = comb(2);
    expect([0, 1, 2].map((ring) => cells.filter((cell) => cell.ring === ring).length)).toEqual([1, 6, 12]);
    expect(cells.every(isOnPicture)).toBe(true);
  });

  it('the month has six rows of seven places, every second row half a place to the right', () => {
    const { places } = monthComb();
    expect(places).toHaveLength(42);
    expect((places[7]?.x ?? 0) - (places[0]?.x ?? 0)).toBeCloseTo((29 * Math.sqrt(3)) / 2, 0);
    expect(places[14]?.x).toBe(places[0]?.x);
  });
});

describe('every ink that a page picture uses exists', () => {
  it('on the not-found page', () => {
    for (const drawing of [missingWide(), missingNarrow()]) {
      for (const { ink } of drawing.marks) expect(inkAttributes(ink)).not.toBe('');
      expect(drawing.marks.at(-1)?.ink).toBe('ghost');
      expect(count(drawing, 'ember-top')).toBe(1);
    }
  });
});
