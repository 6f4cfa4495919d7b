import type { Site } from '#content/load-site.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeFolders } from './made-folders.ts';
import type { LogoImages, PhotoFiles, Picture } from '#shared/picture.ts';
import { oncePer } from '#shared/once.ts';
import type { Theme } from '#content/colours/colour.ts';
import type { CoverImage } from '#content/site-file/pictures.ts';
import { unknownWord } from '#content/site-file/parts.ts';

/*
 * The pictures, logos and fonts that build/images published for this site. Each lookup throws a RangeError that
 * names the nearest entry when there is none.
 */

/** A photo, and the name of its JPEG for programs that know no newer format. */
type PublishedPhoto = PhotoFiles & { still: string };

/** The file of a version of the logo for pictures and PDFs. */
export interface LogoStill {
  path: string;
  width: number;
  height: number;
}

export interface PublishedLogo {
  page: LogoImages;
  stills: { file: LogoStill; dark?: LogoStill; icon?: LogoStill };
  iconGround: Theme;
}

interface Published {
  photos: Readonly<Record<string, PublishedPhoto>>;
  drawings: Readonly<Record<string, Picture>>;
  /** By the address of the page, and name. */
  'technology-logos': Readonly<Record<string, Readonly<Record<string, Picture>>>>;
  /** Of a site whose logo is a file. */
  logo: PublishedLogo;
  fonts: {
    preloads: readonly string[];
    /** Only of a font that is not the product's. */
    letterWidths?: readonly (readonly [width: number, letters: string])[];
  };
}

/**
 * Looks up a name from the site's files in a record.
 * @param what kind of thing, for the message: `cover`
 * @throws RangeError with the nearest name, instead of a page without its picture
 */
function named<Value>(what: string, record: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  if (value === undefined)
    throw new RangeError(`no such ${what}: ${name}; ${unknownWord(name, Object.keys(record))}`);
  return value;
}

/** What was read for a site: the build writes these files before it renders, and pages ask for them often. */
const readFor = oncePer((_: Site) => new Map<keyof Published, unknown>());

function published<Name extends keyof Published>(site: Site, name: Name): Published[Name] {
  const read = readFor(site);
  const file = join(process.cwd(), madeFolders(site).images, `${name}.json`);
  const found = read.get(name) ?? (JSON.parse(readFileSync(file, 'utf8')) as unknown);
  read.set(name, found);
  // Written by the build for this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return found as Published[Name];
}

const photos = (site: Site) => published(site, 'photos');

/**
 * A photo by its path in the site's folder: `images/yard.jpg`.
 * @param focus the part that stays visible in a frame of another shape
 */
export function photoOf(site: Site, file: string, focus?: string): PhotoFiles {
  const { still: _, ...photo } = named('photo in the folder of the site', photos(site), file);
  return focus && focus !== 'centre' ? { ...photo, focus } : photo;
}

/** A drawing by its path in the site's folder: `images/map.svg`. */
export const drawingOf = (site: Site, file: string): Picture =>
  named('drawing in the folder of the site', published(site, 'drawings'), file);

export const hasDrawing = (site: Site, file: string): boolean =>
  Object.hasOwn(published(site, 'drawings'), file);

/** Pictures by their paths in the site's folder. */
export interface AddedPictures {
  drawings: Readonly<Record<string, Picture>>;
  photos?: Readonly<Record<string, PhotoFiles>>;
  logo?: LogoImages | undefined;
}

/** Adds pictures that the build has not published, for the pages of a draft. */
export function addPictures(site: Site, { drawings, photos: added = {}, logo }: AddedPictures): void {
  const stills = Object.entries(added).map(([file, photo]) => [file, { ...photo, still: '' }]);
  const read = readFor(site);
  // A page shows nothing else of it.
  if (logo)
    read.set('logo', { page: logo, stills: { file: { ...logo.file, path: '' } }, iconGround: 'light' });
  read
    .set('drawings', { ...published(site, 'drawings'), ...drawings })
    .set('photos', { ...photos(site), ...Object.fromEntries(stills) });
}

/** The name of the cover that the build draws for a text without a picture. */
export const titleCoverName = (folder: 'posts' | 'case-studies', id: string): string =>
  `images/title-covers/${folder}/${id}.svg`;

/** A photo or a drawing by its path in the site's folder. */
export const imageOf = (site: Site, { picture, focus }: CoverImage): PhotoFiles | Picture =>
  picture.endsWith('.svg') ? drawingOf(site, picture) : photoOf(site, picture, focus);

/** The file of a published address or, for a photo, its JPEG. */
export function imageFile(site: Site, image: PhotoFiles | Picture): string {
  const folder = join(process.cwd(), madeFolders(site).images);
  if ('href' in image) return join(folder, 'public', image.href.split('#')[0] ?? '');
  const found = Object.values(photos(site)).find(({ src }) => src === image.src);
  if (!found) throw new RangeError(`no such photo: ${image.src}`);
  return join(folder, found.still);
}

/** The logo of a technology on a page. @param path unprefixed */
export const technologyLogoOf = (site: Site, path: string, name: string): Picture =>
  named('logo of the page', published(site, 'technology-logos')[path] ?? {}, name);

/** The published files of a logo that is shown as it is. */
export const logoFilesOf = (site: Site): PublishedLogo => published(site, 'logo');

/** The content of a version of the logo. */
export const readLogoStill = (site: Site, { path }: LogoStill): Buffer =>
  readFileSync(join(process.cwd(), madeFolders(site).images, path));

/** Addresses of the fonts of the first view. */
export const fontPreloads = (site: Site) => published(site, 'fonts').preloads;

/** The letters of headings by their width in per cent, where the site has a font of its own. */
export const ownLetterWidths = (site: Site) => published(site, 'fonts').letterWidths;
