import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Covers from '#artwork/covers.ts';
import type * as Photos from '#artwork/photos.ts';
import type * as WhitePapers from '#artwork/white-papers.ts';
import { madeFolders } from '../../shared/made-folders.ts';
import { named } from '../../content/named.ts';
import type { CoverImage } from '../../shared/site-file/pictures.ts';
import type { PhotoOf } from '../../src/pages/article-blocks.data.ts';

/** The covers that the artwork build made for this site, found by path: Node runs this and knows no `#artwork/…`. */

const folder = join(import.meta.dirname, '../..', madeFolders.artwork);

/** The module as artwork/modules.d.ts declares it. */
async function load<Module>(name: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as Module;
}

const { covers } = await load<typeof Covers>('covers.ts');
const { photos } = await load<typeof Photos>('photos.ts');
const { paperCovers } = await load<typeof WhitePapers>('white-papers.ts');

/** A drawing with its palette, or a photo as a file; its address on the site changes with its content. */
export type CoverArtwork =
  | { svg: string; viewBox: string; stone: string; light: string }
  | { photo: string; address: string };

const drawingAt = (href: string) => readFileSync(join(folder, 'public', href.split('#')[0] ?? ''), 'utf8');

/** The cover of a case study. @throws RangeError that says which cover or photo was meant */
export function coverArtwork(image: CoverImage): CoverArtwork {
  if (typeof image !== 'string') {
    const photo = photoOf(image.photo);
    return { photo: stillFile(photo), address: photo.src };
  }
  const { href, viewBox, stone, light } = named('cover', covers, image);
  return { svg: drawingAt(href), viewBox, stone, light };
}

/** A photo of the site by its place in the folder. @throws RangeError that says which was meant */
export const photoOf: PhotoOf = (file) => named('photo in the folder of the site', photos, file);

/** The JPEG of a photo that `photoOf` has given. */
export function stillFile({ src }: ReturnType<PhotoOf>): string {
  const found = Object.values(photos).find((one) => one.src === src);
  return join(folder, found?.still ?? '');
}

/** The cover of a white paper. @throws RangeError that says which was meant */
export function whitePaperArtwork(id: string): CoverArtwork {
  const { href, viewBox } = named('cover of the white paper', paperCovers, id);
  return { svg: drawingAt(href), viewBox, stone: 'basalt', light: 'left' };
}
