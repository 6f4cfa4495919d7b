/** What pages show of a site's pictures: addresses and sizes, never contents. */

/**
 * An SVG drawing. With a fragment in its address it is shown through `<use>` and inherits the custom properties
 * around it (`--ink`, `--accent`, `--a-…`); without one it is shown as it is.
 */
export type Picture = {
  /** Address of the file, e.g. `/art/map.1a2b3c4d.svg#picture`. */
  href: string;
  viewBox: string;
  /** A pattern without a meaning, which may be cut to fill its frame. */
  isPattern?: true;
  /** The `id` of each top-level group, in the order of the file, where it has any. */
  parts?: readonly string[];
};

/** A version of a company's logo for `<img>`, as wide and high as its file. */
export type LogoImage = { src: string; width: number; height: number };

/** A company's logo as pages show it. */
export type LogoImages = {
  file: LogoImage;
  dark?: LogoImage;
  /** The theme on whose ground alone it can be seen. */
  ground?: 'light' | 'dark';
};

/** A position on a picture, in per cent of its width and height. */
export type Spot = { left: number; top: number };

/** A photo for `<picture>`: `src` is WebP in a middle width; `avif` and `webp` are values of `srcset`. */
export type PhotoFiles = {
  src: string;
  /** Natural width in pixels, for the `width` attribute, so that nothing shifts while it loads. */
  width: number;
  /** Natural height in pixels. */
  height: number;
  avif: string;
  webp: string;
  /** The part that stays visible in a frame of another shape, such as `top left`; the middle by default. */
  focus?: string;
};
