/** What pages get from the artwork: drawings that take the colours around them, and images with fixed colours. */

/**
 * A drawing inside an external sprite, shown through
 * `<svg viewBox={viewBox}><use href={href} /></svg>`. Its inks are custom properties
 * (`--a-…`, `--bg`, `--ember`), which inherit into it from the element around it.
 */
export type Picture = {
  /** Address of the drawing: file and fragment, e.g. `/art/cover-plateau.1a2b3c4d.svg#a`. */
  href: string;
  /** The crop of the drawing, in the drawing's own units. */
  viewBox: string;
};

/** A plain image for `<img>`: the same colours everywhere, or its own dark variant. */
export type Still = {
  src: string;
  /** Natural width in pixels, for the `width` attribute, so nothing shifts while it loads. */
  width: number;
  /** Natural height in pixels. */
  height: number;
};

/** A place on a picture in per cent of its box, for words that HTML sets over the drawing. */
export type Spot = { left: number; top: number };

/** A cover, and the palette it is drawn in. */
export type CoverDrawing = Picture & { stone: 'basalt' | 'tuff' | 'ash'; light: 'left' | 'right' };

/** A photo for `<picture>`: `src` is WebP in a middle width; `avif` and `webp` are values of `srcset`. */
export type Photo = Still & {
  avif: string;
  webp: string;
  /** The part that stays visible in a frame of another ratio, such as `top left`; by default the middle. */
  focus?: string;
};
