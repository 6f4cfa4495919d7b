import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { inLanguage } from '#shared/routes.ts';

/** Width and height of a link preview in pixels: what every network shows uncut. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The absolute address of a page. @param path unprefixed */
export const absolutePageAddress = (site: Site, language: Language, path: string) =>
  `${site.settings.origin}${inLanguage(site, language, path)}`;

/**
 * The address of the picture of a page's link preview. It keeps its name when the picture changes, because
 * networks that store previews ask for the page again, not for the picture.
 *
 * @param path unprefixed
 */
export function previewPath(site: Site, language: Language, path: string): string {
  return `/previews${inLanguage(site, language, path === '/' ? '/home' : path)}.png`;
}
