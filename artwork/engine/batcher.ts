/** Joins faces of one ink into one path, wherever painter's order allows it: the same picture, far fewer nodes. */
import type { Mark } from './drawing.ts';
import type { Ink } from './inks.ts';
import type { Point } from './path.ts';

type Polygon = readonly Point[];
type Box = { left: number; top: number; right: number; bottom: number };
type Element = { box: Box; polygons: readonly Polygon[] };
type Batch = { ink: Ink; path: string; elements: Element[] };

/** Polygons this close, in pixels, count as touching and not as overlapping: neighbours share their edges. */
const touchTolerance = 0.35;

function boxAround(polygons: readonly Polygon[]): Box {
  const points = polygons.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** How far a polygon reaches along a direction. */
function extent(polygon: Polygon, dx: number, dy: number): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const [x, y] of polygon) {
    const along = x * dx + y * dy;
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return [low, high];
}

/** Whether a straight edge of `a` divides the two convex polygons (separating axis test, one half). */
function isDividedByEdgeOf(a: Polygon, b: Polygon): boolean {
  return a.some(([x1, y1], index) => {
    const next = a[(index + 1) % a.length];
    if (!next) return false;
    const normalX = next[1] - y1;
    const normalY = x1 - next[0];
    const length = Math.hypot(normalX, normalY);
    if (length < 0.01) return false;
    const [lowA, highA] = extent(a, normalX / length, normalY / length);
    const [lowB, highB] = extent(b, normalX / length, normalY / length);
    return highA < lowB + touchTolerance || highB < lowA + touchTolerance;
  });
}

function overlap(a: Element, b: Element): boolean {
  const boxesMeet =
    a.box.left < b.box.right &&
    a.box.right > b.box.left &&
    a.box.top < b.box.bottom &&
    a.box.bottom > b.box.top;
  if (!boxesMeet) return false;
  return a.polygons.some((p) => b.polygons.some((q) => !isDividedByEdgeOf(p, q) && !isDividedByEdgeOf(q, p)));
}

/**
 * Collects faces in painter's order. A face joins an earlier path of its ink only if it overlaps nothing that was
 * painted since, so what is seen does not change. Hero: 361 columns, 349 paths.
 */
export class Batcher {
  #batches: Batch[] = [];

  /** Paints `path`; `polygons` are the convex areas it covers. */
  add(ink: Ink, path: string, polygons: readonly Polygon[]): void {
    const element: Element = { box: boxAround(polygons), polygons };
    let target: Batch | undefined;
    for (const batch of this.#batches.toReversed()) {
      const isCovered = batch.elements.some((earlier) => overlap(earlier, element));
      if (!isCovered && batch.ink === ink) target = batch;
      if (isCovered) break;
    }
    if (!target) {
      target = { ink, path: '', elements: [] };
      this.#batches.push(target);
    }
    target.path += path;
    target.elements.push(element);
  }

  /** Returns what was painted, in order, and empties the batcher. */
  flush(): Mark[] {
    const shapes = this.#batches.map(({ ink, path }) => ({ ink, path }));
    this.#batches = [];
    return shapes;
  }
}
