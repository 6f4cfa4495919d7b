import { describe, expect, it } from 'vitest';
import type { Drawing } from './engine/drawing.ts';
import { cloudHero } from './pictures/cloud.ts';
import { databaseHero } from './pictures/database.ts';
import { devopsHero } from './pictures/devops-stair.ts';
import { crew, isCrew } from './pictures/crew.ts';
import { isLibrary, library } from './pictures/library.ts';
import { mountain, mountainKeys } from './pictures/mountain.ts';
import { panorama } from './pictures/panorama.ts';
import { isRoster, rosterNarrow, rosterWide } from './pictures/roster.ts';
import { isSiteTree, siteTree } from './pictures/site-tree.ts';
import {
  cost,
  costLabels,
  deployAfter,
  deployBefore,
  migration,
  monthlyCost,
  week,
} from './pictures/proof-figures.ts';
import { serviceIcons } from './pictures/service-icons.ts';
import { supportHero } from './pictures/support.ts';
import { webHero } from './pictures/web-pavement.ts';
import type { Spot } from './picture.ts';
import { outlineOf } from './publish/outline.ts';

/** Counts the closed outlines of all inks that begin with `ink`. */
function count({ marks }: Drawing, ink: string): number {
  const paths = marks.flatMap((mark) => (mark.ink.startsWith(ink) ? [mark.path] : []));
  return [...paths.join('').matchAll(/z/g)].length;
}

const stones = ['stone-top', 'formation-top', 'ember-top', 'olivine-top'];
const tops = (drawing: Drawing) => stones.reduce((sum, ink) => sum + count(drawing, ink), 0);

function expectOnSheet(drawing: Drawing): void {
  const { left, top, right, bottom } = outlineOf(drawing);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(drawing.width);
  expect(bottom).toBeLessThanOrEqual(drawing.height);
}

const isOnPicture = ({ left, top }: Spot): boolean => left >= 0 && left <= 100 && top >= 0 && top <= 100;

describe('pictures that count', () => {
  it('each part of the mountain has one stone, and its key has the same', () => {
    const steps = [8, 100, 250, 500];
    const { drawing } = mountain(steps);
    const keys = Object.values(mountainKeys(steps.length));
    const inks = keys.map(({ marks }) => marks.at(-1)?.ink ?? '');
    expect(inks.map((ink) => count(drawing, ink))).toEqual([8, 92, 150, 250]);
    keys.forEach(expectOnSheet);
  });

  it.each([
    ['wide', rosterWide, { people: 100, openRoles: 5 }],
    ['narrow', rosterNarrow, { people: 100, openRoles: 5 }],
    ['wide', rosterWide, { people: 80, openRoles: 1 }],
    ['narrow', rosterNarrow, { people: 113, openRoles: 12 }],
  ])('the %s roster has all people built and all open roles drawn', (_, draw, counts) => {
    expect(isRoster(counts)).toBe(true);
    const { drawing, openTops, people, openRoles } = draw(counts);
    expect({ people, openRoles }).toEqual(counts);
    expect(tops(drawing)).toBe(counts.people);
    expect(drawing.marks.some(({ ink }) => ink === 'drawn')).toBe(true);
    // The caption states this number, so no column may be cut off.
    expectOnSheet(drawing);
    expect(openTops).toHaveLength(counts.openRoles);
    expect(openTops.every((one) => one.left > 0 && one.left < 100 && one.top > 0)).toBe(true);
  });

  it.each([
    { people: 100, shown: 8 },
    { people: 32, shown: 8 },
    { people: 160, shown: 12 },
    { people: 12, shown: 3 },
  ])('the group picture has $people people, $shown of them in front and in ember', (counts) => {
    expect(isCrew(counts)).toBe(true);
    const drawing = crew(counts);
    expect(tops(drawing)).toBe(counts.people);
    expect(count(drawing, 'ember-top')).toBe(counts.shown);
    expectOnSheet(drawing);
  });

  it.each([
    { caseStudies: 4, whitePapers: 4, questions: 5 },
    { caseStudies: 0, whitePapers: 1, questions: 0 },
    { caseStudies: 6, whitePapers: 10, questions: 18 },
  ])('the library has a slab for each: $caseStudies, $whitePapers, $questions', (counts) => {
    expect(isLibrary(counts)).toBe(true);
    const drawing = library(counts);
    expect(tops(drawing)).toBe(counts.caseStudies + counts.whitePapers + counts.questions);
    expect(count(drawing, 'ember-top')).toBe(1);
    expectOnSheet(drawing);
  });

  it.each([
    [6, 16],
    [3, 5],
    [0, 0],
  ])('the site tree has one column for each page: %i around home, %i below', (main, inner) => {
    const counts = { home: 1, main, inner } as const;
    expect(isSiteTree(counts)).toBe(true);
    expect(tops(siteTree(counts))).toBe(1 + main + inner);
  });
});

const whole = panorama(6);

it.each([1, 4, 6])('%i flags stand on the panorama of as many projects, from left to right', (projects) => {
  const { drawing, flags } = projects === 6 ? whole : panorama(projects);
  expect(count(drawing, 'ember-top')).toBe(projects);
  expect(flags).toEqual(whole.flags.slice(0, projects));
  expect(flags.every(isOnPicture)).toBe(true);
  expect(flags.map(({ left }) => left)).toEqual(flags.map(({ left }) => left).toSorted((a, b) => a - b));
});

it.each(Object.entries({ cloudHero, databaseHero, devopsHero, supportHero, webHero }))(
  '%s reaches out at no side, where it would leave the column of the page',
  (_, draw) => {
    const { left, right } = outlineOf(draw());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(draw().width);
  },
);

it('icons stay on their sheets', () => {
  expect.assertions(3 * Object.keys(serviceIcons).length);
  for (const draw of Object.values(serviceIcons)) expectOnSheet(draw());
});

const stoneTops = (drawing: Drawing): number => count(drawing, 'stone-top-');

describe('counted pictures', () => {
  it.each([5, 30, 95])(
    'cost falls from 100 by %i per cent in twelve columns, the last in ember',
    (percent) => {
      const costs = monthlyCost(percent);
      expect(costs).toHaveLength(12);
      expect([costs[0], costs.at(-1)]).toEqual([100, 100 - percent]);
      expect(costs).toEqual(costs.toSorted((a, b) => b - a));
      expect(stoneTops(cost(percent))).toBe(11);
      expect(count(cost(percent), 'ember-top')).toBe(1);
      expect(costLabels.full.top).toBeLessThan(costLabels.half.top);
    },
  );

  it.each([
    [80, 4],
    [50, 10],
    [95, 1],
    [5, 19],
  ])('deployment: twenty columns before, and %i per cent faster %i after', (percent, left) => {
    expect(stoneTops(deployBefore())).toBe(20);
    expect(count(deployAfter(percent), 'ember-top')).toBe(left);
    expect(count(deployAfter(percent), 'plan')).toBe(20 - left);
  });

  it.each([
    { from: 2, to: 4 },
    { from: 6, to: 12 },
    { from: 3, to: 3 },
  ])('migration: $from to $to of twelve months', ({ from, to }) => {
    const drawing = migration({ from, to });
    expect(stoneTops(drawing) + count(drawing, 'ember-top')).toBe(from);
    expect(count(drawing, 'plan')).toBe(12 - to);
  });

  it.each([
    [{ from: 9, to: 18 }, 45, 122],
    [{ from: 8, to: 16 }, 40, 127],
  ])('the week has 168 hours, those of the office %j, one lit', (office, inOffice, others) => {
    const { drawing, hours } = week(office, { day: 5, hour: 3 });
    expect(hours).toBe(168);
    expect(count(drawing, 'hour-office')).toBe(inOffice);
    expect(count(drawing, 'ember-flat')).toBe(1);
    expect(count(drawing, 'hour-other')).toBe(others);
  });
});
