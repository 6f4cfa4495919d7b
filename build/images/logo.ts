/** The files of a logo that is shown as it is: for pages, and as pictures for icons, link previews and PDFs. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { LogoImage } from '#shared/picture.ts';
import { DataError } from '#content/site-file/problem.ts';
import { onlyGround } from '#content/checks/logo-advice.ts';
import { readLogo, type LogoField, type LogoPicture } from '#content/checks/logo-pictures.ts';
import {
  logoFilesOf,
  readLogoStill,
  type LogoStill,
  type PublishedLogo,
} from '#content/published/site-images.ts';
import { embedImage } from '#content/read/embed-image.ts';
import type { SiteSource } from '#content/read/site-source.ts';
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

function publishStill(output: ImageOutput, field: LogoField, picture: LogoPicture): LogoStill {
  const { width, height, content } = picture;
  const path = `logo/${field}.${typeof content === 'string' ? 'svg' : 'png'}`;
  output.write(path, content);
  return { path, width, height };
}

async function publishImage(output: ImageOutput, name: string, picture: LogoPicture): Promise<LogoImage> {
  const { width, height, content } = picture;
  const src =
    typeof content === 'string'
      ? output.publish(name, 'svg', content)
      : output.publish(name, 'webp', await webpOf(content));
  return { src, width: Math.round(width), height: Math.round(height) };
}

/**
 * Publishes the logo, and writes `logo.json` with its addresses.
 * @throws DataError with every file that cannot be shown
 */
export async function publishLogo(site: Site, source: SiteSource, output: ImageOutput): Promise<void> {
  const { pictures, problems } = await readLogo(site, source);
  const { file, dark, icon } = pictures;
  if (problems.length > 0 || !file) throw new DataError(problems);
  const fileGround = onlyGround(site, file);
  const ground = dark ? undefined : fileGround;
  const made: PublishedLogo = {
    page: {
      file: await publishImage(output, 'art/logo', file),
      ...(dark && { dark: await publishImage(output, 'art/logo-dark', dark) }),
      ...(ground && { ground }),
    },
    stills: {
      file: publishStill(output, 'file', file),
      ...(dark && { dark: publishStill(output, 'dark', dark) }),
      ...(icon && { icon: publishStill(output, 'icon', icon) }),
    },
    iconGround: (icon ? onlyGround(site, icon) : fileGround) ?? 'light',
  };
  output.write('logo.json', JSON.stringify(made));
}

interface Size {
  width: number;
  height: number;
}

/** The size of a picture in a box. */
export function fitInto({ width, height }: Size, box: Size): Size {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}

/** A version of the logo for a ground of a theme, and whether it needs a plate of the other one. */
export function logoOn(site: Site, theme: Theme): { file: LogoStill; plate: Theme | undefined } {
  const {
    stills: { file, dark },
    page: { ground },
  } = logoFilesOf(site);
  return {
    file: theme === 'dark' && dark ? dark : file,
    plate: ground === theme ? undefined : ground,
  };
}

export function logoElement(
  site: Site,
  file: LogoStill,
  { x, y, width, height }: { x: number; y: number } & Size,
): string {
  const type = file.path.endsWith('.svg') ? 'svg+xml' : 'png';
  return embedImage({ x, y, width, height }, type, readLogoStill(site, file));
}

export function logoPng(site: Site, file: LogoStill, { width, height }: Size): Buffer {
  const element = logoElement(site, file, { x: 0, y: 0, width, height });
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${element}</svg>`,
  )
    .render()
    .asPng();
}
