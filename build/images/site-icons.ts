/** The logo as the icons that browsers, home screens and search results ask for. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { markColoursOf, paletteOf } from '#content/colours/palette.ts';
import type { Mark } from '#content/site-file/configured-site.ts';
import { logoFilesOf } from '#content/published/site-images.ts';
import { embedImage } from '#content/read/embed-image.ts';
import { fitInto, logoPng } from './logo.ts';
import type { Site } from '#content/load-site.ts';
import type { ImageOutput } from './output.ts';

/** What a tile shows in its middle, on which ground. */
interface Emblem {
  width: number;
  height: number;
  ground: string;
  markup: string;
  /** Whether it has a ground of its own, up to its edges. */
  isFilled: boolean;
}

/** The side of the square in which a logo is drawn for icons. */
const sheetPx = 512;

/** The mark is on dark ground, so that it is seen on any background; a logo on the ground that it was made for. */
async function emblemOf(site: Site): Promise<Emblem> {
  const { '--bg': ground, '--ink': ink, '--accent': accent } = paletteOf(site);
  const { logo } = site;
  if (!('file' in logo))
    return {
      ...logo,
      ground: ground.dark,
      markup: `<path fill="${ink.dark}" d="${logo.ink}"/><path fill="${accent.dark}" d="${logo.accent}"/>`,
      isFilled: false,
    };
  const {
    stills: { file, icon = file },
    iconGround,
  } = logoFilesOf(site);
  const size = fitInto(icon, { width: sheetPx, height: sheetPx });
  const png = logoPng(site, icon, size);
  const { isOpaque } = await sharp(png).stats();
  return {
    ...size,
    ground: ground[iconGround],
    markup: embedImage({ ...size }, 'png', png),
    isFilled: isOpaque && icon.width === icon.height,
  };
}

/**
 * An emblem on a tile.
 * @param sizePx side of the tile
 * @param share how much of the side the emblem takes, in its longer direction; 0.6 keeps it inside any mask a
 * system may cut
 */
function drawTile(emblem: Emblem, sizePx: number, share: number): string {
  const scale = (sizePx * (emblem.isFilled ? 1 : share)) / Math.max(emblem.width, emblem.height);
  const left = (sizePx - emblem.width * scale) / 2;
  const top = (sizePx - emblem.height * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">` +
    `<path fill="${emblem.ground}" d="M0 0h${sizePx}v${sizePx}H0z"/>` +
    `<g transform="translate(${left} ${top}) scale(${scale})">${emblem.markup}</g></svg>`
  );
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

/** The mark in the browser's tab. It follows the dark mode of the system, because the page cannot reach it. */
function markIcon(site: Site, mark: Mark): string {
  const { ink, cap } = markColoursOf(site);
  const style = `.a{fill:${ink.light}}@media(prefers-color-scheme:dark){.a{fill:${ink.dark}}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.width} ${mark.height}"><style>${style}</style>` +
    `<path class="a" d="${mark.ink}"/><path fill="${cap}" d="${mark.accent}"/></svg>\n`
  );
}

/** The side in pixels of the icon in a browser's tab, on the densest screens. */
const tabPx = 128;

/** A logo in the browser's tab, as a picture, because browsers load nothing for an icon. */
function logoIcon(png: Buffer): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tabPx} ${tabPx}">${embedImage({ width: tabPx, height: tabPx }, 'png', png)}</svg>\n`;
}

/**
 * Writes the icons: for tabs (SVG that follows dark mode, .ico for clients that request nothing else) and home
 * screens.
 */
export async function publishSiteIcons(site: Site, output: ImageOutput): Promise<void> {
  const emblem = await emblemOf(site);
  const pngOf = (sizePx: number, share: number) =>
    new Resvg(drawTile(emblem, sizePx, share)).render().asPng();
  const { logo } = site;
  output.publishAs('favicon.svg', 'file' in logo ? logoIcon(pngOf(tabPx, 0.92)) : markIcon(site, logo));
  output.publishAs('favicon.ico', ico(pngOf(32, 0.84), 32));
  output.publishAs('apple-touch-icon.png', pngOf(180, 0.66));
  output.publishAs('icons/icon-192.png', pngOf(192, 0.74));
  output.publishAs('icons/icon-512.png', pngOf(512, 0.74));
  output.publishAs('icons/maskable-512.png', pngOf(512, 0.56));
}
