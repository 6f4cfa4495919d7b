/** Distances on the plane. */
import { clamp } from './noise.ts';
import type { Point } from './path.ts';

/** Distance from a point to the line between two others. */
export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / lengthSquared);
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
