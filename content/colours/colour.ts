import { clampChroma, converter, formatHex, parseHex, wcagContrast, type Oklch, type Rgb } from 'culori';

/**
 * Colours as numbers, for what is derived from the accent and for the contrast that the build checks; the
 * values themselves are in palette.ts. For build and tests alone: no script of a page may import this file,
 * which brings culori along.
 */

export type Theme = 'light' | 'dark';

/** A colour in both themes: `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export type Colour = Readonly<Record<Theme, string>>;

const toOklch = converter('oklch');

function rgbOf(text: string): Rgb {
  const colour = /^#([\da-f]{3}|[\da-f]{6})$/i.test(text) ? parseHex(text) : undefined;
  if (!colour) throw new RangeError(`“${text}” must be a colour, such as #1a6b75`);
  return colour;
}

/**
 * How light a colour looks (`l`, 0 to 1), how colourful it is (`c`, 0 to about 0.37) and its hue (`h`,
 * degrees; none for a grey).
 * @throws RangeError for anything but `#rrggbb` and `#rgb`
 */
export const oklchOf = (colour: string): Oklch => toOklch(rgbOf(colour));

/** As `#rrggbb`. A colour that no screen of the web shows keeps lightness and hue and loses chroma. */
export function hexOf(colour: Oklch): string {
  return formatHex(clampChroma({ ...colour, l: Math.min(1, Math.max(0, colour.l)) }, 'oklch'));
}

/** Contrast of two opaque colours as WCAG 2.2 defines it, 1 to 21. @throws RangeError as `oklchOf` */
export const contrastOf = (one: string, other: string): number => wcagContrast(rgbOf(one), rgbOf(other));
