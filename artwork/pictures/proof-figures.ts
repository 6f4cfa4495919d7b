/**
 * The claims of the specification (SPEC.md section 1), drawn to scale. Geometry is SVG and words are HTML, so
 * labels keep their size on a phone: where they belong comes with each figure, in per cent.
 */
import type { Drawing, Mark } from '../engine/drawing.ts';
import type { Ink, Material } from '../engine/inks.ts';
import { camera, Lattice } from '../engine/lattice.ts';
import { shortNumber, stamp } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import type { Spot } from '../picture.ts';

/** Cost of running the same estate over twelve months, index 100 to 70. Illustrative, and captioned so. */
export const monthlyCost: readonly number[] = [100, 99, 98, 95, 92, 88, 84, 81, 78, 75, 72, 70];

/** Deployments that used to take 100 parts of time, and the part they take now. */
export const deployment = { columns: 20, after: 4 } as const;

/** Office hours: Monday to Friday from 9 to 18. The one lit hour is Saturday, 3 in the morning. */
const office = { days: 5, from: 9, to: 18 };
const litHour = { day: 5, hour: 3 };

/** Twelve monthly columns on an axis that starts at zero, and where the axis labels stand. */
export function cost(): { drawing: Drawing; labels: { full: Spot; half: Spot; saving: Spot } } {
  const width = 660;
  const height = 300;
  const base = 268;
  const pixelsPerPoint = 2.16;
  const y = (value: number): number => base - value * pixelsPerPoint;
  const n = shortNumber;
  const grid = [0, 50, 100].map((value): Mark => ({ ink: 'grid-line', path: `M-6 ${n(y(value))}H${width}` }));
  const right = width - 14;
  const drawing = prisms({
    width,
    height,
    radius: 24,
    originX: 44,
    originY: base,
    isShaded: false,
    columns: monthlyCost.map((value, month): Column => ({
      at: [month * 52, 0],
      top: (value * pixelsPerPoint) / camera.heightScale,
      material: month === monthlyCost.length - 1 ? 'ember' : 'stone',
      tone: month % 3,
    })),
    under: () => grid,
    over: () => [
      {
        ink: 'dimension',
        path:
          `M${right} ${n(y(100))}V${n(y(70))}` + [100, 70].map((v) => `M${right - 6} ${n(y(v))}h12`).join(''),
      },
    ],
  });
  const spot = (x: number, value: number): Spot => ({
    left: percent(x, width),
    top: percent(y(value), height),
  });
  return { drawing, labels: { full: spot(0, 100), half: spot(0, 50), saving: spot(width, 100) } };
}

function percent(value: number, whole: number): number {
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

/** A release before: twenty columns of time. */
export function deployBefore(): Drawing {
  return strip(deployment.columns, { ...deployStrip, kind: () => 'solid', emberWhere: () => false });
}

/** The same release after: four of the twenty. */
export function deployAfter(): Drawing {
  const isLeft = (index: number): boolean => index < deployment.after;
  return strip(deployment.columns, {
    ...deployStrip,
    kind: (index) => (isLeft(index) ? 'solid' : 'plan'),
    emberWhere: isLeft,
  });
}

/** A migration over the twelve months of a year: solid is the shortest case, drawn is the spread. */
function migration(shortestMonths: number, longestMonths: number): Drawing {
  return strip(12, {
    radius: 22,
    step: 46,
    columnHeight: 34,
    kind: (month) => (month < shortestMonths ? 'solid' : month < longestMonths ? 'drawn' : 'plan'),
    emberWhere: (month) => month === shortestMonths - 1,
  });
}

/** Small and medium estates: two to four months. */
export function migrateSmall(): Drawing {
  return migration(2, 4);
}

/** Enterprise estates: six to twelve months. */
export function migrateEnterprise(): Drawing {
  return migration(6, 12);
}

/** The 168 hours of a week, one hexagon each: seven rows from Monday, 24 hours wide. */
export function week(): { drawing: Drawing; hours: number } {
  const radius = 10;
  const lattice = new Lattice({ radius, rotation: 0, squash: 1, heightScale: 0 });
  const cell = stamp(lattice.hexagonAt([0, 0], 0.9));
  const columnStep = radius * Math.sqrt(3);
  const rowStep = radius * 2.15;
  const paths: Partial<Record<Ink, string>> = { 'hour-other': '', 'hour-office': '', 'ember-flat': '' };
  let hours = 0;
  for (let day = 0; day < 7; day++) {
    for (let hour = 0; hour < 24; hour++) {
      const isLit = day === litHour.day && hour === litHour.hour;
      const isOffice = day < office.days && hour >= office.from && hour < office.to;
      const ink: Ink = isLit ? 'ember-flat' : isOffice ? 'hour-office' : 'hour-other';
      const at = [columnStep / 2 + hour * columnStep, radius + day * rowStep] as const;
      paths[ink] += cell(at);
      hours++;
    }
  }
  const marks = (['hour-other', 'hour-office', 'ember-flat'] as const).map((ink): Mark => ({
    ink,
    path: paths[ink] ?? '',
  }));
  return { drawing: { width: columnStep * 24, height: rowStep * 6 + radius * 2, marks }, hours };
}
