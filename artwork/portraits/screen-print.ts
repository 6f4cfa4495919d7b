/**
 * Prints a bust through a hexagonal screen in three inks: stone for the backdrop, basalt for the picture, ember
 * for the light that catches the far edge.
 */
import type { Portrait } from '../../content/schema/portrait.ts';
import { seat } from './bust.ts';
import { look } from './light.ts';
import type { Sample } from './light.ts';
import { limit } from './solids.ts';

/** How a person is framed. World units are about half a head. */
export type Frame = {
  /** Cells across. */
  columns: number;
  /** Width of the picture in world units. */
  span: number;
  /** Height over width. */
  ratio: number;
  /** Horizontal middle of the frame, in world units. */
  centre: number;
  /** Where the middle of the head lies, as a share of the height. */
  headLine: number;
};

/** What is behind the person: a printed backdrop, plain paper, or nothing, so that the page's ground shows. */
export type Ground = 'backdrop' | 'paper' | 'none';

/** A person as samples, one for each cell of the screen; `null` where nobody is. */
export type Grid = readonly (readonly (Sample | null)[])[];

/** Cells of one ink by size, 1 to 9. */
type Plate = Map<number, [number, number][]>;

/** Where each cell is sampled, in cells around its middle. */
const samples: readonly [number, number][] = [
  [0, 0],
  [0.3, 0.25],
  [-0.3, 0.25],
  [0, -0.35],
];
const rowStep = Math.sqrt(3) / 2;

/** Placeholder of the accent in a picture, so that another accent needs no new ray marching. */
export const accentMark = '{accent}';

/** Sizes of the sheet: a cell is 18 wide; rows are 27 apart before the sheet is squashed. */
const unit = { column: 18, row: 27 };

/** Samples a person in every cell of the screen. This is the slow part. */
export function expose(person: Portrait, frame: Frame): Grid {
  return closeGaps(sampleGrid(person, frame));
}

/** Prints an exposed person as a whole SVG file, with its sheet size in units. */
export function print(
  grid: Grid,
  person: Portrait,
  frame: Frame,
  ground: Ground,
): { svg: string; width: number; height: number } {
  const { columns, ratio } = frame;
  const [backdrop, basalt, ember] = plates(grid, person, frame);
  const width = columns * unit.column;
  const height = Math.round(width * ratio);
  const style =
    `.k{fill:#cfc6b7}.n{fill:#1b1916}.h{fill:${accentMark}}.w{fill:#e4ded2}` +
    '@media(prefers-color-scheme:dark){.w{fill:#9a9184}.k{fill:#867d71}}';
  const paper = ground === 'none' ? '' : `<path class="w" d="M0 0h${width}v${height}H0z"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>${paper}` +
    `<g transform="scale(1 .57735)">${ground === 'backdrop' ? platePath(backdrop, 'k') : ''}` +
    `${platePath(basalt, 'n')}${platePath(ember, 'h')}</g></svg>`;
  return { svg, width, height };
}

function rowCount({ columns, ratio }: Frame): number {
  return Math.ceil((columns * ratio) / rowStep) + 1;
}

function sampleGrid(person: Portrait, frame: Frame): (Sample | null)[][] {
  const { columns, span, ratio, centre, headLine } = frame;
  const sitter = seat(person);
  const cell = span / columns;
  const frameHeight = columns * ratio * cell;
  return Array.from({ length: rowCount(frame) + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): Sample | null => {
      const x = (column + (row & 1 ? 0.5 : 0)) * cell - span / 2 + centre;
      const y = frameHeight * headLine - row * cell * rowStep;
      let brightness = 0;
      let edgeLight = 0;
      let misses = 0;
      for (const [dx, dy] of samples) {
        const sample = look(x + dx * cell, y + dy * cell, sitter);
        brightness += sample?.brightness ?? 1;
        edgeLight += sample?.edgeLight ?? 0;
        if (!sample) misses++;
      }
      if (misses > samples.length / 2) return null;
      return { brightness: brightness / samples.length, edgeLight: edgeLight / samples.length };
    }),
  );
}

/** Fills single cells between strands of hair, where rays slip through. */
function closeGaps(grid: (Sample | null)[][]): Grid {
  const lastRow = grid.length - 1;
  for (let pass = 0; pass < 2; pass++) {
    for (let row = 1; row < lastRow; row++) {
      const cells = grid[row] ?? [];
      for (let column = 1; column < cells.length - 1; column++) {
        if (cells[column]) continue;
        const shift = row & 1 ? 0 : -1;
        const around = [
          cells[column - 1],
          cells[column + 1],
          grid[row - 1]?.[column + shift],
          grid[row - 1]?.[column + shift + 1],
          grid[row + 1]?.[column + shift],
          grid[row + 1]?.[column + shift + 1],
        ].filter((sample) => sample !== null && sample !== undefined);
        if (around.length < 5) continue;
        cells[column] = around.toSorted((a, b) => a.brightness - b.brightness)[0] ?? null;
      }
    }
  }
  return grid;
}

function plates(grid: Grid, person: Portrait, frame: Frame): [Plate, Plate, Plate] {
  const backdrop: Plate = new Map();
  const basalt: Plate = new Map();
  const ember: Plate = new Map();
  const rows = rowCount(frame);
  const { columns } = frame;
  const lightSide = person.light === 'left' ? -1 : 1;
  const put = (plate: Plate, size: number, column: number, row: number): void => {
    const cells = plate.get(size) ?? [];
    cells.push([column * unit.column + (row & 1) * 9, row * unit.row]);
    plate.set(size, cells);
  };
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const across = column / columns - 0.5;
      const sample = grid[row]?.[column];
      if (!sample) {
        // The backdrop is darker on the side of the light, so the lit edge of the head stands out.
        const depth = limit(0.5 + 0.42 * (across * lightSide) + 0.34 * (row / rows - 0.45));
        put(backdrop, Math.round((0.28 + 0.6 * depth) * 9), column, row);
        continue;
      }
      const darkness = Math.max(0.1, 1 - Math.pow(sample.brightness, 0.8));
      const catchesLight = across * lightSide < 0.12 && sample.edgeLight > 0.3 && darkness > 0.3;
      if (catchesLight && isAtEdge(grid, row, column, frame)) {
        put(ember, sample.edgeLight > 0.42 ? 9 : 7, column, row);
        continue;
      }
      const size = Math.min(9, Math.round(Math.sqrt(darkness) * 9));
      if (size > 1) put(basalt, size, column, row);
    }
  }
  return [backdrop, basalt, ember];
}

/** Whether a cell lies at the outline of the person: one cell deep, two in large portraits. */
function isAtEdge(grid: Grid, row: number, column: number, frame: Frame): boolean {
  const { columns } = frame;
  const rows = rowCount(frame);
  const odd = row & 1;
  const near: readonly [number, number][] = [
    [0, -1],
    [0, 1],
    [-1, odd - 1],
    [-1, odd],
    [1, odd - 1],
    [1, odd],
  ];
  const isInside = (c: number): boolean => c >= 0 && c <= columns;
  const bordersNear = near.some(([dr, dc]) => {
    const r = row + dr;
    return r > 0 && r < rows && isInside(column + dc) && !grid[r]?.[column + dc];
  });
  if (bordersNear || columns <= 30) return bordersNear;
  const far: readonly [number, number][] = [
    [0, -2],
    [0, 2],
    [-2, 0],
    [-2, 1],
    [-2, -1],
  ];
  return far.some(([dr, dc]) => {
    const cells = grid[row + dr];
    return cells !== undefined && isInside(column + dc) && !cells[column + dc];
  });
}

/** Cells on a grid of whole numbers with relative moves: about 2.5 KB compressed for a portrait. */
function platePath(plate: Plate, className: string): string {
  let path = '';
  for (const [size, cells] of [...plate].toSorted(([a], [b]) => a - b)) {
    let lastX = 0;
    let lastY = 0;
    cells.forEach(([x, rowY], index) => {
      const y = rowY - 2 * size;
      const dy = y - lastY;
      path += index === 0 ? `M${x} ${y}` : `m${x - lastX}${dy < 0 ? '' : ' '}${dy}`;
      path += `l${size} ${size}v${2 * size}l-${size} ${size}-${size}-${size}v-${2 * size}z`;
      lastX = x;
      lastY = y;
    });
  }
  return path ? `<path class="${className}" d="${path}"/>` : '';
}
