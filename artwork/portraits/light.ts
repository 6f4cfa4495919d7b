/** Looks at a bust through one point of the picture and says how bright it is there. */
import { nearestSurface } from './bust.ts';
import type { Sitter, Surface } from './bust.ts';
import { reflectance } from './complexion.ts';
import { dot, limit, normalised } from './solids.ts';
import type { Vector } from './solids.ts';

/** Brightness 0 to 1, and how much of the light from behind catches the edge here. */
export type Sample = { brightness: number; edgeLight: number };

const nearPlane = 2.2;
const farthest = 4.2;

/** Marches a ray into the picture at (x, y). `null` where nobody is there. */
export function look(x: number, y: number, sitter: Sitter): Sample | null {
  let travelled = 0;
  let hit: Surface | null = null;
  let point: Vector = [x, y, 0];
  for (let step = 0; step < 220; step++) {
    point = [x, y, nearPlane - travelled];
    const surface = nearestSurface(point, sitter);
    if (surface.distance < 0.005) {
      hit = surface;
      break;
    }
    // Distances of stretched solids are estimates, so the step stays shorter than they say.
    travelled += Math.max(0.012, surface.distance * 0.62);
    if (travelled > farthest) break;
  }
  return hit && lit(point, hit, sitter);
}

function lit(point: Vector, surface: Surface, sitter: Sitter): Sample {
  const { substance } = surface;
  const distance = (x: number, y: number, z: number): number =>
    nearestSurface([point[0] + x, point[1] + y, point[2] + z], sitter).distance;
  const e = 0.012;
  const normal = normalised([
    distance(e, 0, 0) - distance(-e, 0, 0),
    distance(0, e, 0) - distance(0, -e, 0),
    distance(0, 0, e) - distance(0, 0, -e),
  ]);
  const light = normalised(sitter.light);
  const facing = Math.max(0, dot(normal, light));
  const open = facing > 0 ? openness(light, distance) : 1;
  const diffuse = facing * (0.1 + 0.9 * limit(open));

  const behind = normalised([-light[0] * 1.2, 0.25, -0.15]);
  const edgeLight = Math.pow(1 - Math.max(0, normal[2]), 2.2) * Math.max(0, dot(normal, behind));
  const isHair = substance === 'hair';
  const halfway = normalised([light[0], light[1], light[2] + 1]);
  const shine =
    Math.pow(Math.max(0, dot(normal, halfway)), isHair ? 10 : 24) * (isHair ? 0.28 : 0.16) * limit(open);

  const tone = reflectance(point, surface, sitter);
  const exposure = sitter.skin < 0.6 ? 1.3 : 1.15;
  const brightness = Math.min(1, tone * (0.1 + exposure * diffuse) + shine + edgeLight * 0.12);
  return { brightness, edgeLight: edgeLight * (substance === 'cloth' ? 0.8 : 1) };
}

/** How freely the light reaches a point, 1 or more in the open, near 0 in shadow. */
function openness(light: Vector, distance: (x: number, y: number, z: number) => number): number {
  let open = 1;
  let along = 0.06;
  for (let step = 0; step < 22; step++) {
    const gap = distance(light[0] * along, light[1] * along, light[2] * along);
    open = Math.min(open, (9 * gap) / along);
    if (open < 0.02) break;
    along += Math.max(0.03, gap);
    if (along > 2.6) break;
  }
  return open;
}
