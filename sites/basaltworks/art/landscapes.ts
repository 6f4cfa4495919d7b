/**
 * The large drawings of home, footer and about. `node sites/basaltworks/art/landscapes.ts` writes them into `images/`.
 *
 * `landscapes.json` has their prisms by row: the first column, then a sign and a height in steps for each place; a dot
 * is none. Signs: p place on the ground, o outline, s t u stone, d dark, e accent.
 */
import { Lattice, svgFile, type Cell } from '#build/images/prisms.ts';
import { drawStone } from './stone.ts';
import landscapes from './landscapes.json' with { type: 'json' };
import { saveDrawing } from './save-drawing.ts';

interface Landscape {
  size: readonly number[];
  origin: readonly number[];
  radius: number;
  groundScale: number;
  /** Equal heights are equal strings: the step is as large as it can be without being seen. */
  step: number;
  floor: number;
  rows: Readonly<Record<string, string>>;
}

const kinds: Readonly<Record<string, Partial<Cell>>> = {
  p: { kind: 'plan' },
  o: { kind: 'outline' },
  s: { level: 0 },
  t: { level: 1 },
  u: { level: 2 },
  d: { tone: 'dark' },
  e: { tone: 'accent' },
};

function cellsOf({ rows, step }: Landscape): Cell[] {
  return Object.entries(rows).flatMap(([row, text]) => {
    const [first = '', places = ''] = text.split(': ');
    return places.split(' ').flatMap((place, index): Cell[] => {
      const kind = kinds[place.charAt(0)];
      if (!kind) return [];
      return [
        { ...kind, row: Number(row), column: Number(first) + index, height: Number(place.slice(1)) * step },
      ];
    });
  });
}

for (const [name, landscape] of Object.entries<Landscape>(landscapes)) {
  const { size, radius, groundScale, floor } = landscape;
  const [x = 0, y = 0] = landscape.origin;
  const lattice = new Lattice({ radius, origin: [x, y], groundScale, turn: 20 });
  const sheet = drawStone(lattice, cellsOf(landscape), { floor, planLine: 'stroke="var(--a-plan)"' });
  const [width = 0, height = 0] = size;
  saveDrawing(`sites/basaltworks/images/${name}.svg`, svgFile(sheet, { width, height, strokeWidth: 0.6 }));
}
