import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Site } from '#content/load-site.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { drawingEnding } from '#content/site-file/pictures.ts';
import type { Problem } from '#content/site-file/problem.ts';
import { embedImage } from '#content/read/embed-image.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import { readSvg } from '#content/read/svg-file.ts';
import { describeUnreadable } from './drawings.ts';
import { pictureFiles } from './photo-uses.ts';

/** The files of a logo that is shown as it is, ready for pages, icons, link previews and PDFs. */

const fields = ['file', 'dark', 'icon'] as const;
/** A field of `logo` in `site.yaml` that names a file. */
export type LogoField = (typeof fields)[number];

export interface LogoPicture {
  width: number;
  height: number;
  /** An SVG as text, anything else as PNG. */
  content: string | Buffer;
}

export type LogoPictures = Partial<Readonly<Record<LogoField, LogoPicture>>>;

export interface ReadLogo {
  pictures: LogoPictures;
  problems: Problem[];
}

/** A picture as an SVG, which the renderer takes. */
export const svgOf = ({ width, height, content }: LogoPicture): string =>
  typeof content === 'string'
    ? content
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${embedImage({ width, height }, 'png', content)}</svg>`;

/** The pixels of a picture in a size that is enough to judge it. */
export const renderPicture = (picture: LogoPicture, widthPx: number) =>
  new Resvg(svgOf(picture), { fitTo: { mode: 'width', value: widthPx } }).render();

const unreadable = 'it cannot be read: save it again as PNG or SVG';
const noWhite = 'there is no white around what is drawn: remove this line';

/** Pixels this light are white; a JPEG has few that are exactly so. */
const lightest = 244;

/**
 * Makes the white that reaches the edges of a picture transparent, and what is mixed with it along the shapes as
 * transparent as it is white. White inside of a shape stays.
 * @param pixels red, green, blue and opacity of each
 * @throws RangeError where there is none
 */
function removeWhite(pixels: Buffer, width: number, height: number): void {
  const isWhite = (at: number) =>
    pixels.readUInt8(4 * at + 3) < 8 || pixels.subarray(4 * at, 4 * at + 3).every((one) => one >= lightest);
  const beside = (at: number) => [
    ...(at % width > 0 ? [at - 1] : []),
    ...(at % width < width - 1 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at < width * (height - 1) ? [at + width] : []),
  ];
  const all = Array.from({ length: width * height }, (_, at) => at);
  const removed = new Set(all.filter((at) => beside(at).length < 4 && isWhite(at)));
  if (![...removed].some((at) => pixels.readUInt8(4 * at + 3) > 0)) throw new RangeError(noWhite);
  for (const at of removed) for (const next of beside(at)) if (isWhite(next)) removed.add(next);
  const fringe = new Set<number>();
  for (const at of removed) for (const next of beside(at)) if (!removed.has(next)) fringe.add(next);
  const inner = [...fringe].flatMap(beside).filter((at) => !removed.has(at));
  for (const at of inner) fringe.add(at);
  for (const at of removed) pixels.writeUInt8(0, 4 * at + 3);
  for (const at of fringe) {
    const colour = pixels.subarray(4 * at, 4 * at + 3);
    const opacity = 1 - Math.min(...colour) / 255;
    pixels.writeUInt8(Math.round(pixels.readUInt8(4 * at + 3) * opacity), 4 * at + 3);
    if (opacity > 0) for (const [index, one] of colour.entries()) colour[index] = 255 - (255 - one) / opacity;
  }
}

/** The largest size in which anything shows a logo; a larger picture is reduced to it. */
const mostPx = { width: 1200, height: 600 };

/** A photo-like picture as PNG, reduced to what is shown. @throws RangeError with what to do */
export async function rasterPicture(bytes: Uint8Array, isWithoutWhite: boolean): Promise<LogoPicture> {
  const options = { fit: 'inside', withoutEnlargement: true } as const;
  // Of no bytes, sharp throws at once.
  if (bytes.length === 0) throw new RangeError(unreadable);
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .resize(mostPx.width, mostPx.height, options)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RangeError(unreadable);
    });
  const { width, height } = info;
  if (isWithoutWhite) removeWhite(data, width, height);
  return {
    width,
    height,
    content: await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

function vectorPicture(text: string): LogoPicture {
  const { viewBox, content } = readSvg(text, 'logo');
  const [, , across = 0, down = 0] = viewBox.split(' ').map(Number);
  // Pages give whole pixels, so those of a small view box would be another shape.
  const scale = Math.min(mostPx.width / across, mostPx.height / down);
  const [width, height] = [across * scale, down * scale];
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`;
  return { width, height, content: `${root}${content}</svg>` };
}

/** Without its white, an SVG is a picture of pixels, because a background can be anything in it. */
async function pictureIn(source: SiteSource, name: string, isWithoutWhite: boolean): Promise<LogoPicture> {
  if (!drawingEnding.test(name)) return rasterPicture(source.bytes(name), isWithoutWhite);
  const vector = vectorPicture(source.text(name));
  return isWithoutWhite ? rasterPicture(renderPicture(vector, mostPx.width).asPng(), true) : vector;
}

/** Reads the files of a logo, and says what is wrong with them. Missing files are reported by `missingPhotos`. */
export async function readLogo(site: Site, source: SiteSource): Promise<ReadLogo> {
  const { logo } = site.settings;
  const pictures: Partial<Record<LogoField, LogoPicture>> = {};
  const problems: Problem[] = [];
  if (!logo) return { pictures, problems };
  const names = pictureFiles(source);
  for (const field of fields) {
    const file = logo[field] ?? '';
    const name = names.get(file);
    if (name === undefined) continue;
    const isWithoutWhite = logo.withoutWhite && field === 'file';
    try {
      pictures[field] = await pictureIn(source, name, isWithoutWhite);
    } catch (error) {
      if (error instanceof RangeError && error.message === noWhite)
        problems.push(problemAt(source.yaml('site.yaml'), ['logo', 'withoutWhite'], noWhite));
      else problems.push(...describeUnreadable(error, { site, source, file, name }));
    }
  }
  return { pictures, problems };
}
