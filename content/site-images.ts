import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeFolders } from '#shared/made-folders.ts';
import type { Photo, Picture } from '#shared/picture.ts';
import type { CoverImage } from '#shared/site-file/pictures.ts';
import { named } from './named.ts';

/*
 * The pictures, logos and fonts that build/images published for this site. Each lookup throws a RangeError that
 * names the nearest entry when there is none.
 */

/** A photo, and the name of its JPEG for programs that know no newer format. */
type PublishedPhoto = Photo & { still: string };

/** The files that build/images writes. */
interface Published {
  photos: Readonly<Record<string, PublishedPhoto>>;
  drawings: Readonly<Record<string, Picture>>;
  /** By service and name. */
  'technology-logos': Readonly<Record<string, Readonly<Record<string, Picture>>>>;
  fonts: {
    preloads: readonly string[];
    /** Only of a font that is not the product's. */
    letterWidths?: readonly (readonly [width: number, letters: string])[];
  };
}

/** Read once in a process: the build writes these files before it renders. */
const read = new Map<string, unknown>();

function published<Name extends keyof Published>(name: Name): Published[Name] {
  const file = join(process.cwd(), madeFolders.images, `${name}.json`);
  const found = read.get(name) ?? (JSON.parse(readFileSync(file, 'utf8')) as unknown);
  read.set(name, found);
  // Written by the build for this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return found as Published[Name];
}

const photos = () => published('photos');

/**
 * A photo by its path in the site's folder: `images/yard.jpg`.
 * @param focus the part that stays visible in a frame of another shape
 */
export function photoOf(file: string, focus?: string): Photo {
  const { still: _, ...photo } = named('photo in the folder of the site', photos(), file);
  return focus && focus !== 'centre' ? { ...photo, focus } : photo;
}

/** A drawing by its path in the site's folder: `images/map.svg`. */
export const drawingOf = (file: string): Picture =>
  named('drawing in the folder of the site', published('drawings'), file);

/** A photo or a drawing by its path in the site's folder. */
export const imageOf = ({ picture, focus }: CoverImage): Photo | Picture =>
  picture.endsWith('.svg') ? drawingOf(picture) : photoOf(picture, focus);

/** The file of a published address or, for a photo, its JPEG. */
export function imageFile(image: Photo | Picture): string {
  const folder = join(process.cwd(), madeFolders.images);
  if ('href' in image) return join(folder, 'public', image.href.split('#')[0] ?? '');
  const found = Object.values(photos()).find(({ src }) => src === image.src);
  if (!found) throw new RangeError(`no such photo: ${image.src}`);
  return join(folder, found.still);
}

/** The logo of a technology on the page of a service. */
export const technologyLogoOf = (service: string, name: string): Picture =>
  named('logo of the service', published('technology-logos')[service] ?? {}, name);

/** Addresses of the fonts of the first view. */
export const fontPreloads = () => published('fonts').preloads;

/** The letters of headings by their width in per cent, where the site has a font of its own. */
export const ownLetterWidths = () => published('fonts').letterWidths;
