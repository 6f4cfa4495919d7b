/** The pictures of a person, and that of a free seat. */
import type { Drawing } from '../engine/drawing.ts';
import { stamp, uprightHexagon } from '../engine/path.ts';
import type { Portrait } from '../../content/schema/portrait.ts';
import { expose, print } from './screen-print.ts';
import type { Frame } from './screen-print.ts';

/** A finished picture. */
export type Print = ReturnType<typeof print>;

/** Hair that needs a wider frame. */
const tallHair = new Set<Portrait['hair']>(['afro', 'bun', 'turban', 'puff']);

function portraitFrame({ hair }: Portrait): Frame {
  const isTall = tallHair.has(hair);
  return { columns: 50, span: isTall ? 2.85 : 2.7, ratio: 1.2, centre: 0, headLine: isTall ? 0.52 : 0.475 };
}

/**
 * Five by six, 50 cells wide: good from 150 px up.
 * @returns the portrait on its backdrop, and the bust alone, through which the page's ground shows
 */
export function portrait(person: Portrait): { portrait: Print; bust: Print } {
  const frame = portraitFrame(person);
  const grid = expose(person, frame);
  return { portrait: print(grid, person, frame, 'backdrop'), bust: print(grid, person, frame, 'none') };
}

/** Square, 22 cells wide, for 44 px. The frame follows the turn of the head. */
export function avatar(person: Portrait): Print {
  const frame = { columns: 22, span: 2.2, ratio: 1, centre: person.yaw * 0.28, headLine: 0.5 };
  return print(expose(person, frame), person, frame, 'paper');
}

/** The person whose outline the free seat has. */
const anyone: Portrait = {
  yaw: -0.3,
  tilt: -0.04,
  light: 'left',
  skin: 0.86,
  hair: 'short',
  hairTone: 0.22,
  cloth: 0.26,
  neckline: 'crew',
  jaw: 0.6,
  stubble: 0.6,
};

/** A free seat in a group picture: a bust of empty cells. */
export function freeSeat(): Drawing {
  const frame: Frame = { columns: 30, span: 2.7, ratio: 1.2, centre: 0, headLine: 0.475 };
  const grid = expose(anyone, frame);
  const radius = 5;
  const stepX = radius * Math.sqrt(3);
  const cell = stamp(uprightHexagon([0, 0], radius * 0.86));
  const cells = grid.flatMap((samples, row) =>
    samples.map((sample, column) => {
      if (!sample) return '';
      const x = column * stepX + ((row % 2) * stepX) / 2;
      return cell([x, row * radius * 1.5]);
    }),
  );
  return {
    width: Math.round(frame.columns * stepX),
    height: Math.round(frame.columns * stepX * frame.ratio),
    marks: [{ ink: 'control-line', path: cells.join('') }],
  };
}
