/** Drawings to SVG files that are shown through `<use href="file#id">`. */
import type { Drawing, Mark } from '../engine/drawing.ts';
import { inkAttributes } from '../engine/inks.ts';
import { shortNumber } from '../engine/path.ts';

/** The stroke of all shapes of a picture: `hot joints` are wider, emblems have none. */
export type Outlining = 'joints' | 'hot joints' | 'none';

const groupAttributes: Record<Outlining, string> = {
  joints: ' stroke="var(--a-joint)" stroke-width=".6" stroke-linejoin="round"',
  'hot joints': ' stroke="var(--a-joint)" stroke-width="1.1" stroke-linejoin="round"',
  none: ' stroke-linejoin="round"',
};

/**
 * One mark as an SVG element.
 * @throws when its ink does not exist.
 */
export function markElement(mark: Mark): string {
  return `<path ${inkAttributes(mark.ink)} d="${mark.path}"/>`;
}

/**
 * A whole file: one `<g>` for each id.
 * @param parts drawings that are also shown together, in order, as `#a`
 */
export function spriteFile(
  groups: Record<string, readonly Mark[]>,
  outlining: Outlining = 'joints',
  parts: Record<string, readonly Mark[]> = {},
): string {
  const elements = (drawings: Record<string, readonly Mark[]>): string =>
    Object.entries(drawings)
      .map(
        ([id, marks]) => `<g id="${id}"${groupAttributes[outlining]}>${marks.map(markElement).join('')}</g>`,
      )
      .join('');
  const whole = Object.keys(parts).length > 0 ? `<g id="a">${elements(parts)}</g>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg">${whole}${elements(groups)}</svg>\n`;
}

/** The whole sheet of a drawing as a `viewBox`. */
export function sheetOf({ width, height }: Drawing): string {
  return `0 0 ${shortNumber(width)} ${shortNumber(height)}`;
}
