/**
 * The claims of a company (SPEC sections 1 and 9), drawn to scale. Geometry is SVG and words are HTML, so
 * labels keep their size on a phone: where they belong comes with each figure, in per cent.
 */
import type { Drawing, Mark } from '../engine/drawing.ts';
import type { Ink, Material } from '../engine/inks.ts';
import { camera, Lattice } from '../engine/lattice.ts';
import { shortNumber, stamp } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import type { Spot } from '../picture.ts';

/** How much of what a year saves is saved month by month, in thirtieths. Illustrative, and captioned so. */
const savedByMonth: readonly number[] = [0, 1, 2, 5, 8, 12, 16, 19, 22, 25, 28, 30];

/**
 * Cost of running the same estate over twelve months, as an index that begins with 100.
 * @param percent saved at the end
 */
export function monthlyCost(percent: number): number[] {
  return savedByMonth.map((share) => 100 - (share * percent) / 30);
}

/** The columns of the former deployment time, 5 % each. */
export const deployColumns = 20;

/** How many of them are left. @param percent how much faster it is */
export const deployColumnsAfter = (percent: number) =>
  Math.max(1, Math.round((deployColumns * (100 - percent)) / 100));

/** The sheet of the cost figure: its axis starts at zero. */
const costSheet = { width: 660, height: 300, base: 268, pixelsPerPoint: 2.16 };
const costHeight = (value: number): number => costSheet.base - value * costSheet.pixelsPerPoint;

const spotOnCost = (x: number, value: number): Spot => ({
  left: percentOf(x, costSheet.width),
  top: percentOf(costHeight(value), costSheet.height),
});

/** Where the words 100, 50 and the saving stand on the cost figure. */
export const costLabels = {
  full: spotOnCost(0, 100),
  half: spotOnCost(0, 50),
  saving: spotOnCost(costSheet.width, 100),
};

/** Twelve monthly columns on an axis that starts at zero. @param percent saved at the end */
export function cost(percent: number): Drawing {
  const { width, height, base, pixelsPerPoint } = costSheet;
  const y = costHeight;
  const n = shortNumber;
  const grid = [0, 50, 100].map((value): Mark => ({ ink: 'grid-line', path: `M-6 ${n(y(value))}H${width}` }));
  const right = width - 14;
  const costs = monthlyCost(percent);
  const left = 100 - percent;
  return prisms({
    width,
    height,
    radius: 24,
    originX: 44,
    originY: base,
    isShaded: false,
    columns: costs.map((value, month): Column => ({
      at: [month * 52, 0],
      top: (value * pixelsPerPoint) / camera.heightScale,
      material: month === costs.length - 1 ? 'ember' : 'stone',
      tone: month % 3,
    })),
    under: () => grid,
    over: () => [
      {
        ink: 'dimension',
        path:
          `M${right} ${n(y(100))}V${n(y(left))}` +
          [100, left].map((v) => `M${right - 6} ${n(y(v))}h12`).join(''),
      },
    ],
  });
}

function percentOf(value: number, whole: number): number {
  return Math.round((value / whole) * 1000) / 10;
}

type StripOptions = {
  radius: number;
  /** Distance from column to column in pixels. */
  step: number;
  columnHeight: number;
  kind: (index: number) => Column['kind'];
  emberWhere: (index: number) => boolean;
};

/** A row of columns: solid is built, drawn is possible, plan is not needed any more. */
export function strip(count: number, options: StripOptions): Drawing {
  const { radius, step, columnHeight } = options;
  const height = Math.round(radius * camera.squash * 2 + columnHeight + 10);
  return prisms({
    width: Math.round(step * (count - 1) + radius * 2 + 8),
    height,
    radius,
    isShaded: false,
    originX: radius + 4,
    originY: height - radius * camera.squash - 4,
    columns: Array.from({ length: count }, (_, index): Column => {
      const material: Material = options.emberWhere(index) ? 'ember' : 'stone';
      return {
        at: [index * step, 0],
        top: columnHeight,
        tone: index % 3,
        material,
        kind: options.kind(index) ?? 'solid',
      };
    }),
  });
}

const deployStrip = { radius: 17, step: 30, columnHeight: 104 };

/** The deployment time before. */
export function deployBefore(): Drawing {
  return strip(deployColumns, { ...deployStrip, kind: () => 'solid', emberWhere: () => false });
}

/** The deployment time after, for example four of the twenty columns. @param percent how much faster it is */
export function deployAfter(percent: number): Drawing {
  const isLeft = (index: number): boolean => index < deployColumnsAfter(percent);
  return strip(deployColumns, {
    ...deployStrip,
    kind: (index) => (isLeft(index) ? 'solid' : 'plan'),
    emberWhere: isLeft,
  });
}

/** A migration over the twelve months of a year: solid is the shortest case, drawn is the spread. */
export function migration({ from, to }: { from: number; to: number }): Drawing {
  return strip(12, {
    radius: 22,
    step: 46,
    columnHeight: 34,
    kind: (month) => (month < from ? 'solid' : month < to ? 'drawn' : 'plan'),
    emberWhere: (month) => month === from - 1,
  });
}

/** Monday to Friday. */
const officeDays = 5;

/** A day of the week, Monday is 0, and an hour of it. */
export type HourOfWeek = { day: number; hour: number };

/**
 * The 168 hours of a week, one hexagon each: seven rows from Monday, 24 hours wide.
 * @param office the hours of the office on its five days, from and to in whole hours
 * @param lit the one hour that is ember
 */
export function week(
  office: { from: number; to: number },
  lit: HourOfWeek,
): { drawing: Drawing; hours: number } {
  const radius = 10;
  const lattice = new Lattice({ radius, rotation: 0, squash: 1, heightScale: 0 });
  const cell = stamp(lattice.hexagonAt([0, 0], 0.9));
  const columnStep = radius * Math.sqrt(3);
  const rowStep = radius * 2.15;
  const paths: Partial<Record<Ink, string>> = { 'hour-other': '', 'hour-office': '', 'ember-flat': '' };
  let hours = 0;
  for (let day = 0; day < 7; day++) {
    for (let hour = 0; hour < 24; hour++) {
      const isLit = day === lit.day && hour === lit.hour;
      const isOffice = day < officeDays && hour >= office.from && hour < office.to;
      const ink: Ink = isLit ? 'ember-flat' : isOffice ? 'hour-office' : 'hour-other';
      const at = [columnStep / 2 + hour * columnStep, radius + day * rowStep] as const;
      paths[ink] += cell(at);
      hours++;
    }
  }
  const marks = (['hour-other', 'hour-office', 'ember-flat'] as const)
    .map((ink) => ({ ink, path: paths[ink] ?? '' }))
    .filter(({ path }) => path !== '');
  return { drawing: { width: columnStep * 24, height: rowStep * 6 + radius * 2, marks }, hours };
}
