import { articleCovers } from '#artwork/article-covers.ts';
import { covers } from '#artwork/covers.ts';
import { glyphs } from '#artwork/glyphs.ts';
import { keyplans } from '#artwork/keyplans.ts';
import { photos } from '#artwork/photos.ts';
import { serviceIcons } from '#artwork/service-icons.ts';
import { whitePapers } from '#artwork/white-papers.ts';
import type { CoverDrawing, Photo, Picture } from '../../artwork/picture.ts';
import type { CoverImage } from '../../shared/site-file/pictures.ts';
import { named } from '../../content/named.ts';
import { look } from '../../shared/site.ts';

/*
 * Pictures by the names that content gives them. Each throws a RangeError that says which name was meant when
 * there is no such picture.
 */

/** Cuts a wide picture into equal parts from left to right: the same drawing, each with its own crop. */
export function partsAcross({ href, viewBox }: Picture, count: number): Picture[] {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const part = width / count;
  return Array.from({ length: count }, (_, index) => ({
    href,
    viewBox: `${left + index * part} ${top} ${part} ${height}`,
  }));
}

/**
 * A photo of the site by its place in the folder: `images/yard.jpg`.
 * @param focus what stays in sight in a frame of another shape
 */
export function photoOf(file: string, focus?: string): Photo {
  const { src, width, height, avif, webp } = named('photo in the folder of the site', photos, file);
  return { src, width, height, avif, webp, ...(focus && focus !== 'centre' && { focus }) };
}

/** A cover that the product draws, by its name. */
const drawnCoverOf = (name: string): CoverDrawing => named('cover', covers, name);

/** The cover of a post, a project, a case: a photo, or drawn, where the look of the site has drawings. */
export function coverOf(image: CoverImage): CoverDrawing | Photo | null {
  return typeof image === 'string' ? ofBasalt(drawnCoverOf(image)) : photoOf(image.photo, image.focus);
}

/** The cover of a post: of its own choice, or drawn from the figures of its article. */
export function postCoverOf({ id, cover }: { id: string; cover?: CoverImage | undefined }) {
  return cover === undefined ? ofBasalt(named('cover of a post', articleCovers, id)) : coverOf(cover);
}

/** The cover of a white paper, by its subject: a drawing for a dark book. */
export const whitePaperCoverOf = ({ cover }: { cover: string }): Picture =>
  named('cover of a white paper', whitePapers, cover);

/** The formation of a service: `card` at one scale for all, `tight` square. */
export const serviceIconOf = (name: string): Record<'card' | 'tight', Picture> =>
  named('picture of a service', serviceIcons, name);

/** The sign that stands for the logo of a sample client. */
export const glyphOf = (name: string): Picture => named('sign of a client', glyphs, name);

/** The key plan of a service by its place in the list, from 0: six sides of a hexagon, then its middle, and so on. */
export const keyplanOf = (place: number): Picture =>
  named('key plan', Object.fromEntries(keyplans.entries()), String(place % keyplans.length));

/**
 * A photo as a JPEG in the folder of the artwork, for programs that know no newer format.
 * @throws RangeError for a photo that is not from `photoOf`
 */
export function stillOf({ src }: Photo): string {
  const found = Object.values(photos).find((one) => one.src === src);
  if (!found) throw new RangeError(`no such photo: ${src}`);
  return found.still;
}

/** A drawing of columns where `look` in `site.yaml` is basalt; null on other sites, whose components leave it out. */
export const ofBasalt = <Drawn>(drawn: Drawn): Drawn | null => (look === 'basalt' ? drawn : null);

/** Whether the site shows no drawings of columns, not even of data. */
export const isUndrawn: boolean = look !== 'basalt';
