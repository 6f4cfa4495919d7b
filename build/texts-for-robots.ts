import type { Site } from '#content/load-site.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { paletteOf } from '#content/colours/palette.ts';
import { alternatesOf, inLanguage } from '#shared/routes.ts';
import type { SitemapEntry } from '#build/pages/prerender.tsx';
import { escapeMarkup } from '#shared/markup.ts';

const absolute = (site: Site, path: string) => site.settings.origin + path;

function sitemapUrl(site: Site, { path, language, languages: twins, lastModified }: SitemapEntry): string {
  return [
    `<url><loc>${escapeMarkup(absolute(site, inLanguage(site, language, path)))}</loc>`,
    lastModified ? `<lastmod>${lastModified}</lastmod>` : '',
    ...alternatesOf(site, path, twins).map(
      ([hreflang, to]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(absolute(site, to))}"/>`,
    ),
    '</url>',
  ].join('');
}

/**
 * All public pages with their translations. `lastmod` only where the content has a date: a build time says
 * nothing about a page, and search engines ignore a site that claims otherwise.
 */
export function sitemap(site: Site, entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((one) => sitemapUrl(site, one)),
    '</urlset>\n',
  ].join('\n');
}

/** Does not exclude the admin page: robots have to read it to see that it must not be listed. */
function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, '/sitemap.xml')}\n`;
}

/** RFC 9116: the contact for security problems. */
function securityContact(site: Site): string {
  return [
    `Contact: ${mailtoHref(site.settings.contact.security.email)}`,
    `Expires: ${site.settings.contact.security.expires}T00:00:00Z`,
    `Preferred-Languages: ${site.languages.join(', ')}`,
    `Canonical: ${absolute(site, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

/** In the default language only: names and icons need no translation, and home redirects by language. */
function webManifest(site: Site): string {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: site.settings.name,
    short_name: site.settings.name,
    id: '/',
    start_url: '/',
    display: 'browser',
    lang: site.defaultLanguage,
    background_color: paletteOf(site)['--bg'].dark,
    theme_color: paletteOf(site)['--bg'].dark,
    icons: [
      icon('/icons/icon-192.png', 192, 'any'),
      icon('/icons/icon-512.png', 512, 'any'),
      icon('/icons/maskable-512.png', 512, 'maskable'),
    ],
  });
}

/** The texts for machines that do not depend on pages, by address. */
export function textsForRobots(site: Site): Map<string, string> {
  return new Map([
    ['/robots.txt', robots(site)],
    ['/site.webmanifest', webManifest(site)],
    ['/.well-known/security.txt', securityContact(site)],
  ]);
}

/** Warnings for the operator: an expired security contact must not be published. */
export function textWarnings(site: Site, now = new Date()): string[] {
  const { expires } = site.settings.contact.security;
  return now.toISOString().slice(0, 10) < expires
    ? []
    : [`security.txt expired on ${expires}: confirm the contact and set a new date in site.yaml`];
}
