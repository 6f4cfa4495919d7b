import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { imageFile } from '#content/site-images.ts';
import type { PhotoFiles, Picture } from '#shared/picture.ts';
import { fontOptions } from '#build/fonts/still-fonts.ts';
import type { Site } from '#content/load-site.ts';
import { Inks, inkSheets } from '#build/images/theme-inks.ts';

/** Pixels of a drawing across a page: sharp in print. */
const widthPx = 1600;

/**
 * The file of a photo, or a drawing as JPEG in the colours of the light theme, because a PDF has no style sheet.
 * @param background the colour behind a drawing
 */
export async function coverFile(
  site: Site,
  image: PhotoFiles | Picture,
  background: string,
): Promise<string | Buffer> {
  const file = imageFile(site, image);
  if ('src' in image) return file;
  const svg = new Inks([], 'light', inkSheets(site)).fillIn(readFileSync(file, 'utf8'));
  const { width, height, pixels } = new Resvg(svg, {
    font: fontOptions(site),
    fitTo: { mode: 'width', value: widthPx },
  }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
