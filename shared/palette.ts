import { hexOf, oklchOf } from './colour.ts';
import type { ConfiguredSite } from './configured-site.ts';

/**
 * A grey of the product in the hue of the site; lightness and chroma stay, so contrast does too.
 * @param colour `#rrggbb`
 */
export function neutral({ settings: { neutralHue } }: ConfiguredSite, colour: string): string {
  return neutralHue === undefined ? colour : hexOf({ ...oklchOf(colour), h: neutralHue });
}

/**
 * The background of the page in each theme for places that style sheets do not reach: browser bars, the web app
 * manifest, icons and link previews. The same as `--bg` in src/styles/themes.css; a test compares them.
 */
export const groundColours = (site: ConfiguredSite): { light: string; dark: string } =>
  site.settings.grounds.page ?? { light: neutral(site, '#f8f6f1'), dark: neutral(site, '#131210') };
