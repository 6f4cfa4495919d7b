/** Hair and head coverings as distance functions, in the space of the head (`head`) or the body (`body`). */
import type { Portrait } from '../../content/schema/portrait.ts';
import { common, ellipsoid, join, limit, rod } from './solids.ts';
import type { Vector } from './solids.ts';

type Style = (head: Vector, body: Vector) => number;

/** The opening for the face, positive inside: `width` wide, up to the hairline at `top`. */
function opening(head: Vector, width: number, top: number, side = 0, depth = 1.02): number {
  const across = (head[0] - side) / width;
  const up = (head[1] - (top - depth)) / depth;
  const edge = (Math.hypot(across, up) - 1) * 0.62 + 0.012 * Math.sin(head[0] * 23 + head[1] * 5);
  return -Math.max(edge, -head[2] + 0.02);
}

/** A cap of hair around the skull: an ellipsoid with its middle at height `y` and depth `z`. */
function cap(head: Vector, rx: number, ry: number, rz: number, y: number, z: number): number {
  return ellipsoid(head, 0, y, z, rx, ry, rz);
}

/** Cuts hair below the ears; `rise` lifts the cut towards the face. */
function cutAtEars(hair: number, head: Vector, drop: number, rise: number, seam: number): number {
  return common(hair, -(head[1] + drop + rise * Math.max(0, head[2])), seam);
}

/** The fine waves that make a surface read as hair. */
function strands(head: Vector): number {
  return 0.014 * Math.sin(head[0] * 26 + 7 * head[1]) * Math.sin(head[1] * 9 + 4 * head[2]);
}

/** The relief of the folds of a turban. */
export function turbanFold(head: Vector): number {
  return Math.sin((head[1] - 0.75 * Math.abs(head[0] + 0.1)) * 24);
}

const styles = {
  short: (h) => {
    const base = common(cap(h, 0.82, 0.98, 0.92, 0.15, -0.06), opening(h, 0.66, 0.66, -0.06), 0.05);
    const raised = join(base, ellipsoid(h, -0.1, 0.86, 0.4, 0.5, 0.22, 0.4), 0.2);
    return cutAtEars(raised, h, 0.12, 0.3, 0.05) + strands(h);
  },
  crop: (h) => {
    const base = common(cap(h, 0.785, 0.955, 0.885, 0.11, -0.04), opening(h, 0.66, 0.66), 0.03);
    const curls = 0.008 * Math.sin(h[0] * 40) * Math.sin(h[1] * 40);
    return cutAtEars(base, h, 0.05, 0.25, 0.03) + curls;
  },
  recede: (h) => {
    const base = common(cap(h, 0.815, 0.965, 0.9, 0.12, -0.08), opening(h, 0.72, 0.86, 0, 0.95), 0.05);
    return cutAtEars(base, h, 0.12, 0.3, 0.05) + strands(h);
  },
  side: (h) => {
    const base = common(cap(h, 0.82, 0.98, 0.92, 0.15, -0.06), opening(h, 0.66, 0.64, 0.04), 0.05);
    const parted = join(base, rod(h, 0.34, 0.78, 0.46, -0.46, 0.6, 0.42, 0.2), 0.2);
    return cutAtEars(parted, h, 0.12, 0.3, 0.05) + strands(h);
  },
  quiff: (h) => {
    const base = common(cap(h, 0.81, 0.97, 0.92, 0.16, -0.07), opening(h, 0.66, 0.6), 0.05);
    const raised = join(base, ellipsoid(h, -0.08, 0.92, 0.42, 0.56, 0.26, 0.46), 0.2);
    return common(raised, -(h[1] + 0.1), 0.05) + strands(h);
  },
  fringe: (h) => {
    const base = common(cap(h, 0.83, 0.99, 0.94, 0.16, -0.04), opening(h, 0.68, 0.5), 0.05);
    const hem = -(h[1] - 0.36 - 0.1 * h[0] + 0.03 * Math.sin(h[0] * 16));
    const fringed = join(base, common(ellipsoid(h, 0.06, 0.62, 0.5, 0.58, 0.3, 0.42), hem, 0.04), 0.12);
    return cutAtEars(fringed, h, 0.12, 0.1, 0.05) + strands(h);
  },
  pixie: (h) => {
    const base = common(cap(h, 0.86, 1.0, 0.95, 0.16, -0.05), opening(h, 0.64, 0.58, 0.1), 0.05);
    const swept = join(base, rod(h, 0.42, 0.82, 0.42, -0.5, 0.42, 0.56, 0.17), 0.16);
    const texture = 0.012 * Math.sin(h[0] * 15 + h[1] * 11);
    return cutAtEars(swept, h, 0.2, 0.12, 0.05) + texture + strands(h);
  },
  bob: (h) => {
    const base = join(
      cap(h, 0.93, 1.02, 1, 0.16, -0.08),
      ellipsoid(h, 0, -0.25, -0.2, 0.98, 0.78, 0.78),
      0.15,
    );
    const open = common(base, opening(h, 0.66, 0.62, 0.03), 0.06);
    return common(open, -(h[1] + 0.66), 0.06) + strands(h);
  },
  lob: (h) => {
    const base = join(
      cap(h, 0.9, 1.02, 0.98, 0.15, -0.07),
      ellipsoid(h, 0, -0.45, -0.22, 0.92, 0.95, 0.72),
      0.15,
    );
    const open = common(base, opening(h, 0.62, 0.72, 0.12), 0.06);
    return common(open, -(h[1] + 0.98 + 0.1 * h[0]), 0.06) + strands(h);
  },
  long: (h, b) => {
    const fall = common(ellipsoid(b, 0, -0.75, -0.35, 1.04, 1.35, 0.72), b[2] - 0.36, 0.12);
    const base = join(cap(h, 0.93, 1.03, 1, 0.17, -0.08), fall, 0.2);
    return common(base, opening(h, 0.56, 0.64, -0.1), 0.06) + strands(h);
  },
  wavy: (h, b) => {
    const fall = common(ellipsoid(b, 0, -0.7, -0.3, 1.02, 1.15, 0.74), b[2] - 0.42, 0.12);
    const base = join(cap(h, 0.92, 1.02, 0.98, 0.17, -0.08), fall, 0.2);
    const across = Math.abs(b[0]);
    const waves = 0.028 * Math.sin(b[1] * 8 + 2 * across) * limit((across - 0.5) * 4);
    return common(base, opening(h, 0.64, 0.68, 0.1), 0.06) + waves + strands(h);
  },
  afro: (h) => {
    const base = common(ellipsoid(h, 0, 0.34, -0.16, 1.12, 1.0, 1.02), opening(h, 0.62, 0.64), 0.08);
    return base + 0.03 * Math.sin(h[0] * 19) * Math.sin(h[1] * 19) * Math.sin(h[2] * 19);
  },
  bun: (h) => {
    const base = common(cap(h, 0.82, 0.98, 0.94, 0.14, -0.07), opening(h, 0.64, 0.68), 0.05);
    return join(base, ellipsoid(h, 0, 1.1, -0.4, 0.34, 0.32, 0.34), 0.08) + strands(h);
  },
  puff: (h) => {
    const base = common(cap(h, 0.79, 0.96, 0.9, 0.12, -0.05), opening(h, 0.66, 0.7), 0.04);
    const raised = join(base, ellipsoid(h, 0, 1.16, -0.28, 0.62, 0.5, 0.56), 0.06);
    return raised + 0.03 * Math.sin(h[0] * 17) * Math.sin(h[1] * 17) * limit((h[1] - 0.7) * 3);
  },
  scarf: (h, b) => {
    const shoulders = join(
      ellipsoid(b, 0, -0.9, -0.08, 0.72, 0.7, 0.66),
      ellipsoid(b, 0, -1.42, -0.05, 1.0, 0.5, 0.66),
      0.3,
    );
    const base = join(cap(h, 0.88, 1.04, 0.98, 0.14, -0.06), shoulders, 0.3);
    const folds = 0.02 * Math.sin(h[1] * 7 + Math.abs(h[0]) * 9 + h[0] * 3);
    return common(base, opening(h, 0.58, 0.62, 0, 0.78), 0.05) + folds;
  },
  turban: (h) => {
    const base = join(
      ellipsoid(h, 0, 0.62, -0.12, 1.0, 0.76, 1.02),
      ellipsoid(h, 0, 0.2, -0.3, 0.9, 0.6, 0.8),
      0.2,
    );
    const hem = -(h[1] - 0.46 + 0.42 * Math.abs(h[0]) + (h[2] < 0.1 ? 0.3 : 0));
    return common(base, hem, 0.05) + 0.012 * turbanFold(h);
  },
} satisfies Record<Exclude<Portrait['hair'], 'bald'>, Style>;

/** Distance to the hair; far away for a bald head. */
export function hairDistance(style: Portrait['hair'], head: Vector, body: Vector): number {
  return style === 'bald' ? 9 : styles[style](head, body);
}
