import { hexOf, oklchOf } from './colour.ts';
import type { ConfiguredSite } from './configured-site.ts';

/** Greys below this lightness are dark grounds, dark text and the bars of figures. */
const darkBelow = 0.42;
/** The least chroma of dark greys in a cool hue: with less they look black beside a blue accent. */
const coolDarkChroma = 0.02;

const isCool = (hue: number): boolean => hue > 150 && hue < 330;

/**
 * A grey of the product in the hue of the site. Lightness stays, so contrast does too.
 * @param colour `#rrggbb`
 */
export function neutral({ settings }: ConfiguredSite, colour: string): string {
  const { hue } = settings.grounds;
  if (hue === undefined) return colour;
  const grey = oklchOf(colour);
  const leastChroma = grey.l < darkBelow && isCool(hue) ? coolDarkChroma : 0;
  return hexOf({ ...grey, c: Math.max(grey.c, leastChroma), h: hue });
}

/**
 * The background of the page in each theme for places that style sheets do not reach: browser bars, the web app
 * manifest, icons and link previews. The same as `--bg` in src/styles/themes.css; a test compares them.
 */
export const groundColours = (site: ConfiguredSite): { light: string; dark: string } =>
  site.settings.grounds.page ?? { light: neutral(site, '#f8f6f1'), dark: neutral(site, '#131210') };
