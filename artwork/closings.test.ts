import { describe, expect, it } from 'vitest';
import { heroPictures } from '../content/schema/service-parts.ts';
import type { Drawing, Mark } from './engine/drawing.ts';
import { appHero } from './pictures/app-tiers.ts';
import { closings, type ClosingName } from './pictures/closings.ts';
import { cloudHero } from './pictures/cloud.ts';
import { databaseHero } from './pictures/database.ts';
import { devopsHero } from './pictures/devops-stair.ts';
import { drillCore } from './pictures/drill-core.ts';
import { securityWall } from './pictures/security-wall.ts';
import { supportHero } from './pictures/support.ts';
import { webHero } from './pictures/web-pavement.ts';

/** The opening picture of each page, to compare with its closing. */
const openings: Record<ClosingName, () => readonly Mark[]> = {
  services: () => drillCore().slices.toReversed().flat(),
  cloud: () => cloudHero().marks,
  database: () => databaseHero().marks,
  app: () => appHero().tiers.flatMap(({ marks }) => marks),
  web: () => webHero().marks,
  devops: () => devopsHero().marks,
  security: () => securityWall().drawing.marks,
  support: () => supportHero().marks,
};
const names = ['services', ...heroPictures] as const;

const unfinished = ['drawn', 'plan', 'dashed', 'ghost', 'proposal'];
const count = (marks: readonly Mark[], ending: string) =>
  marks.filter(({ ink }) => ink.includes(ending)).length;
const stones = (marks: readonly Mark[]) => count(marks, '-top');

describe.each(names)('the closing of %s', (name) => {
  const drawing: Drawing = closings[name]();

  it('is the hero, finished: nothing is drawn or planned, and no stone is missing', () => {
    const opening = openings[name]();
    expect(drawing.marks).not.toEqual(opening);
    expect(drawing.marks.filter(({ ink }) => unfinished.some((one) => ink === one))).toEqual([]);
    expect(stones(drawing.marks)).toBeGreaterThanOrEqual(stones(opening));
  });
});

it('no two closings are the same', () => {
  const all = names.map((name) => JSON.stringify(closings[name]().marks));
  expect(new Set(all).size).toBe(all.length);
});

it('finished means that all stones are there', () => {
  const all = { cloud: 19, web: 19, devops: 19, support: 19, security: 13, services: 7 };
  const drawn = Object.fromEntries(names.map((name) => [name, stones(closings[name]().marks)]));
  expect(drawn).toMatchObject(all);
});
