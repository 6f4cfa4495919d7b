/** Small one-colour signs: the mark, the glyphs of the sample clients and the key plans of the services. */
import { accentTones } from '../../shared/accent-tones.ts';
import { mark as shapes } from '../../shared/site.ts';
import type { Drawing, Mark } from '../engine/drawing.ts';
import { firstRing, Lattice } from '../engine/lattice.ts';
import { linePath, polygonPath, uprightHexagon } from '../engine/path.ts';

/** The mark as a drawing; its larger part takes the colour of the text around them. */
export function mark(): Drawing {
  const { width, height, ink, accent } = shapes;
  return {
    width,
    height,
    marks: [
      { ink: 'text', path: ink },
      { ink: 'ember-flat', path: accent },
    ],
  };
}

/** The mark for the browser's tab. It follows the dark mode of the system, because the page cannot reach it. */
export function favicon(): string {
  const style = '.a{fill:#1a1816}@media(prefers-color-scheme:dark){.a{fill:#f2eee6}}';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shapes.width} ${shapes.height}"><style>${style}</style>` +
    `<path class="a" d="${shapes.ink}"/><path fill="${accentTones().tabMark}" d="${shapes.accent}"/></svg>\n`
  );
}

/** Which cells of the seven-cell flower make the glyph of a sample client: the middle, then clockwise. */
export const glyphCells = {
  crescent: [1, 2, 3, 4, 5],
  bar: [0, 3, 6],
  trefoil: [0, 2, 4, 6],
  fan: [0, 2, 3, 4],
  hook: [1, 3, 5, 6],
  propeller: [0, 1, 3, 5],
} as const satisfies Record<string, readonly number[]>;

/** A stand-in client logo: a subset of the seven-cell flower in the colour of the text. */
export function glyph(cells: readonly number[]): Drawing {
  const size = 28;
  const lattice = new Lattice({ radius: 5.2, rotation: 0, squash: 1, originX: size / 2, originY: size / 2 });
  const path = ([[0, 0], ...firstRing] as const)
    .filter((_, index) => cells.includes(index))
    .map(([q, r]) => polygonPath(lattice.hexagonAt(lattice.screen(q, r), 0.94)))
    .join('');
  return { width: size, height: size, marks: [{ ink: 'text', path }] };
}

/**
 * A hexagon with one part in ember: side 0 to 5, clockwise from the upper right, or 6 for the middle.
 * Seven services, seven places.
 */
export function keyplan(place: number): Drawing {
  const centre = [14, 14] as const;
  const corners = uprightHexagon(centre, 11);
  const outline: Mark = { ink: 'key-outline', path: polygonPath(corners) };
  const from = corners[place];
  const to = corners[(place + 1) % 6];
  const lit: Mark =
    from && to
      ? { ink: 'key-side', path: linePath(from, to) }
      : { ink: 'ember-flat', path: polygonPath(uprightHexagon(centre, 5)) };
  return { width: 28, height: 28, marks: [outline, lit] };
}
