/** Covers of articles: the columns are as tall as the article's own figures. */
import type { Drawing } from '../engine/drawing.ts';
import type { Place } from '../engine/column.ts';
import { field } from '../engine/field.ts';
import { camera, cellKey, groundDistance } from '../engine/lattice.ts';
import { hash } from '../engine/noise.ts';

/** What a cover is drawn from: series of shares from 0 to 1, the first one the farthest. */
type Figures = readonly (readonly number[])[];

/** A value of a series, and how tall its columns are, in pixels. */
type Value = { series: number; index: number; height: number };

/** An arrangement of values: the value of each place, and the radius of the columns. */
type Stand = {
  radius: number;
  /** Where the lattice has its middle on the sheet. */
  middle: { x: number; y: number };
  valueAt: (place: Place) => Value | undefined;
};

/** The ground continues on both sides, so that wide frames show whole columns. */
const width = 1120;
const height = 440;
const middleX = width / 2;
const middleY = 290;
/** Half of the width that the narrowest frames show; all columns stand within it. */
const narrowHalf = 320;
const inMiddle = { x: middleX, y: middleY };
/** Height of a column with the value 0, so that it stays visible. */
const leastHeight = 10;

const heightOf = (share: number, most: number): number => leastHeight + share * (most - leastHeight);

/** More columns in a line would be too thin. */
const mostInLine = 12;

/** Breaks a series that is longer than a line. */
const inLines = (values: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(values.length / mostInLine) }, (_, line) =>
    values.slice(line * mostInLine, (line + 1) * mostInLine),
  );

/** Puts as many series into each line as fit, with one free place between them. */
function linesOf(figures: Figures, most: number): number[][] {
  const lines: number[][] = [];
  let used = Infinity;
  figures.forEach((values, series) => {
    if (used + 1 + values.length > most) {
      lines.push([]);
      used = -1;
    }
    used += 1 + values.length;
    lines.at(-1)?.push(series);
  });
  return lines;
}

const tallest = 172;
/** The height of the tallest column on the screen. */
const rise = tallest * camera.heightScale;

/** Lines of columns one behind the other, those in front lower. */
function rows(figures: Figures): Stand {
  const total = figures.flat().length;
  const longest = Math.max(...figures.map(({ length }) => length));
  const tallestOf = (line: readonly number[]): number =>
    Math.max(...line.flatMap((series) => figures[series] ?? []));
  const lines = linesOf(figures, Math.max(longest, Math.ceil(Math.sqrt(total * 3.4)))).toSorted(
    (a, b) => tallestOf(b) - tallestOf(a),
  );
  const lengths = lines.map((line) =>
    line.reduce((sum, series) => sum + 1 + (figures[series]?.length ?? 0), -1),
  );
  // With few values, each has a block of columns.
  const size = total <= 2 ? 3 : total <= 5 ? 2 : 1;
  const apart = lines.length > 3 ? 2 : 3;
  const across = Math.max(...lengths) * size;
  const deep = (lines.length - 1) * apart + size - 1;
  // Everything fits on the sheet; lines fall to the right as the lattice does.
  const radius = Math.min(44, 330 / across, (height - 40 - rise) / (deep * 0.887 + across * 0.308));
  const values = new Map<string, Value>();
  lines.forEach((line, lineIndex) => {
    const r = lineIndex * apart;
    const most = tallest * 0.74 ** lineIndex;
    let q = Math.round(-0.185 * r - ((lengths[lineIndex] ?? 0) * size - 1) / 2);
    for (const series of line) {
      for (const [index, share] of (figures[series] ?? []).entries()) {
        const value = { series, index, height: heightOf(share, most) };
        for (let cell = 0; cell < size * size; cell++)
          values.set(cellKey(q + (cell % size), r + Math.floor(cell / size)), value);
        q += size;
      }
      q += size;
    }
  });
  // Centred on the sheet between the tallest top and the lowest foot.
  const middle = { x: middleX, y: (height + rise - deep * radius * 0.887) / 2 };
  return { radius, middle, valueAt: ({ q, r }) => values.get(cellKey(q, r)) };
}

const ringRadii = { inner: 108, outer: 262 };

/** All values around an open middle, clockwise, the first at the left. */
function circle(figures: Figures): Stand {
  const values = figures.flatMap((all, series) =>
    all.map((share, index): Value => ({ series, index, height: heightOf(share, 150) })),
  );
  return {
    radius: values.length > 10 ? 20 : 26,
    middle: inMiddle,
    valueAt({ x, y }) {
      const distance = groundDistance(x, y, middleX, middleY);
      if (distance < ringRadii.inner || distance > ringRadii.outer) return undefined;
      const turn = Math.atan2((y - middleY) / camera.squash, x - middleX) / Math.PI / 2 + 0.5;
      const along = turn * values.length;
      const gap = (0.5 * 26 * values.length) / (2 * Math.PI * distance);
      if (Math.abs((along % 1) - 0.5) > 0.5 - Math.min(0.3, gap)) return undefined;
      return values[Math.floor(along) % values.length];
    },
  };
}

/** Long walls side by side that run towards the viewer, a lane between two series. */
function walls(figures: Figures): Stand {
  const lane = figures.length > 1 ? 1 : 0;
  const places = figures.flatMap((all, series) => [
    ...all.map((share, index): Value => ({ series, index, height: heightOf(share, 176) })),
    ...Array.from({ length: lane }, () => undefined),
  ]);
  const count = places.length - lane;
  const wide = count <= 5 ? 3 : count <= 9 ? 2 : 1;
  return {
    radius: Math.min(36, 345 / (count * wide)),
    middle: inMiddle,
    valueAt({ q, y }) {
      if (Math.abs(y - middleY - 4) > 92) return undefined;
      return places[Math.floor((q + (count * wide) / 2) / wide)];
    },
  };
}

/** Chance above which a place of the ground is raised: less often beside the columns, where it stands out. */
const uneven = ({ x }: Place): number => (Math.abs(x - middleX) < narrowHalf ? 0.72 : 0.92);

const stands = [circle, rows, walls] as const;

/** How many values suit a circle or walls; fewer or more stand in lines. */
const anyStand = { least: 6, most: 14 };

/**
 * A cover whose columns are as tall as the figures, each series on its own scale; the tallest of all
 * glows.
 * @param place of the article in the order of publication: neighbours differ in arrangement, all in their ground
 */
export function articleCover(series: Figures, place: number): Drawing {
  const figures = series.flatMap(inLines);
  const total = figures.flat().length;
  const isFree = total >= anyStand.least && total <= anyStand.most;
  const stand = (isFree ? (stands[place % stands.length] ?? rows) : rows)(figures);
  const hottest = figures
    .flatMap((all, line) => all.map((share, index) => ({ series: line, index, share })))
    .reduce((best, next) => (next.share > best.share ? next : best));
  return field({
    width,
    height,
    originX: stand.middle.x,
    originY: stand.middle.y,
    bounds: [-40, -20, width + 40, height + 40],
    radius: stand.radius,
    floor: -60,
    strataShare: 0.5,
    seed: place,
    heightAt: (cell) => stand.valueAt(cell)?.height ?? (hash(cell.q, cell.r, place) > uneven(cell) ? 6 : 0),
    materialAt(cell) {
      const value = stand.valueAt(cell);
      if (!value) return 'stone';
      const isHot = value.series === hottest.series && value.index === hottest.index;
      return isHot ? 'ember' : 'formation';
    },
  }).drawing;
}
