/** A cooling field seen from above, with heat showing between the stones. Only for the dark banners. */
import { accentTones } from '../../shared/accent-tones.ts';
import { accent } from '../../shared/site.ts';
import { Lattice } from '../engine/lattice.ts';
import { clamp, hash } from '../engine/noise.ts';
import { polygonPath } from '../engine/path.ts';

const width = 1440;
const height = 520;
const stones = ['#1d1b19', '#22201d', '#191715'];
const heat = { x: 1150, y: 250, radius: 470 };

/** The picture as a whole SVG file: its colours never change, and its gradient would not survive a `<use>`. */
export function joints(): { svg: string; width: number; height: number } {
  const radius = 36;
  const lattice = new Lattice({ radius, squash: 1, heightScale: 0 });
  const reach = Math.ceil(width / radius);
  const paths = stones.map(() => '');
  for (let q = -reach; q <= reach; q++) {
    for (let r = -reach; r <= reach; r++) {
      const [x, y] = lattice.screen(q, r);
      if (x < -radius || x > width + radius || y < -radius || y > height + radius) continue;
      const fromHeat = Math.hypot(x - heat.x, (y - heat.y) * 1.25) / heat.radius;
      const glow = clamp(1 - fromHeat + (hash(q, r, 6) - 0.5) * 0.3);
      const stone = Math.floor(hash(q, r, 9) * stones.length);
      paths[stone] += polygonPath(lattice.hexagonAt([x, y], 1 - 0.2 * Math.pow(glow, 1.6) - 0.012));
    }
  }
  const stops = [
    [0, accentTones().heat],
    [0.45, accent.light],
    [1, accentTones().cooledHeat],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const gradient =
    `<radialGradient id="heat" gradientUnits="userSpaceOnUse" cx="${heat.x}" cy="${heat.y}" r="${heat.radius}">` +
    `${stops.join('')}</radialGradient>`;
  const cells = stones.map((colour, index) => `<path fill="${colour}" d="${paths[index]}"/>`).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice">` +
    `<defs>${gradient}</defs><path fill="url(#heat)" d="M0 0h${width}v${height}H0z"/>${cells}</svg>`;
  return { svg, width, height };
}
