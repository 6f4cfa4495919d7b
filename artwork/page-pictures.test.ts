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
import { supportHero } from './pictures/support.ts';
import { webHero } from './pictures/web-pavement.ts';
import type { Spot } from './picture.ts';
import { outlineOf } from './publish/outline.ts';

/** Counts the closed outlines of all inks that begin with `ink`. */
function count({ marks }: Drawing, ink: string): number {
  const paths = marks.flatMap((mark) => (mark.ink.startsWith(ink) ? [mark.path] : []));
  return [...paths.join('').matchAll(/z/g)].length;
}

const tops = (drawing: Drawing): number =>
  ['stone-top', 'formation-top', 'ember-top', 'olivine-top'].reduce(
    (sum, ink) => sum + count(drawing, ink),
    0,
  );

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
    const stones = keys.map(({ marks }) => marks.at(-1)?.ink ?? '');
    expect(stones.map((stone) => count(drawing, stone))).toEqual([8, 92, 150, 250]);
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
    const outline = outlineOf(drawing);
    const farEdges = [drawing.width - outline.right, drawing.height - outline.bottom];
    expect(Math.min(outline.left, outline.top, ...farEdges)).toBeGreaterThanOrEqual(0);
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

describe('places for words', () => {
  it.each([1, 2, 4, 6])(
    '%i flags stand on the panorama of as many projects, from left to right',
    (projects) => {
      const { drawing, flags } = panorama(projects);
      expect(flags).toHaveLength(projects);
      expect(count(drawing, 'ember-top')).toBe(projects);
      expect(flags).toEqual(panorama(6).flags.slice(0, projects));
      expect(flags.every(isOnPicture)).toBe(true);
      expect(flags.map(({ left }) => left)).toEqual(flags.map(({ left }) => left).toSorted((a, b) => a - b));
    },
  );
});

describe('pictures stand on their sheets', () => {
  it.each(Object.entries({ cloudHero, databaseHero, devopsHero, supportHero, webHero }))(
    '%s reaches out at no side, where it would leave the column of the page',
    (_, draw) => {
      const drawing = draw();
      expect(outlineOf(drawing).left).toBeGreaterThanOrEqual(0);
      expect(outlineOf(drawing).right).toBeLessThanOrEqual(drawing.width);
    },
  );
});
