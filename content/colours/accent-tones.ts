import type { Oklch } from 'culori';
import { hexOf, oklchOf, type Colour, type Theme } from './colour.ts';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';

/** What is derived from the accent. Why these recipes: docs/decisions/007-one-accent-two-values.md. */

/**
 * How a tone is derived from one of the two values. `lighter` is a difference to the accent's lightness; `lightness` is
 * absolute, for drawings and for text, whose light and contrast must not depend on the accent.
 */
type Recipe = {
  from: Theme;
  /** Factor on the accent's chroma. */
  chroma: number;
  /** Degrees added to the accent's hue. */
  turn: number;
} & ({ lighter: number } | { lightness: number });

const recipes = {
  /** A hovered button, and the side of a button. */
  hoverLight: { from: 'light', lighter: -0.0818, chroma: 0.8422, turn: 0.11 },
  hoverBright: { from: 'light', lighter: 0.05, chroma: 0.8, turn: 0 },
  hoverDark: { from: 'dark', lighter: 0.0798, chroma: 0.7786, turn: 4.58 },
  sideLight: { from: 'light', lighter: -0.1552, chroma: 0.7096, turn: -1.34 },
  sideDark: { from: 'dark', lighter: -0.2647, chroma: 0.7943, turn: -1.65 },
  /** Text on the accent in the dark theme, and on a bright accent in the light theme, where it is else white. */
  onBright: { from: 'light', lightness: 0.1755, chroma: 0.1711, turn: 4.96 },
  onDark: { from: 'dark', lightness: 0.1755, chroma: 0.1711, turn: 4.96 },
  /** Backgrounds with a tint of the accent. */
  washLight: { from: 'light', lightness: 0.9566, chroma: 0.1221, turn: 18.95 },
  washDark: { from: 'dark', lightness: 0.2308, chroma: 0.2091, turn: -0.99 },
  /** The faces of a glowing column and its joints. */
  columnTop: { from: 'light', lightness: 0.6629, chroma: 1.1034, turn: 0.8 },
  columnLeft: { from: 'light', lightness: 0.5659, chroma: 1.0049, turn: 0.26 },
  columnFront: { from: 'light', lightness: 0.4727, chroma: 0.8616, turn: -0.39 },
  columnRight: { from: 'light', lightness: 0.3691, chroma: 0.6584, turn: -0.27 },
  columnJoint: { from: 'light', lightness: 0.3278, chroma: 0.5792, turn: -0.25 },
  /** The cap of the mark in a browser's tab, light or dark. */
  tabMark: { from: 'light', lightness: 0.6276, chroma: 1.1061, turn: 0.03 },
} as const satisfies Record<string, Recipe>;

export type AccentTone = keyof typeof recipes;

function baseOf(source: Colour, from: Theme): Oklch {
  const value = source[from];
  if (!/^#[\da-f]{6}$/i.test(value))
    throw new RangeError(`site.yaml: accent.${from}: “${value}” must be a colour, such as #1a6b75`);
  return oklchOf(value);
}

/**
 * All tones as `#rrggbb`.
 * @throws RangeError naming file and field when one of the two values is not a colour
 */
export function tonesOf(source: Colour): Record<AccentTone, string> {
  const tone = (recipe: Recipe): string => {
    const { mode, l, c, h = 0 } = baseOf(source, recipe.from);
    return hexOf({
      mode,
      l: 'lightness' in recipe ? recipe.lightness : l + recipe.lighter,
      c: c * recipe.chroma,
      h: h + recipe.turn,
    });
  };
  const names = Object.keys(recipes) as AccentTone[];
  return Object.fromEntries(names.map((name) => [name, tone(recipes[name])])) as Record<AccentTone, string>;
}

/** The tones of a site. @throws RangeError as `tonesOf` */
export const accentTones = ({ settings }: ConfiguredSite): Record<AccentTone, string> =>
  tonesOf(settings.accent);
