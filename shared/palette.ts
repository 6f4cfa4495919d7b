import { hexOf, oklchOf } from './colour.ts';
import { grounds, neutralHue } from './site.ts';

/**
 * A grey of the product in the hue of the site; lightness and chroma stay, so contrast does too.
 * @param colour `#rrggbb`
 */
export function neutral(colour: string): string {
  return neutralHue === undefined ? colour : hexOf({ ...oklchOf(colour), h: neutralHue });
}

/**
 * The background of the page in each theme for places that style sheets do not reach: browser bars, the web app
 * manifest, icons and link previews. The same as `--bg` in src/styles/themes.css; a test compares them.
 */
export const groundColours = grounds.page ?? { light: neutral('#f8f6f1'), dark: neutral('#131210') };
