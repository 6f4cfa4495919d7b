/** The mark as the icons that browsers, home screens and search results ask for. */
import { Resvg } from '@resvg/resvg-js';
import { paletteOf } from '#content/colours/palette.ts';
import { accentTones } from '#content/colours/accent-tones.ts';
import type { Site } from '#content/load-site.ts';
import type { ImageOutput } from './output.ts';

/**
 * The mark on a tile of dark ground, so that it is seen on any background.
 * @param sizePx side of the tile
 * @param share how much of the side the mark takes, in its longer direction; 0.6 keeps it inside any mask a
 * system may cut
 */
function tile(site: Site, sizePx: number, share: number): Buffer {
  const { mark, settings } = site;
  const scale = (sizePx * share) / Math.max(mark.width, mark.height);
  const left = (sizePx - mark.width * scale) / 2;
  const top = (sizePx - mark.height * scale) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">` +
    `<path fill="${paletteOf(site)['--bg'].dark}" d="M0 0h${sizePx}v${sizePx}H0z"/>` +
    `<g transform="translate(${left} ${top}) scale(${scale})">` +
    `<path fill="${paletteOf(site)['--ink'].dark}" d="${mark.ink}"/><path fill="${settings.accent.dark}" d="${mark.accent}"/></g></svg>`;
  return new Resvg(svg).render().asPng();
}

/** One PNG in the frame of an .ico file: a header of 6 bytes, one entry of 16, the picture. */
function ico(png: Buffer, sizePx: number): Buffer {
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2);
  frame.writeUInt16LE(1, 4);
  frame.writeUInt8(sizePx, 6);
  frame.writeUInt8(sizePx, 7);
  frame.writeUInt16LE(1, 10);
  frame.writeUInt16LE(32, 12);
  frame.writeUInt32LE(png.length, 14);
  frame.writeUInt32LE(frame.length, 18);
  return Buffer.concat([frame, png]);
}

/** The icon of the browser's tab. It follows the dark mode of the system, because the page cannot reach it. */
function favicon(site: Site): string {
  const { mark } = site;
  const ink = paletteOf(site)['--ink'];
  const style = `.a{fill:${ink.light}}@media(prefers-color-scheme:dark){.a{fill:${ink.dark}}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.width} ${mark.height}"><style>${style}</style>` +
    `<path class="a" d="${mark.ink}"/><path fill="${accentTones(site).tabMark}" d="${mark.accent}"/></svg>\n`
  );
}

/**
 * Writes the icons: for tabs (SVG that follows dark mode, .ico for clients that request nothing else) and home
 * screens.
 */
export function publishSiteIcons(site: Site, output: ImageOutput): void {
  output.publishAs('favicon.svg', favicon(site));
  output.publishAs('favicon.ico', ico(tile(site, 32, 0.84), 32));
  output.publishAs('apple-touch-icon.png', tile(site, 180, 0.66));
  output.publishAs('icons/icon-192.png', tile(site, 192, 0.74));
  output.publishAs('icons/icon-512.png', tile(site, 512, 0.74));
  output.publishAs('icons/maskable-512.png', tile(site, 512, 0.56));
}
