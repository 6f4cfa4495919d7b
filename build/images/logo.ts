/** The files of a logo that is shown as it is: for pages, and as pictures for icons, link previews and PDFs. */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { LogoFiles } from '#content/site-file/configured-site.ts';
import { DataError } from '#content/site-file/problem.ts';
import { onlyGround } from '#content/checks/logo-advice.ts';
import { readLogo, type LogoField, type LogoPicture } from '#content/checks/logo-pictures.ts';
import {
  logoFilesOf,
  logoStill,
  type PublishedLogo,
  type PublishedLogoFile,
} from '#content/published/site-images.ts';
import { SiteSource } from '#content/read/site-source.ts';
import type { Theme } from '#content/colours/colour.ts';
import type { Site } from '#content/load-site.ts';
import type { ImageOutput } from './output.ts';

/** Three times the size in which pages show it, for the densest screens. */
const pagePx = { width: 560, height: 168 };
/** A photo-like logo that is larger without loss is compressed with it. */
const losslessMaxBytes = 30_000;

async function webpOf(png: Buffer): Promise<Buffer> {
  const reduced = sharp(png).resize(pagePx.width, pagePx.height, { fit: 'inside', withoutEnlargement: true });
  const lossless = await reduced.clone().webp({ lossless: true, effort: 6 }).toBuffer();
  return lossless.length <= losslessMaxBytes ? lossless : reduced.webp({ quality: 90 }).toBuffer();
}

async function published(
  output: ImageOutput,
  field: LogoField,
  { width, height, content }: LogoPicture,
): Promise<PublishedLogoFile> {
  const isVector = typeof content === 'string';
  const still = `logo/${field}.${isVector ? 'svg' : 'png'}`;
  output.write(still, content);
  // Icons are drawn from the still.
  if (field === 'icon') return { src: '', width, height, still };
  const name = field === 'file' ? 'art/logo' : `art/logo-${field}`;
  const src = isVector
    ? output.publish(name, 'svg', content)
    : output.publish(name, 'webp', await webpOf(content));
  return { src, width: Math.round(width), height: Math.round(height), still };
}

/**
 * Publishes the logo, and writes `logo.json` with its addresses.
 * @throws DataError with every file that cannot be shown
 */
export async function publishLogo(site: Site, logo: LogoFiles, output: ImageOutput): Promise<void> {
  const { pictures, problems } = await readLogo(logo, new SiteSource(site.folder));
  if (problems.length > 0 || !pictures.file) throw new DataError(problems);
  const { file, dark, icon } = pictures;
  const ground = dark ? undefined : onlyGround(site, file);
  const made: PublishedLogo = {
    file: await published(output, 'file', file),
    ...(dark && { dark: await published(output, 'dark', dark) }),
    ...(icon && { icon: await published(output, 'icon', icon) }),
    ...(ground && { ground }),
  };
  output.write('logo.json', JSON.stringify(made));
}

interface Size {
  width: number;
  height: number;
}

/** The size of a picture in a box. */
export function fitted({ width, height }: Size, box: Size): Size {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}

/** A version of the logo for a ground of a theme, and whether it needs a plate of the other one. */
export function logoOn(site: Site, theme: Theme): { file: PublishedLogoFile; plate: Theme | undefined } {
  const { file, dark, ground } = logoFilesOf(site);
  return {
    file: theme === 'dark' && dark ? dark : file,
    plate: ground === theme ? undefined : ground,
  };
}

/** A version of the logo as an element of an SVG. */
export function logoElement(
  site: Site,
  file: PublishedLogoFile,
  at: { x: number; y: number } & Size,
): string {
  const type = file.still.endsWith('.svg') ? 'svg+xml' : 'png';
  const data = readFileSync(logoStill(site, file)).toString('base64');
  return `<image x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}" href="data:image/${type};base64,${data}"/>`;
}

/** A version of the logo as PNG. */
export function logoPng(site: Site, file: PublishedLogoFile, { width, height }: Size): Buffer {
  const element = logoElement(site, file, { x: 0, y: 0, width, height });
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${element}</svg>`,
  )
    .render()
    .asPng();
}
