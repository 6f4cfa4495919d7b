import { hero } from '../../artwork/out/hero.ts';
import { joints } from '../../artwork/out/joints.ts';
import type { Picture } from '../../artwork/picture.ts';
import type { PreviewArt } from './page-definition.ts';
import type { CoverPicture } from '../ui/cover.tsx';

/* The artwork of a page as the picture of its link preview shows it; the layouts are in build/previews. */

/** A cover as a field that goes on beyond the frame. */
export function coverPreview({ href, viewBox, stone, light }: CoverPicture): PreviewArt {
  const classes = light === 'right' ? [`stone-${stone}`, 'light-right'] : [`stone-${stone}`];
  return { place: 'panel', hrefs: [href], viewBox, classes };
}

/** A formation that stands by itself beside the title. */
export function objectPreview({ href, viewBox }: Picture): PreviewArt {
  return { place: 'object', hrefs: [href], viewBox, classes: ['art-lifted'] };
}

/** A landscape along the lower edge. */
export function bandPreview({ href, viewBox }: Picture): PreviewArt {
  return { place: 'band', hrefs: [href], viewBox, classes: ['art-lifted'] };
}

/** The cooling joints, for pages of words alone: the part of the drawing where the heat shows. */
export const jointsPreview: PreviewArt = {
  place: 'panel',
  hrefs: [joints.src],
  viewBox: '560 0 406 520',
  classes: [],
};

/** The composition of the home page: for home itself, and for a page that names no artwork of its own. */
export const stagePreview: PreviewArt = {
  place: 'stage',
  hrefs: hero.groups,
  viewBox: hero.viewBox,
  classes: [],
};
