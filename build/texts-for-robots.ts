import { mailtoHref } from '#shared/mailto-href.ts';
import { brand, brandName } from '#shared/brand.ts';
import { defaultLanguage, languages } from '#shared/locales.ts';
import { groundColours } from '#shared/palette.ts';
import { alternatesOf, inLanguage } from '#shared/routes.ts';
import type { SitemapEntry } from '#src/app/prerender.tsx';
import { escapeMarkup } from './markup.ts';

const absolute = (path: string) => brand.origin + path;

function sitemapUrl({ path, language, languages: twins, lastModified }: SitemapEntry): string {
  return [
    `<url><loc>${escapeMarkup(absolute(inLanguage(language, path)))}</loc>`,
    lastModified ? `<lastmod>${lastModified}</lastmod>` : '',
    ...alternatesOf(path, twins).map(
      ([hreflang, to]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(absolute(to))}"/>`,
    ),
    '</url>',
  ].join('');
}

/**
 * All public pages with their translations. `lastmod` only where the content has a date: a build time says
 * nothing about a page, and search engines ignore a site that claims otherwise.
 */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(sitemapUrl),
    '</urlset>\n',
  ].join('\n');
}

/** Does not exclude the admin page: robots have to read it to see that it must not be listed. */
function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`;
}

/** RFC 9116: the contact for security problems. */
function securityContact(): string {
  return [
    `Contact: ${mailtoHref(brand.security.email)}`,
    `Expires: ${brand.security.expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

/** In the default language only: names and icons need no translation, and home redirects by language. */
function webManifest(): string {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: brandName,
    short_name: brandName,
    id: '/',
    start_url: '/',
    display: 'browser',
    lang: defaultLanguage,
    background_color: groundColours.dark,
    theme_color: groundColours.dark,
    icons: [
      icon('/icons/icon-192.png', 192, 'any'),
      icon('/icons/icon-512.png', 512, 'any'),
      icon('/icons/maskable-512.png', 512, 'maskable'),
    ],
  });
}

/** The texts for machines that do not depend on pages, by address. */
export function textsForRobots(): Map<string, string> {
  return new Map([
    ['/robots.txt', robots()],
    ['/site.webmanifest', webManifest()],
    ['/.well-known/security.txt', securityContact()],
  ]);
}

/** Warnings for the operator: an expired security contact must not be published. */
export function textWarnings(now = new Date()): string[] {
  const { expires } = brand.security;
  return now.toISOString().slice(0, 10) < expires
    ? []
    : [`security.txt ran out on ${expires}: confirm the contact and set a new day in site.yaml`];
}
