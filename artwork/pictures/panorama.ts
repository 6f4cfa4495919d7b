/** Portfolio: a site for each project on one landscape, and where their flags stand. */
import type { Drawing } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import type { Place } from '../engine/column.ts';
import type { FieldOptions } from '../engine/field.ts';
import { camera, cellKey, groundDistance } from '../engine/lattice.ts';
import { clamp, hash, layered, rockNoise } from '../engine/noise.ts';
import type { Point } from '../engine/path.ts';
import type { Spot } from '../picture.ts';

const width = 1440;
const height = 470;

/** A site: its middle on the picture, and its height at a distance from it. */
type Site = { middle: Point; rise: (distance: number, place: Place, turn: number) => number };

/** From left to right. */
const allSites: readonly Site[] = [
  // plateau
  { middle: [150, 330], rise: (d) => (d < 44 ? 190 : d < 84 ? 96 : d < 120 ? 40 : 0) },
  // crater, low in front
  {
    middle: [395, 300],
    rise: (d, { y }) => Math.exp(-Math.pow((d - 84) / 26, 2)) * (y > 322 ? 34 : 120),
  },
  // spiral
  { middle: [640, 345], rise: (d, _, turn) => (d < 128 && d > 26 ? 18 + ((turn + 0.3) % 1) * 150 : 0) },
  // canyon
  {
    middle: [880, 296],
    rise: (d, { x }) => {
      const bank = Math.abs(x - 880);
      return d >= 110 || bank < 26 ? 0 : 84 + bank;
    },
  },
  // terraces
  { middle: [1105, 350], rise: (d, { x }) => (d < 126 ? Math.floor(clamp((x - 985) / 240) * 6) * 30 : 0) },
  // organ
  {
    middle: [1320, 300],
    rise: (d, { x, y }) => {
      if (d < 150 && Math.abs(y - 300 + (x - 1320) * 0.2) < 17) return 150;
      return d < 120 ? 24 : 0;
    },
  },
];

/** Whether so many projects have a place. */
export const isPanorama = (projects: number): boolean => projects > 0 && projects <= allSites.length;

function nearestSite(
  { x, y }: Place,
  sites: readonly Site[],
): { index: number; site: Site; distance: number } {
  return sites
    .map((site, index) => ({ index, site, distance: groundDistance(x, y, ...site.middle) }))
    .reduce((best, next) => (next.distance < best.distance ? next : best));
}

function heightAt(place: Place, sites: readonly Site[]): number {
  const { x, y, q, r } = place;
  const { site, distance } = nearestSite(place, sites);
  const turn = Math.atan2((y - site.middle[1]) / camera.squash, x - site.middle[0]) / Math.PI / 2 + 0.5;
  const ground = 4 + rockNoise(x / 150, y / 80, 3) * 22 + hash(q, r, 3) * 6;
  return layered(ground + site.rise(distance, place, turn) * (0.9 + hash(q, r, 8) * 0.22), 4);
}

/**
 * The landscape with one ember column for each site; flag n stands on the highest column of site n.
 * @param projects for which `isPanorama` holds
 */
export function panorama(projects: number): { drawing: Drawing; flags: Spot[] } {
  // Sites keep their places whatever their number, because the style sheet has the places of the flags.
  const sites = allSites.slice(0, projects);
  const options: FieldOptions = {
    width,
    height,
    radius: 22,
    originX: 0,
    originY: 0,
    bounds: [-40, 218, width + 40, height + 70],
    seed: 5,
    floor: -60,
    strataShare: 0.6,
    heightAt: (place) => heightAt(place, sites),
  };
  const tops = sites.map((_, index) => {
    const own = [...field(options).columns.values()].filter((column) => {
      const { index: nearest, distance } = nearestSite(column, sites);
      return nearest === index && distance < 130;
    });
    const top = own.toSorted((a, b) => b.height - a.height)[0];
    if (!top) throw new Error(`Site ${index} of the panorama has no column`);
    return top;
  });
  const embers = new Set(tops.map(({ q, r }) => cellKey(q, r)));
  const { drawing } = field({
    ...options,
    materialAt: ({ q, r }, columnHeight) => {
      if (embers.has(cellKey(q, r))) return 'ember';
      return columnHeight > 52 ? 'formation' : 'stone';
    },
  });
  const percent = (value: number, whole: number): number => Math.round((value / whole) * 10000) / 100;
  const flags = tops.map((top): Spot => ({
    left: percent(top.x, width),
    top: percent(top.y - top.height * camera.heightScale, height),
  }));
  return { drawing, flags };
}
