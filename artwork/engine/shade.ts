/** Contact shade: a tall face is darker toward the joint below. Two flat steps, because a gradient does not
 * survive an external `<use>`. */
import type { Ink } from './inks.ts';
import type { Point } from './path.ts';

/** A face from top edge to bottom edge: two upper corners, then the two lower ones. */
export type Side = readonly [Point, Point, Point, Point];

/** A step of the shade: an ink on the lowest `share` of the face. */
export type ShadeStep = { ink: Ink; share: number };

/** The shade of every picture that is not data. */
export const contactShade: readonly ShadeStep[] = [
  { ink: 'shade-upper', share: 0.7 },
  { ink: 'shade-lower', share: 0.36 },
];

/** The lowest `share` of a face. */
export function lowerPart([topA, topB, bottomB, bottomA]: Side, share: number): Side {
  const between = (top: Point, bottom: Point): Point => [top[0], bottom[1] + (top[1] - bottom[1]) * share];
  return [between(topA, bottomA), between(topB, bottomB), bottomB, bottomA];
}
