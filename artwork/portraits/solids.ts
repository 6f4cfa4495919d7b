/** Signed distance functions of the solids that busts are made of: negative inside. */

/** A point or a direction: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

/** Length of a vector. Not `Math.hypot`, which is several times slower, and this runs some ten million times. */
export function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** Keeps a value between two bounds, 0 and 1 unless told otherwise. */
export function limit(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** How far two directions agree: 1 for the same unit direction, 0 at right angles. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The same direction with length 1. */
export function normalised([x, y, z]: Vector): Vector {
  const size = length(x, y, z) || 1;
  return [x / size, y / size, z / size];
}

/** Distance to an ellipsoid with its middle at (cx, cy, cz) and the radii (rx, ry, rz). */
export function ellipsoid(
  p: Vector,
  cx: number,
  cy: number,
  cz: number,
  rx: number,
  ry: number,
  rz: number,
): number {
  const x = p[0] - cx;
  const y = p[1] - cy;
  const z = p[2] - cz;
  const inRadii = length(x / rx, y / ry, z / rz);
  const gradient = length(x / (rx * rx), y / (ry * ry), z / (rz * rz));
  if (gradient < 1e-6) return -Math.min(rx, ry, rz);
  return (inRadii * (inRadii - 1)) / gradient;
}

/** Distance to a rod with round ends, from (ax, ay, az) to (bx, by, bz). */
export function rod(
  p: Vector,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  radius: number,
): number {
  const px = p[0] - ax;
  const py = p[1] - ay;
  const pz = p[2] - az;
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const along = limit((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
  return length(px - dx * along, py - dy * along, pz - dz * along) - radius;
}

/** Two solids as one, with a soft seam of width `seam`. */
export function join(a: number, b: number, seam: number): number {
  const blend = Math.max(seam - Math.abs(a - b), 0) / seam;
  return Math.min(a, b) - blend * blend * seam * 0.25;
}

/** What two solids have in common, with a soft edge. `common(a, -b)` takes b away from a. */
export function common(a: number, b: number, seam: number): number {
  return -join(-a, -b, seam);
}
