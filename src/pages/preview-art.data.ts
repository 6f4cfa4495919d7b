import type { Edition } from '#content/edition.ts';
import type { CoverPicture } from '#src/components/cover.tsx';
import type { PreviewArt } from './page-definition.ts';
import { pageImageOf } from './pictures.data.ts';

/* The picture of a page as its link preview shows it; the layouts are in build/previews. */

const plainPreview: PreviewArt = { place: 'plain', image: null };

const previewAt = (place: PreviewArt['place'], image: CoverPicture | undefined): PreviewArt =>
  image ? { place, image } : plainPreview;

/** A picture that fills one side of the preview. */
export const coverPreview = (cover: CoverPicture): PreviewArt => previewAt('panel', cover);

/** A drawing of one object next to the title; a photo fills that side. */
export const objectPreview = (image: CoverPicture | undefined): PreviewArt =>
  previewAt(image && 'href' in image ? 'object' : 'panel', image);

/** A landscape along the lower edge; a photo fills one side. */
export const bandPreview = (image: CoverPicture | undefined): PreviewArt =>
  previewAt(image && 'href' in image ? 'band' : 'panel', image);

/** The picture of the home page: for home itself, and for a page that names none of its own. */
export function homePreview(edition: Edition): PreviewArt {
  const image = pageImageOf(edition, 'home')?.image;
  return previewAt(image && 'href' in image ? 'stage' : 'panel', image);
}
