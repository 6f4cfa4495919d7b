import { hero } from '#artwork/hero.ts';
import { joints } from '#artwork/joints.ts';
import type { Picture } from '../../artwork/picture.ts';
import { hero as heroPhoto, look } from '../../shared/site.ts';
import type { PreviewArt } from './page-definition.ts';
import type { CoverPicture } from '../components/cover-art.tsx';
import { photoOf, stillOf, ofBasalt } from './pictures.data.ts';

/* The artwork of a page as the picture of its link preview shows it; the layouts are in build/previews. */

/** Words alone. */
const plainPreview: PreviewArt = { place: 'plain', hrefs: [], viewBox: '0 0 1 1', classes: [] };

/** A cover as a field that goes on beyond the frame. */
export function coverPreview(cover: CoverPicture): PreviewArt {
  if (!cover) return plainPreview;
  if ('avif' in cover)
    return {
      place: 'panel',
      hrefs: [stillOf(cover)],
      viewBox: `0 0 ${cover.width} ${cover.height}`,
      classes: [],
    };
  const { href, viewBox, stone, light } = cover;
  const classes = light === 'right' ? [`stone-${stone}`, 'light-right'] : [`stone-${stone}`];
  return { place: 'panel', hrefs: [href], viewBox, classes };
}

/** A formation that stands by itself beside the title. */
export function objectPreview({ href, viewBox }: Picture): PreviewArt {
  if (look !== 'basalt') return plainPreview;
  return { place: 'object', hrefs: [href], viewBox, classes: ['art-lifted'] };
}

/** A landscape along the lower edge. */
export function bandPreview({ href, viewBox }: Picture): PreviewArt {
  if (look !== 'basalt') return plainPreview;
  return { place: 'band', hrefs: [href], viewBox, classes: ['art-lifted'] };
}

/** The drawing of joints, cropped to the part in the accent colour, for pages of text only. */
export const jointsPreview: PreviewArt =
  ofBasalt<PreviewArt>({
    place: 'panel',
    hrefs: [joints.src],
    viewBox: '560 0 406 520',
    classes: [],
  }) ?? plainPreview;

const heroPhotoPreview = heroPhoto ? coverPreview(photoOf(heroPhoto.photo, heroPhoto.focus)) : plainPreview;

/** The composition of the home page: for home itself, and for a page that names no artwork of its own. */
export const heroPreview: PreviewArt =
  ofBasalt<PreviewArt>({
    place: 'stage',
    hrefs: hero.groups,
    viewBox: hero.viewBox,
    classes: [],
  }) ?? heroPhotoPreview;
