/** One small formation for each service; each says what the service does. */
import type { Drawing } from '../engine/drawing.ts';
import { Lattice, firstRing } from '../engine/lattice.ts';
import { linePath, polygonPath, shortNumber } from '../engine/path.ts';
import type { Point } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column, PrismsOptions } from '../engine/prisms.ts';

const radius = 25;
const middle: readonly [number, number] = [0, 0];

/** A picture on the common sheet of all icons. */
function icon(options: Omit<PrismsOptions, 'width' | 'height' | 'radius'> & { radius?: number }): Drawing {
  return prisms({ width: 200, height: 170, radius, ...options });
}

/** The seven-cell flower: the middle, then its six neighbours clockwise from the far side. */
function flower(column: (place: { q: number; r: number }, index: number) => Column): Column[] {
  return [middle, ...firstRing].map(([q, r], index) => column({ q, r }, index));
}

/** The formation leaves the ground; its footprint stays behind as a plan. */
function cloud(): Drawing {
  const heights = [40, 18, 26, 14, 22, 30, 20];
  return icon({
    originY: 112,
    columns: [
      ...flower((place) => ({ ...place, kind: 'plan' })),
      ...flower((place, index): Column => ({
        ...place,
        bottom: 50,
        top: 50 + (heights[index] ?? 0),
        material: index === 0 ? 'ember' : 'stone',
        tone: index % 3,
      })),
    ],
    under: (lattice) =>
      [firstRing[2], firstRing[3], firstRing[5]].map((cell = middle) => {
        const [x, y] = lattice.screen(...cell);
        return { ink: 'dashed', path: `M${shortNumber(x)} ${shortNumber(y)}v-44` };
      }),
  });
}

/** Every column is cut into strata, one of them indexed. */
function database(): Drawing {
  const storeys = [0, 1, 2];
  const columns = [middle, ...firstRing].flatMap(([q, r], index) =>
    storeys.map((storey): Column => ({
      q,
      r,
      bottom: storey * 29,
      top: storey * 29 + 19,
      material: storey === 1 && index === 4 ? 'ember' : 'stone',
      tone: storey,
    })),
  );
  return icon({ originY: 122, columns: columns.toSorted((a, b) => (a.bottom ?? 0) - (b.bottom ?? 0)) });
}

/** A screen of seven keys on a plate, one pressed; the layer below is still a drawing. */
function app(): Drawing {
  const originY = 104;
  const keys = new Lattice({ radius: radius * 0.82 });
  const plate = new Lattice({ radius: radius * 2.85 });
  const keyHeights = [24, 15, 15, 15, 15, 15, 15];
  const lift = 60;
  const keyBottom = 14 + lift / keys.heightScale;
  return icon({
    originY,
    columns: [
      { at: [0, -0.02], scale: 2.85, bottom: -34, top: -22, kind: 'drawn' },
      { at: [0, -0.01], scale: 2.85, bottom: 0, top: 14, tone: 1 },
      ...flower(({ q, r }, index): Column => {
        const [x, y] = keys.screen(q, r);
        return {
          // The keys hover above the plate but sort in front of it.
          at: [x, lift + y],
          bottom: keyBottom,
          top: keyBottom + (keyHeights[index] ?? 0),
          scale: 0.74,
          material: index === 0 ? 'ember' : 'stone',
          tone: 2,
        };
      }),
    ],
    under: () =>
      [0, 1, 2, 3].map((index) => {
        const [x, y] = plate.corner(index);
        return { ink: 'dashed', path: `M${shortNumber(100 + x)} ${shortNumber(originY + y)}v22` };
      }),
  });
}

/** Three rings and six spokes, a column at every node, the page in the middle. */
function web(): Drawing {
  const originY = 96;
  const hexagon = (size: number): Point[] => new Lattice({ radius: size }).hexagonAt([100, originY]);
  const nodes = hexagon(66);
  const spokes = [0, 1, 2].map((index) => linePath(nodes[index] ?? middle, nodes[index + 3] ?? middle));
  const heights = [30, 12, 20, 34, 14, 24];
  return icon({
    radius: 13.5,
    originY,
    columns: [
      ...nodes.map(([x, y], index): Column => ({
        at: [x - 100, y - originY],
        top: heights[index] ?? 0,
        tone: index % 3,
      })),
      { at: [0, 0], scale: 1.5, top: 46, material: 'ember' },
    ],
    under: () => [
      { ink: 'web', path: [nodes, hexagon(46), hexagon(25)].map(polygonPath).join('') + spokes.join('') },
    ],
  });
}

/** Six stand, the seventh is being put back. */
function support(): Drawing {
  const heights = [46, 40, 26, 14, 20, 38];
  const lift = 16 / 0.88;
  return icon({
    originY: 118,
    columns: [
      { q: 0, r: 0, kind: 'plan' },
      ...firstRing.map(([q, r], index): Column => ({ q, r, top: heights[index] ?? 0, tone: index % 3 })),
      { at: [0, 16], bottom: 62 + lift, top: 108 + lift, material: 'ember' },
    ],
    over: () => [{ ink: 'dashed', path: 'M100 112V66' }],
  });
}

/** A stair that closes on itself. */
function devops(): Drawing {
  return icon({
    originY: 112,
    columns: [
      { q: 0, r: 0, kind: 'plan' },
      ...firstRing.map(([q, r], index): Column => {
        const step = (index + 3) % 6;
        return { q, r, top: 10 + step * 15, tone: index % 3, material: step === 5 ? 'ember' : 'stone' };
      }),
    ],
  });
}

/** A wall around the one thing that matters, opened so that we can look in. */
function security(): Drawing {
  const heights = [84, 76, 62, 12, 12, 70];
  return icon({
    originY: 118,
    columns: [
      { q: 0, r: 0, top: 30, material: 'ember' },
      ...firstRing.map(([q, r], index): Column => ({
        q,
        r,
        top: heights[index] ?? 0,
        tone: index % 3,
        kind: index === 3 || index === 4 ? 'drawn' : 'solid',
      })),
    ],
  });
}

/** The survey: a plan and one proposed column with its dimension. */
function consulting(): Drawing {
  return icon({
    originY: 108,
    columns: flower((place, index) =>
      index === 0 ? { ...place, top: 62, kind: 'drawn' } : { ...place, kind: 'plan' },
    ),
    over: () => [{ ink: 'proposal', path: 'M137 108V53M132 108h10M132 53h10' }],
  });
}

/** The formations by the name of their service; `consulting` is for empty states. */
export const serviceIcons = { cloud, database, app, web, devops, security, support, consulting };
