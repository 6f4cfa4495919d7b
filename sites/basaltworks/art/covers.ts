/**
 * The covers of posts, projects, webinars and case studies: each is a quantity of its own text, drawn to scale.
 * `node sites/basaltworks/art/covers.ts` writes them into `images/` (README.md beside it has the grammar).
 */
import sharp from 'sharp';
import { Lattice, Sheet, svgFile, type Cell, type Point } from '#build/images/prisms.ts';
import { drawStone } from './stone.ts';
import { digPit } from './pit.ts';
import { saveDrawing } from './save-drawing.ts';

const dark = 'dark' as const;
const accent = 'accent' as const;

/** A field of hexagons in straight columns: every second row is moved by half a prism. */
function field(
  columns: number,
  rows: number,
  cellAt: (column: number, row: number) => Omit<Cell, 'column' | 'row'>,
): Cell[] {
  const middle = { column: Math.floor(columns / 2), row: Math.floor(rows / 2) };
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const at = row - middle.row;
    return { column: column - middle.column - Math.floor(at / 2), row: at, ...cellAt(column, row) };
  });
}

/** Cells in a ring of hexagons around the middle, from the right, clockwise. */
function ring(radius: number): Pick<Cell, 'column' | 'row'>[] {
  const directions: Point[] = [
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
  ];
  let [column, row] = [radius, 0];
  return directions.flatMap(([columns, rows]) =>
    Array.from({ length: radius }, () => {
      const cell = { column, row };
      column += columns;
      row += rows;
      return cell;
    }),
  );
}

/** A row of dots is a dashed line: dashes of almost no length, because librsvg drops those of length 0. */
const dotsOf = (count: number, gap: number): string =>
  `${'.01 .99 '.repeat(count - 1)}.01 ${(gap - 0.01).toFixed(2)}`;

function turbines(): string {
  const lattice = new Lattice({ sides: 4, radius: 304, turn: 36, origin: [320, 204] });
  const sheet = new Sheet();
  const face = 'fill="var(--band)" stroke="var(--a-line)"';
  for (const { index, side } of lattice.faces) {
    const wall = lattice.wall(0, 0, index, -40, 0);
    sheet.add(face, wall);
    sheet.add(`fill-opacity="${side === 'left' ? '.25' : '.6'}" stroke="none"`, wall);
  }
  sheet.add(face, lattice.top(0, 0, 0));
  const [gap, blocks, blocksDown] = [2.2, 9, 10];
  const [across, down] = [90 + (blocks - 1) * (gap - 1), 100 + (blocksDown - 1) * (gap - 1)];
  const [start = [0, 0], right = [0, 0], , left = [0, 0]] = lattice.top(0, 0, 0, 0.95);
  const matrix = [
    (right[0] - start[0]) / across,
    (right[1] - start[1]) / across,
    (left[0] - start[0]) / down,
    (left[1] - start[1]) / down,
    ...start,
  ].map((value) => Math.round(value * 1000) / 1000);
  const length = (across - 0.9).toFixed(1);
  const rows = Array.from(
    { length: 99 },
    (_, index) => `m-${length} ${(index + 1) % 10 === 0 ? gap : 1}h${length}`,
  );
  sheet.addMarkup(
    `<path transform="matrix(${matrix.join(' ')})" d="M.5.5h${length}${rows.join('')}" fill="none" stroke="#f2eee6" stroke-width=".5" stroke-linecap="round" stroke-dasharray="${dotsOf(10, gap)}"/>`,
  );
  drawStone(
    new Lattice({ radius: 11, origin: [352, 232] }),
    [{ column: 0, row: 0, height: 104, tone: accent }],
    { sheet },
  );
  return svgFile(sheet, { strokeWidth: 0.9 });
}

/** 1,900 nurses: 19 hexagons of 100 dots. */
function nurses(): string {
  const lattice = new Lattice({ radius: 61, origin: [320, 250], gap: 1.04 });
  const plates = [{ column: 0, row: 0 }, ...ring(1), ...ring(2)].toSorted(
    (one, other) => one.row - other.row || one.column - other.column,
  );
  // It stands behind them, so that it covers none.
  const sheet = drawStone(new Lattice({ radius: 12, origin: [322, 142] }), [
    { column: 0, row: 0, height: 112, tone: accent },
  ]);
  drawStone(
    lattice,
    plates.map((cell) => ({ ...cell, height: 10, tone: dark })),
    { sheet, hasContactShade: false },
  );
  const rowLengths = [8, 9, 10, 11, 12, 12, 11, 10, 9, 8];
  const unit = 8.6;
  const turn = (10 * Math.PI) / 180;
  const axes = [Math.cos(turn), Math.sin(turn) * 0.52, -Math.sin(turn), Math.cos(turn) * 0.52].map((value) =>
    (value * unit).toFixed(3),
  );
  let [penX, penY] = [0, 0];
  const rows = rowLengths.map((length, index) => {
    const [x, y] = [-(length - 1) / 2, (index - 4.5) * 0.87];
    const move = `m${(x - penX).toFixed(1)} ${(y - penY).toFixed(2)}h${length - 0.9}`;
    [penX, penY] = [x + length - 0.9, y];
    return move;
  });
  for (const { column, row } of plates) {
    const [x, y] = lattice.centre(column, row, 10);
    sheet.addMarkup(
      `<path transform="matrix(${axes.join(' ')} ${x.toFixed(1)} ${y.toFixed(1)})" d="${rows.join('')}" fill="none" stroke="var(--bg)" stroke-width=".52" stroke-linecap="round" stroke-dasharray=".01 .99"/>`,
    );
  }
  return svgFile(sheet, { strokeWidth: 1 });
}

/** 112 controls, a person on each; the accent is the one that the auditor asks for. */
function controls(): string {
  const lattice = new Lattice({ radius: 22, origin: [306, 228] });
  const cells = field(14, 8, (column, row) => ({
    height: 20,
    tone: column === 8 && row === 5 ? accent : dark,
  }));
  const sheet = drawStone(lattice, cells);
  for (const cell of cells) {
    const person = new Lattice({ radius: 10.5, origin: lattice.centre(cell.column, cell.row) });
    drawStone(
      person,
      [
        {
          column: 0,
          row: 0,
          foot: 20,
          height: cell.tone === accent ? 84 : 46,
          tone: cell.tone === accent ? accent : 'stone',
          level: 2,
        },
      ],
      {
        sheet,
        hasContactShade: false,
      },
    );
  }
  return svgFile(sheet, { strokeWidth: 0.7 });
}

/** 41 services leave two data centres: a row is a group, as high as the week in which it was done. */
function bank(): string {
  const sheet = new Sheet();
  for (const origin of [
    [122, 146],
    [150, 324],
  ] as const)
    digPit(new Lattice({ radius: 84, origin }), [{ column: 0, row: 0 }], 34, {
      sheet,
      ground: 'fill="var(--a-t2)" stroke="var(--a-line)"',
    });
  const groups = [
    { services: 5, week: 14 },
    { services: 12, week: 12 },
    { services: 11, week: 10 },
    { services: 9, week: 8 },
    { services: 4, week: 6 },
  ];
  const cells = field(12, groups.length, (column, row) => {
    const { services = 0, week = 0 } = groups[row] ?? {};
    const first = Math.floor((12 - services) / 2);
    const isMoved = column >= first && column < first + services;
    const isLast = row === 0 && column === first + services - 1;
    return { kind: isMoved ? 'prism' : 'plan', height: 13 * week, tone: isLast ? accent : dark };
  }).filter(({ kind }) => kind === 'prism');
  drawStone(new Lattice({ radius: 17.5, origin: [428, 296] }), cells, { sheet });
  return svgFile(sheet, { strokeWidth: 0.9 });
}

/** A railway line of 96 sections in four runs; one has a fault. */
function track(): string {
  const lattice = new Lattice({ radius: 15, origin: [318, 222] });
  const isOnLine = (column: number, row: number) => row % 5 === 0 || column === (row % 10 < 5 ? 20 : 0);
  const cells = field(21, 16, (column, row) => {
    const isFault = column === 13 && row === 10;
    return {
      height: isFault ? 96 : 16,
      tone: isFault ? accent : dark,
      kind: isOnLine(column, row) ? 'prism' : 'plan',
    };
  }).filter(({ kind }) => kind === 'prism');
  return svgFile(drawStone(lattice, cells), { strokeWidth: 0.9 });
}

/** Nine gaps in sixty companies: a layer is a company. */
function gaps(): string {
  const lattice = new Lattice({ radius: 33, origin: [64, 322], gap: 1.08 });
  const found = [52, 47, 44, 41, 38, 36, 33, 31, 27];
  const layer = 4.6;
  const cells = found.map((count, column): Cell => ({
    column,
    row: 0,
    height: count * layer,
    layers: count,
    tone: column === 0 ? accent : dark,
  }));
  const sheet = new Sheet();
  for (const cell of cells) {
    drawStone(
      lattice,
      [{ column: cell.column, row: 0, foot: cell.height ?? 0, height: 60 * layer, kind: 'outline' }],
      { sheet },
    );
    drawStone(lattice, [cell], { sheet, hasContactShade: false });
  }
  return svgFile(sheet, { strokeWidth: 0.8 });
}

/** Seven techniques: a layer is a factor of one; the two below the ground made it slower. */
function techniques(): string {
  const lattice = new Lattice({ radius: 38, origin: [96, 214], gap: 1.1 });
  const factors = [41, 2.4, 41, 47, 74, -50, -3.2];
  const layer = 2.7;
  const sheet = new Sheet();
  for (const [column, factor] of factors.entries()) {
    const layers = Math.max(1, Math.round(Math.abs(factor)));
    drawStone(
      lattice,
      [
        factor > 0
          ? { column, row: 0, height: factor * layer, layers, tone: factor === 74 ? accent : dark }
          : { column, row: 0, foot: factor * layer, height: 0, layers, tone: 'stone', level: 2 },
      ],
      { sheet, floor: factor * layer < 0 ? factor * layer : 0, hasContactShade: false },
    );
  }
  return svgFile(sheet, { strokeWidth: 0.8 });
}

/** Eleven Fridays among the days of their weeks, as high as the minutes at the keyboard. */
function fridays(): string {
  const lattice = new Lattice({ radius: 27, origin: [306, 266] });
  const minutes = [95, 95, 95, 58, 58, 58, 31, 31, 31, 31, 19];
  const cells = field(11, 5, (column, row) =>
    row === 0
      ? { height: 1.9 * (minutes[column] ?? 0), tone: column === 10 ? accent : dark }
      : { kind: 'plan', fill: column % 2 ? 'none' : 'var(--a-t1)' },
  );
  return svgFile(drawStone(lattice, cells), { strokeWidth: 1.1 });
}

/** A checkout as one process, as five services and as two: a height is its time in milliseconds. */
function checkout(): string {
  const sheet = new Sheet();
  const scale = 0.4;
  const groups: { origin: Point; ms: number; cells: [number, number][] }[] = [
    { origin: [110, 330], ms: 380, cells: [[0, 0]] },
    {
      origin: [316, 322],
      ms: 640,
      cells: [
        [0, -1],
        [1, -1],
        [-1, 0],
        [0, 0],
        [1, 0],
      ],
    },
    {
      origin: [508, 330],
      ms: 410,
      cells: [
        [0, 0],
        [1, 0],
      ],
    },
  ];
  for (const { origin, ms, cells } of groups) {
    const lattice = new Lattice({ radius: 38, origin });
    drawStone(
      lattice,
      cells.map(([column, row]) => ({
        column,
        row,
        height: ms * scale,
        tone: ms === 410 && column === 1 ? accent : dark,
      })),
      { sheet },
    );
  }
  return svgFile(sheet, { strokeWidth: 1.2 });
}

/** 187 incidents; nine were rated too low, one of them at a clinic. */
function incidents(): string {
  const lattice = new Lattice({ radius: 19, origin: [318, 242] });
  const missed = new Set(['2,1', '13,0', '7,2', '15,4', '4,5', '10,5', '1,8', '13,8', '7,9'].map(String));
  const cells = field(17, 11, (column, row) =>
    missed.has(`${column},${row}`)
      ? { height: 86, tone: column === 10 && row === 5 ? accent : 'stone', level: 2 }
      : { height: 20, tone: dark },
  );
  return svgFile(drawStone(lattice, cells), { strokeWidth: 0.8 });
}

function storefront(): string {
  const sheet = new Sheet();
  const layer = 25;
  drawStone(
    new Lattice({ radius: 92, origin: [178, 316] }),
    [{ column: 0, row: 0, height: layer, tone: dark }],
    { sheet },
  );
  drawStone(
    new Lattice({ radius: 92, origin: [430, 344] }),
    [{ column: 0, row: 0, height: 11 * layer, layers: 11, tone: accent }],
    { sheet, hasContactShade: false },
  );
  return svgFile(sheet, { strokeWidth: 1.4 });
}

function nightBatch(): string {
  const lattice = new Lattice({ radius: 14.6, origin: [315, 246] });
  const cells = field(20, 18, (column, row) => {
    const minute = row * 20 + column;
    return minute < 38
      ? { height: 76, tone: minute === 37 ? accent : dark }
      : { kind: 'plan', fill: Math.floor(minute / 60) % 2 ? 'var(--a-t1)' : 'none' };
  });
  return svgFile(drawStone(lattice, cells), { strokeWidth: 0.8 });
}

function regions(): string {
  const lattice = new Lattice({ radius: 60, origin: [352, 262], gap: 1.12 });
  const stay = new Map<string, Cell['tone']>([
    ['0,-1', dark],
    ['2,-1', dark],
    ['0,0', accent],
  ]);
  const cells = [
    [-1, -1, 4],
    [0, -1, 3],
    [1, -2, 4],
  ].flatMap(([row = 0, from = 0, count = 0]) =>
    Array.from({ length: count }, (_, index): Cell => {
      const column = from + index;
      const tone = stay.get(`${column},${row}`);
      return tone ? { column, row, height: 150, tone } : { column, row, height: 16, kind: 'outline' };
    }),
  );
  return svgFile(drawStone(lattice, cells), { strokeWidth: 1.4 });
}

/** A year of twelve months around one model. */
function months(): string {
  const lattice = new Lattice({ radius: 52, origin: [320, 262] });
  const cells: Cell[] = [
    ...ring(2).map((cell) => ({ ...cell, height: 42, tone: dark })),
    ...ring(1).map((cell) => ({ ...cell, kind: 'plan' as const })),
    { column: 0, row: 0, height: 128, tone: accent },
  ];
  return svgFile(drawStone(lattice, cells), { strokeWidth: 1.4 });
}

/** A bill in a hundred parts: 23 are gone. */
function bill(): string {
  const lattice = new Lattice({ radius: 26, origin: [346, 232], gap: 1.06 });
  const cells = field(10, 10, (column, row) => {
    const part = (9 - column) * 10 + 9 - row;
    if (part < 23) return { kind: 'outline', height: 8 };
    return { height: 40, tone: part === 23 ? accent : dark };
  });
  return svgFile(drawStone(lattice, cells), { strokeWidth: 0.9 });
}

/** A working week: on Friday a change goes to production in 46 minutes. */
function friday(): string {
  const lattice = new Lattice({ radius: 58, origin: [96, 330], gap: 1.1 });
  const cells = Array.from({ length: 5 }, (_, column): Cell =>
    column === 4
      ? { column, row: 0, height: 46 * 6, layers: 46, tone: accent }
      : { column, row: 0, height: 24, tone: dark },
  );
  return svgFile(drawStone(lattice, cells, { hasContactShade: false }), { strokeWidth: 1.1 });
}

/** Forty seconds as 200 parts of a fifth; one is left. */
function queryPlans(): string {
  const lattice = new Lattice({ radius: 15.8, origin: [318, 252] });
  const cells = field(20, 10, (column, row) =>
    column === 9 && row === 5
      ? { height: 170, tone: accent }
      : { kind: 'plan', fill: Math.floor(column / 5) % 2 === row % 2 ? 'var(--a-t1)' : 'none' },
  );
  return svgFile(drawStone(lattice, cells), { strokeWidth: 1 });
}

/** Four stages, the last at the back; in the third, two mistakes. */
function stages(): string {
  const lattice = new Lattice({ radius: 41, origin: [318, 300] });
  const cells = field(7, 4, (column, row) => {
    const stage = 4 - row;
    const isMistake = stage === 3 && (column === 2 || column === 5);
    const isLast = stage === 4 && column === 3;
    return {
      kind: isMistake ? 'outline' : 'prism',
      height: isLast ? 208 : stage * 38,
      tone: isLast ? accent : dark,
    };
  });
  return svgFile(drawStone(lattice, cells), { strokeWidth: 1.1 });
}

/** Nine findings, every second week. */
function findings(): string {
  const lattice = new Lattice({ radius: 31, origin: [322, 236], gap: 1.1 });
  const open = [9, 6, 4, 1, 0];
  const cells = field(9, 5, (column, row) =>
    column < (open[row] ?? 0)
      ? { height: 62, tone: row === 3 ? accent : dark }
      : { kind: 'outline', height: 8 },
  );
  return svgFile(drawStone(lattice, cells), { strokeWidth: 1.1 });
}

/** 240 releases in 60 days; six were rolled back. */
function releases(): string {
  const lattice = new Lattice({ radius: 24, origin: [322, 254], gap: 1.1 });
  const layer = 12;
  const undone = new Set(['2,0', '9,1', '5,2', '0,3', '10,3', '7,4']);
  const sheet = new Sheet();
  const cells = field(12, 5, (column, row) => ({
    height: undone.has(`${column},${row}`) ? 3 * layer : 4 * layer,
    layers: undone.has(`${column},${row}`) ? 3 : 4,
    tone: column === 11 && row === 4 ? accent : dark,
  }));
  for (const cell of cells) {
    drawStone(lattice, [cell], { sheet, hasContactShade: false });
    if (cell.layers === 3)
      drawStone(
        lattice,
        [{ column: cell.column, row: cell.row, kind: 'outline', foot: 3 * layer, height: 4 * layer }],
        { sheet },
      );
  }
  return svgFile(sheet, { strokeWidth: 0.9 });
}

const covers: Readonly<Record<string, string>> = {
  'posts/future-of-cloud-computing': regions(),
  'posts/ai-impact-it-operations': incidents(),
  'posts/cybersecurity-best-practices': gaps(),
  'posts/database-optimization-techniques': techniques(),
  'posts/devops-implementation-guide': fridays(),
  'posts/scalable-applications-microservices': checkout(),
  'projects/bank-leaves-data-centers': bank(),
  'projects/night-batch': nightBatch(),
  'projects/patient-visits': nurses(),
  'projects/storefront-weekend': storefront(),
  'projects/track-inspection': track(),
  'projects/turbines-one-screen': turbines(),
  'webinars/alert-triage': months(),
  'webinars/fewer-regions': bill(),
  'webinars/friday-release': friday(),
  'webinars/query-plans': queryPlans(),
  'webinars/zero-trust': stages(),
  'case-studies/healthcare-app-development': controls(),
  'case-studies/cybersecurity-audit': findings(),
  'case-studies/devops-transformation': releases(),
};

/** The cover with what it paints in the middle, and at least a twentieth of the frame free on each side. */
async function centred(svg: string): Promise<string> {
  const [left, top, width, height] = [-160, -110, 960, 660];
  const painted = sharp(
    Buffer.from(
      svg
        .replace(
          /viewBox="[^"]+"/,
          `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`,
        )
        .replaceAll(/var\([^)]+\)/g, '#000'),
    ),
  );
  const { info } = await painted.trim().toBuffer({ resolveWithObject: true });
  const across = Math.ceil(Math.max(640, info.width / 0.9, ((info.height / 0.9) * 640) / 440));
  const down = Math.round((across * 440) / 640);
  const x = Math.round(left - (info.trimOffsetLeft ?? 0) + (info.width - across) / 2);
  const y = Math.round(top - (info.trimOffsetTop ?? 0) + (info.height - down) / 2);
  return svg.replace(/viewBox="[^"]+"/, `viewBox="${x} ${y} ${across} ${down}"`);
}

for (const [name, svg] of Object.entries(covers))
  saveDrawing(`sites/basaltworks/images/${name}.svg`, await centred(svg));
