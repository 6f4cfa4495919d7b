import { imageOf } from '#content/site-images.ts';
import type { CoverImage } from '#shared/site-file/pictures.ts';
import { pictures } from '#shared/site.ts';
import type { SiteImage } from '#src/components/site-picture.tsx';

/** The cover of an item; null if its file has none. */
export const coverOf = (cover: CoverImage | undefined): SiteImage | null => (cover ? imageOf(cover) : null);

/** A picture of a page, and its composition for screens below 768 px where there is one. */
export interface PageImage {
  image: SiteImage;
  narrow: SiteImage | null;
}

/** The picture that the settings of the site name for a page; null if they name none. */
export function pageImageOf(place: keyof typeof pictures): PageImage | null {
  const named = pictures[place];
  if (!named) return null;
  const { narrow } = named;
  return {
    image: imageOf(named),
    narrow: narrow === undefined ? null : imageOf({ picture: narrow, focus: 'centre' }),
  };
}
