import type { Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { drawingOf, imageOf, titleCoverName } from '#content/published/site-images.ts';
import type { CoverImage } from '#content/site-file/pictures.ts';
import type { SiteImage } from '#src/components/site-picture.tsx';

/** The cover of an item; null if its file has none. */
export const coverOf = ({ site }: Edition, cover: CoverImage | undefined): SiteImage | null =>
  cover ? imageOf(site, cover) : null;

interface Covered {
  id: string;
  cover?: CoverImage | undefined;
}

/** The cover of a post; if its file names none, the one that the build draws from its title. */
export const postCover = ({ site }: Edition, { id, cover }: Covered): SiteImage =>
  cover ? imageOf(site, cover) : drawingOf(site, titleCoverName('posts', id));

/** The cover of a case study; if its file names none, the one that the build draws from its title. */
export const caseStudyCover = ({ site }: Edition, { id, cover }: Covered): SiteImage =>
  cover ? imageOf(site, cover) : drawingOf(site, titleCoverName('case-studies', id));

/** A picture of a page, and its composition for screens below 768 px where there is one. */
export interface PageImage {
  image: SiteImage;
  narrow: SiteImage | null;
}

/** The picture that the settings of the site name for a page; null if they name none. */
export function pageImageOf(
  { settings, site }: Edition,
  place: keyof Site['settings']['pictures'],
): PageImage | null {
  const named = settings.pictures[place];
  if (!named) return null;
  const { narrow } = named;
  return {
    image: imageOf(site, named),
    narrow: narrow === undefined ? null : imageOf(site, { picture: narrow, focus: 'centre' }),
  };
}
