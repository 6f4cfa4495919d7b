/**
 * The neutral pictures of a new company. `node sites/basaltworks/art/starter.ts` writes them into
 * `sites/_starter/images/`.
 */
import { ease, inSteps, neutralField, neutralInk } from '#build/images/neutral-prisms.ts';
import { drawCells, Lattice, noise, type Cell } from '#build/images/prisms.ts';
import { drawStone } from './stone.ts';
import { digPit } from './pit.ts';
import { saveDrawing } from './save-drawing.ts';

/** Terraces that rise to the lower right, and one prism in the accent a step ahead of them. */
const home = neutralField({
  width: 1440,
  height: 840,
  radius: 50,
  origin: [720, 700],
  reach: 20,
  cellAt({ x, y, column, row }) {
    if (column === -1 && row === 0) return { height: 96, tone: 'accent' };
    const inward = column * 0.82 - row * 0.34 + 1.4 * noise(column, row, 2);
    if (y < 560 - 0.2 * (x - 720) || inward < -3.4) return null;
    if (inward < 0.9 || (Math.abs(column + 1) < 2 && Math.abs(row) < 2)) return { kind: 'plan' };
    const terrace = Math.floor(inward * 0.66 + 0.8 * noise(column, row, 5));
    return {
      height: 18 + 27 * terrace + 26 * Math.floor(2.6 * noise(column, row, 1) ** 1.5),
      tone: noise(column, row, 7) < 0.06 + 0.24 * (terrace - 1) ? 'dark' : 'stone',
      level: noise(column, row, 3) < 0.12 ? 0 : terrace % 2 === 0 ? 1 : 2,
    };
  },
});

/** A low row along the lower edge that rises to the right. */
const footer = neutralField({
  width: 1920,
  height: 200,
  radius: 34,
  origin: [960, 190],
  reach: 34,
  cellAt({ x, y, column, row }) {
    const near = ease(112, 176, y + 26 * ease(700, 1800, x) + 22 * noise(column, row, 4));
    if (y + 0.02 * x < 120) return null;
    if (near < 0.62) return near > 0.25 ? { kind: 'plan' } : null;
    const terrace = Math.floor(5.4 * ease(700, 2000, x) * (0.4 + 0.6 * noise(column, row, 1)));
    return {
      height: 10 + 22 * terrace,
      tone: terrace > 2 ? 'dark' : 'stone',
      level: noise(column, row, 3) < 0.14 ? 0 : terrace % 2 === 0 ? 1 : 2,
    };
  },
});

/** A floor of equal prisms. One is missing; it is beside its hole. */
const notFound = (width: number, height: number, radius: number, middle: number) =>
  neutralField({
    width,
    height,
    radius,
    origin: [width / 2, middle],
    reach: 20,
    cellAt({ x, y, column, row }) {
      const isWide = width > 600;
      const slope = 0.18 * (x - width / 2) * (isWide ? 0.6 : 1);
      // The search field ends above the ground of the wide one.
      if (y < middle - radius * (isWide ? 1.3 : 1.9) + slope) return null;
      const isFar = Math.abs(column - 1) + Math.abs(row) > 4;
      return { height: 0, level: isFar && noise(column, row, 3) < 0.12 ? 0 : 1 };
    },
    finish(sheet, lattice) {
      const shades = { left: 0.35, front: 0.35, right: 0.7 };
      digPit(lattice, [{ column: 0, row: 0 }], radius * 1.2, {
        sheet,
        ground: 'fill="var(--band)"',
        wallOf: (side) => `fill-opacity="${shades[side]}" stroke="none"`,
      });
      const stood: Cell = { column: 2, row: 0, height: radius * 1.5, tone: 'accent' };
      drawCells(lattice, [stood], { sheet, inkOf: neutralInk, hasContactShade: false });
    },
  });

/** Who is in the company: a square of prisms around the first one. */
const about = neutralField({
  width: 640,
  height: 480,
  radius: 35,
  origin: [320, 300],
  reach: 5,
  strokeWidth: 1.1,
  floor: 0,
  cellAt({ column, row }) {
    const ring = Math.max(Math.abs(column), Math.abs(row));
    if (ring === 0) return { height: 236, tone: 'accent' };
    if (ring > 4) return null;
    if (ring === 4) return { kind: 'plan' };
    const height = inSteps([0, 148, 84, 30][ring] ?? 0, 4) + 12 * Math.floor(2 * noise(column, row, 3));
    return { height, tone: ring === 1 ? 'dark' : 'stone', level: ring === 2 ? 2 : 1 };
  },
});

/** People who stand apart on one floor, each of a height of its own. */
const team = neutralField({
  width: 640,
  height: 420,
  radius: 35,
  origin: [320, 236],
  reach: 5,
  strokeWidth: 1.1,
  floor: 0,
  cellAt({ column, row }) {
    if (Math.max(Math.abs(column), Math.abs(row)) > 4) return null;
    if (column % 2 !== 0 || row % 2 !== 0 || Math.abs(column) + Math.abs(row) > 5) return { kind: 'plan' };
    if (column === 2 && row === 2) return { height: 118, tone: 'accent' };
    const height = 46 + 26 * Math.floor(4 * noise(column, row, 6));
    return {
      height,
      tone: noise(column, row, 2) < 0.4 ? 'dark' : 'stone',
      level: noise(column, row, 3) < 0.5 ? 1 : 2,
    };
  },
});

/** Shelves of books of different heights; one of them is taken out. */
const resources = neutralField({
  width: 640,
  height: 420,
  radius: 35,
  origin: [320, 250],
  reach: 6,
  strokeWidth: 1.1,
  floor: 0,
  cellAt({ column, row }) {
    if (Math.max(Math.abs(column), Math.abs(row)) > 4) return null;
    if (row === 3 && column === 1) return { height: 92, tone: 'accent' };
    if (row % 3 !== 0 || Math.abs(row) > 3 || Math.abs(column) > 3) return { kind: 'plan' };
    if (row === 3 && column > 0) return { kind: 'plan' };
    const height = 64 + 18 * Math.floor(4 * noise(column, row, 5)) - 10 * row;
    return { height, tone: noise(column, row, 4) < 0.35 ? 'dark' : 'stone', level: column % 2 === 0 ? 1 : 2 };
  },
});

/** People in a row, and a free place between them. */
const careers = (width: number, height: number, radius: number, middle: number, reach: number) =>
  neutralField({
    width,
    height,
    radius,
    origin: [width * 0.62, middle],
    reach,
    cellAt({ x, y, column, row }) {
      const slope = 0.3 * (width * 0.62 - x);
      if (y < middle - radius * 2.4 + slope * 0.8 || x < radius || x > width - radius) return null;
      if (column === 0 && row === 0) return { height: radius * 3.4, tone: 'accent' };
      if (Math.abs(column) < 3 && row > -2 && row < 4) return { kind: 'plan' };
      if (y < middle - radius * 1.7 + slope) return { kind: 'plan' };
      const rise = ease(0.1 * width, 0.82 * width, x) * (1 - ease(0.8 * width, 0.96 * width, x));
      const terrace = Math.floor(3.4 * rise + 1.6 * noise(column, row, 1) * (rise + 0.1));
      // It ends on the ground on both sides.
      if (x > 0.82 * width && terrace === 0) return { kind: 'plan' };
      return {
        height: 10 + 24 * terrace,
        tone: terrace > 2 && noise(column, row, 7) < 0.75 ? 'dark' : 'stone',
        level: noise(column, row, 3) < 0.12 ? 0 : terrace % 2 === 0 ? 1 : 2,
      };
    },
  });

/** Blocks of a town with streets between them; the office is in the accent. */
const contact = neutralField({
  width: 900,
  height: 860,
  radius: 27,
  origin: [450, 460],
  reach: 26,
  floor: 0,
  cellAt({ x, y, column, row }) {
    if (column === 1 && row === 1) return { height: 116, tone: 'accent' };
    const isStreet = ((column % 4) + 4) % 4 === 3 || ((row % 5) + 5) % 5 === 3;
    const distance = Math.hypot((x - 450) / 450, (y - 470) / 420);
    if (distance + 0.16 * noise(column, row, 9) > 1.02) return null;
    if (isStreet) return null;
    if (distance + 0.3 * noise(column, row, 8) > 0.98 || noise(column >> 2, row >> 2, 11) < 0.12)
      return { kind: 'plan' };
    const block = noise(Math.floor(column / 4), Math.floor(row / 5), 4);
    const floors = Math.floor(
      (1 + 3.4 * block) * (0.6 + 0.7 * noise(column, row, 1)) * (1.15 - 0.5 * distance),
    );
    return {
      height: 8 + 15 * floors,
      tone: block > 0.62 && floors > 1 ? 'dark' : 'stone',
      level: noise(column, row, 3) < 0.16 ? 0 : floors % 2 === 0 ? 1 : 2,
    };
  },
});

/**
 * The services as a tower of two parts in the order of the list, from the top: rows of machines above, a step for each
 * version below. Each is a group with the name of its file, which lights up beside the list. They are in the colours
 * that light up.
 */
function services(): string {
  const lattice = new Lattice({ sides: 4, radius: 34, origin: [100, 347] });
  const part = (id: string, foot: number, heightAt: (column: number, row: number) => number) => {
    const cells = [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].map((column): Cell => ({
        column,
        row,
        foot,
        height: foot + heightAt(column, row),
        tone: 'dark',
      })),
    );
    const markup = drawStone(lattice, cells, { floor: foot, hasContactShade: false }).markup();
    return `<g id="${id}" stroke="var(--a-bj)" stroke-linejoin="round" stroke-width=".9">${markup}</g>`;
  };
  const below = part('custom-software', 0, (column) => 86 + 26 * column);
  const above = part('managed-it', 196, (_, row) => (row === 0 ? 30 : 134));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 400">${below}${above}</svg>\n`;
}

/** Rows of machines with aisles between; somebody is at the one in the accent. */
const managedIt = neutralField({
  width: 620,
  height: 450,
  radius: 42,
  origin: [336, 252],
  reach: 5,
  strokeWidth: 1.2,
  floor: 0,
  cellAt({ column, row }) {
    if (Math.abs(row) > 3 || column < -4 || column > 3) return null;
    if (row % 2 !== 0 || Math.abs(row) > 2 || column < -3 || column > 2) return { kind: 'plan' };
    if (row === 2 && column === 1) return { height: 120, tone: 'accent' };
    return { height: 93, tone: row === 0 ? 'dark' : 'stone', level: column % 2 === 0 ? 1 : 2 };
  },
});

/** A version every two weeks, each a step above the one before; the newest is in the accent. */
const customSoftware = neutralField({
  width: 620,
  height: 450,
  radius: 42,
  origin: [336, 232],
  reach: 6,
  strokeWidth: 1.2,
  floor: 0,
  cellAt({ column, row }) {
    if (Math.abs(row) > 3 || column < -4 || column > 3) return null;
    if (Math.abs(row) > 1 || column < -3 || column > 2) return { kind: 'plan' };
    const height = 27 * (column + 4);
    if (row === 1 && column === 2) return { height: height + 27, tone: 'accent' };
    return { height, tone: row === 0 ? 'dark' : 'stone', level: column % 2 === 0 ? 1 : 2 };
  },
});

const drawings = {
  home,
  footer,
  'not-found': notFound(1440, 620, 62, 300),
  'not-found-narrow': notFound(420, 420, 46, 190),
  about,
  team,
  resources,
  careers: careers(1312, 520, 46, 380, 22),
  'careers-narrow': careers(420, 330, 32, 226, 14),
  contact,
  services: services(),
  'services/managed-it': managedIt,
  'services/custom-software': customSoftware,
};
for (const [name, svg] of Object.entries(drawings)) saveDrawing(`sites/_starter/images/${name}.svg`, svg);
