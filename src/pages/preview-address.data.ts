import type { Edition } from '#content/edition.ts';

/** Width and height of a link preview in pixels: what every network shows uncut. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The absolute address of a page. @param path unprefixed */
export const absolutePageAddress = ({ settings, href }: Edition, path: string) =>
  settings.origin + href(path);

/**
 * The address of the picture of a page's link preview. It keeps its name when the picture changes, because
 * networks that store previews ask for the page again, not for the picture.
 *
 * @param path unprefixed
 */
export const previewPath = ({ href }: Edition, path: string): string =>
  `/previews${href(path === '/' ? '/home' : path)}.png`;
