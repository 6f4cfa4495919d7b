import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { silhouettes as names } from '../shared/site-file/covers.ts';
import type { Drawing, Mark } from './engine/drawing.ts';
import { articleCover } from './pictures/article-cover.ts';
import { silhouettes } from './pictures/silhouettes.ts';
import { outlineOf } from './publish/outline.ts';
import { spriteFile } from './publish/sprite.ts';

const fileOf = ({ marks }: Drawing) => spriteFile({ a: marks });

/** The paths of all marks whose ink begins with `ink`. */
const shapesIn = ({ marks }: Drawing, ink: string) =>
  marks.flatMap((mark) => (mark.ink.startsWith(ink) ? [mark.path] : [])).join('');

/** The paths of the columns, without the ground. */
const columnsIn = (drawing: Drawing) => ['formation', 'ember'].map((ink) => shapesIn(drawing, ink)).join(' ');

/** How many columns a material has: each has one top. */
const topsIn = (drawing: Drawing, material: string) =>
  shapesIn(drawing, `${material}-top`).split('z').length - 1;

/** Fewer values than `anyStand` allows, as many, and more: only `some` also stands in a circle and in walls. */
const seriesOf = (text: string) => text.split('|').map((series) => series.trim().split(' ').map(Number));
const figuresOf = {
  few: seriesOf('1 0.4'),
  some: seriesOf('1 0.3 | 0.5 1 | 1 0.9 0.2'),
  many: seriesOf('1 0.9 0.8 0.7 0.6 0.5 0.4 0.3 | 0.2 1 0.4 0.6 0.1 0.9 0.3 0.8'),
};
const places = [0, 1, 2];
const cases = Object.entries(figuresOf).flatMap(([name, figures]) =>
  (name === 'some' ? places : [0]).map((place) => ({ name, place, figures })),
);

describe('the cover of an article', () => {
  it.each(cases)('of $name figures in place $place changes with each of them', ({ figures, place }) => {
    const before = columnsIn(articleCover(figures, place));
    figures.forEach((series, at) => {
      series.forEach((share, index) => {
        const changed = figures.map((one, other) =>
          other === at ? one.with(index, share === 1 ? 0.5 : share * 0.7) : one,
        );
        expect(columnsIn(articleCover(changed, place))).not.toBe(before);
      });
    });
  });

  it.each(cases)(
    'of $name figures in place $place has one glowing place: the largest of them',
    ({ figures, place }) => {
      const drawing = articleCover(figures, place);
      const [ember, others] = [topsIn(drawing, 'ember'), topsIn(drawing, 'formation')];
      expect(ember).toBeGreaterThan(0);
      // About as large as the others; the edges of a circle or a wall cut off some columns.
      const each = others / (figures.flat().length - 1);
      expect(ember / each).toBeGreaterThan(0.6);
      expect(ember / each).toBeLessThan(1.6);
    },
  );

  it('weighs little, and keeps its columns where narrow frames show them, whatever the figures', () => {
    const extremes = [[[1]], [Array.from({ length: 24 }, () => 1)], Array.from({ length: 12 }, () => [1, 0])];
    for (const figures of [figuresOf.many, ...extremes]) {
      for (const place of places) {
        const drawing = articleCover(figures, place);
        const marks = drawing.marks.filter(({ ink }) => /^(formation|ember)/.test(ink));
        const { left, top, right, bottom } = outlineOf({ ...drawing, marks });
        const beside = (drawing.width - 640) / 2;
        expect(Math.min(left - beside, top)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(drawing.width - beside);
        expect(bottom).toBeLessThanOrEqual(drawing.height);
        expect(brotliCompressSync(fileOf(drawing)).length).toBeLessThan(13 * 1024);
      }
    }
  });
});

describe('silhouettes', () => {
  const drawn = Object.entries(silhouettes).map(([name, draw]) => ({ name, area: areaOf(draw()) }));

  it('there is one for each name that content may use', () => {
    expect(Object.keys(silhouettes)).toEqual([...names]);
  });

  it.each(drawn)('$name differs from every other by at least a third of its area', ({ name, area }) => {
    const alike = drawn.filter((other) => {
      const share = area.intersection(other.area).size / area.union(other.area).size;
      return other.name !== name && share >= 2 / 3;
    });
    expect(alike.map((other) => other.name)).toEqual([]);
  });
});

/** The 20-pixel squares that a formation covers, with its material: about the detail of a small picture. */
function areaOf(drawing: Drawing): Set<string> {
  const squares = new Set<string>();
  for (const ink of ['formation', 'ember', 'stone-left', 'stone-front', 'stone-right']) {
    for (const path of shapesIn(drawing, ink).split('z').filter(Boolean)) {
      const marks: Mark[] = [{ ink: 'plan', path: `${path}z` }];
      const { left, top, right, bottom } = outlineOf({ ...drawing, marks });
      for (let x = Math.floor(left / 20); x <= right / 20; x++)
        for (let y = Math.floor(top / 20); y <= bottom / 20; y++) squares.add(`${ink} ${x} ${y}`);
    }
  }
  return squares;
}
