/** The bust as one distance function: head, neck, shoulders with their clothes, and hair. */
import type { Portrait } from '../../content/schema/portrait.ts';
import { hairDistance } from './hair.ts';
import { common, ellipsoid, join, length, rod } from './solids.ts';
import type { Vector } from './solids.ts';

/** What a point of the surface is made of. */
export type Substance = 'skin' | 'cloth' | 'hair' | 'scarf';

/** The nearest surface: how far, of what, and the same point in the space of the turned head. */
export type Surface = { distance: number; substance: Substance; head: Vector };

/** Directions towards the light. */
const lights: Record<Portrait['light'], Vector> = { left: [-0.62, 0.5, 0.74], right: [0.64, 0.48, 0.72] };

/** A person with the sines and cosines of their pose, which are needed some ten million times. */
export type Sitter = Omit<Portrait, 'light'> & {
  light: Vector;
  yawCos: number;
  yawSin: number;
  tiltCos: number;
  tiltSin: number;
};

/** Computes the pose of a person. */
export function seat(person: Portrait): Sitter {
  return {
    ...person,
    light: lights[person.light],
    yawCos: Math.cos(person.yaw),
    yawSin: Math.sin(person.yaw),
    tiltCos: Math.cos(person.tilt),
    tiltSin: Math.sin(person.tilt),
  };
}

/** The nearest surface of a sitter from a point in the space of the body. */
export function nearestSurface(body: Vector, sitter: Sitter): Surface {
  const { yawCos, yawSin, tiltCos, tiltSin } = sitter;
  const x = yawCos * body[0] - yawSin * body[2];
  const z = yawSin * body[0] + yawCos * body[2];
  const head: Vector = [tiltCos * x - tiltSin * body[1], tiltSin * x + tiltCos * body[1], z];

  let distance = headDistance(head, sitter);
  let substance: Substance = 'skin';
  const isBroad = sitter.jaw > 0.57;
  const neck = rod(body, 0, -0.6, -0.12, 0, -1.6, -0.2, isBroad ? 0.39 : 0.33);
  distance = join(distance, neck, 0.2);
  if (sitter.neckline === 'turtle') {
    const collar = join(rod(body, 0, -1.12, -0.12, 0, -1.6, -0.2, 0.43), neck + 0.05, 0.05);
    if (collar < distance) {
      distance = collar;
      substance = 'cloth';
    }
  }
  const cloth = clothDistance(body, sitter, isBroad);
  if (cloth < distance) {
    distance = cloth;
    substance = 'cloth';
  }
  const hair = hairDistance(sitter.hair, head, body);
  if (hair < distance) {
    distance = hair;
    substance = sitter.hair === 'scarf' || sitter.hair === 'turban' ? 'scarf' : 'hair';
  }
  return { distance, substance, head };
}

function headDistance(head: Vector, { jaw, width = 1, nose = 1, lips = 1, hasLongBeard }: Sitter): number {
  const fromMiddle = length(head[0], head[1], head[2]);
  // Far from the head a rough answer is enough, and much cheaper.
  if (fromMiddle > 1.9) return fromMiddle - 1.5;

  let d = ellipsoid(head, 0, 0.08, 0, 0.75 * width, 0.95, 0.86); // skull
  d = join(d, ellipsoid(head, 0, -0.46, 0.14, jaw * width, 0.52, 0.62), 0.3);
  d = join(d, ellipsoid(head, 0, -0.82, 0.42, 0.21, 0.15, 0.2), 0.25); // chin
  for (const s of [-1, 1]) d = join(d, ellipsoid(head, s * 0.42, -0.14, 0.55, 0.17, 0.13, 0.16), 0.22); // cheeks
  d = join(d, rod(head, 0, 0.14, 0.79, 0, -0.2, 0.97, 0.078 * nose), 0.16);
  d = join(d, ellipsoid(head, 0, -0.25, 0.91, 0.165 * nose, 0.085, 0.12), 0.08);
  d = join(d, ellipsoid(head, 0, 0.25, 0.72, 0.52, 0.09, 0.14), 0.14); // brow
  for (const s of [-1, 1]) {
    d = common(d, -ellipsoid(head, s * 0.3, 0.06, 0.94, 0.2, 0.13, 0.16), 0.14); // eye sockets
    d = join(d, ellipsoid(head, s * 0.3, 0.05, 0.7, 0.13, 0.1, 0.12), 0.03); // eyes
    d = join(d, ellipsoid(head, s * 0.78 * width, -0.02, -0.05, 0.09, 0.2, 0.14), 0.08); // ears
  }
  d = join(d, ellipsoid(head, 0, -0.49, 0.765, 0.22, 0.05 * lips, 0.1), 0.05);
  d = join(d, ellipsoid(head, 0, -0.58, 0.755, 0.18, 0.062 * lips, 0.1), 0.05);
  d = common(d, -ellipsoid(head, 0, -0.7, 0.92, 0.2, 0.06, 0.1), 0.1); // hollow under the lip
  if (hasLongBeard) {
    const mouth = -ellipsoid(head, 0, -0.53, 0.95, 0.2, 0.07, 0.3);
    const beard = common(ellipsoid(head, 0, -0.8, 0.3, 0.5, 0.55, 0.5), mouth, 0.05);
    d = join(d, beard + 0.012 * Math.sin(head[0] * 30) * Math.sin(head[1] * 9), 0.1);
  }
  return d;
}

function clothDistance(body: Vector, { neckline }: Sitter, isBroad: boolean): number {
  const shoulders = join(
    ellipsoid(body, 0, -2.15, -0.15, isBroad ? 1.68 : 1.5, 0.72, 0.62),
    ellipsoid(body, 0, -1.75, -0.2, 0.85, 0.4, 0.5),
    0.5,
  );
  switch (neckline) {
    case 'v':
      return shoulders;
    case 'hood': {
      const inside = -ellipsoid(body, 0, -1.18, 0.12, 0.46, 0.44, 0.6);
      return join(shoulders, common(ellipsoid(body, 0, -1.42, -0.3, 0.78, 0.4, 0.62), inside, 0.08), 0.12);
    }
    case 'blazer':
    case 'shirt': {
      let cloth = shoulders;
      for (const s of [-1, 1]) {
        const lapel = rod(body, s * 0.36, -1.22, -0.1, s * 0.1, -1.62, 0.3, 0.1);
        const inside = -ellipsoid(body, 0, -1.1, 0.1, 0.36, 0.5, 0.5);
        cloth = join(cloth, common(lapel, inside, 0.04), 0.05);
      }
      return cloth;
    }
    default: {
      const inside = -ellipsoid(body, 0, -1.2, 0.1, 0.42, 0.3, 0.5);
      return join(shoulders, common(ellipsoid(body, 0, -1.42, -0.12, 0.5, 0.24, 0.5), inside, 0.05), 0.1);
    }
  }
}
