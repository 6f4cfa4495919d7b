import type { Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { alternatesOf } from '#shared/routes.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { absolutePageAddress, previewPath, previewSize } from '#src/pages/preview-address.data.ts';
import { breadcrumbList, type StructuredNode } from '#src/pages/structured-data.data.ts';
import type { PageMetadata, PreloadedPicture } from '#src/pages/page-definition.ts';
import { escapeMarkup } from '#shared/markup.ts';
import type { PageData } from '#src/app/loaded-page.ts';

/** JSON with `<` escaped, so that no text can close the script element. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Preloads a picture before the parser reaches it. */
export const preloadLink = (picture: PreloadedPicture) =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${picture.srcSet}" imagesizes="${picture.sizes}">`;

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeMarkup(String(content))}">`;

/** The canonical link and the links to other languages (BCP 47 tags, absolute addresses); browser scripts read them. */
export function addressLinks(edition: Edition, path: string, pageLanguages: readonly Language[]): string {
  return [
    `<link rel="canonical" href="${absolutePageAddress(edition, path)}">`,
    ...alternatesOf(edition, path, pageLanguages).map(
      ([hreflang, to]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${edition.settings.origin}${to}">`,
    ),
  ].join('');
}

/** The link preview: Open Graph, which all networks read; `twitter:` only asks for a large picture. */
function linkPreview(
  edition: Edition,
  path: string,
  pageLanguages: readonly Language[],
  head: PageMetadata,
): string {
  return [
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', absolutePageAddress(edition, path)),
    property('og:image', edition.settings.origin + previewPath(edition, path)),
    property('og:image:width', previewSize.width),
    property('og:image:height', previewSize.height),
    property('og:image:alt', head.previewTitle),
    property('og:type', head.published ? 'article' : 'website'),
    head.published ? property('article:published_time', head.published) : '',
    property('og:site_name', edition.settings.name),
    property('og:locale', edition.locale.openGraph),
    ...pageLanguages
      .filter((other) => other !== edition.language)
      .map((other) => property('og:locale:alternate', localeOf(edition, other).openGraph)),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** Structured data for search engines (schema.org). It is data, not a script, so the policy allows it. */
function structuredData(edition: Edition, { breadcrumb }: PageData, head: PageMetadata): string {
  const nodes: StructuredNode[] = [
    ...(head.structuredData ?? []),
    ...(breadcrumb ? [breadcrumbList(edition, breadcrumb)] : []),
  ];
  const [first, ...rest] = nodes;
  if (!first) return '';
  const content = rest.length === 0 ? first : { '@graph': nodes };
  const json = escapeJson({ '@context': 'https://schema.org', ...content });
  return `<script type="application/ld+json">${json}</script>`;
}

/** Title, description and robots rules of a page. */
export function headWords(head: PageMetadata, isNotFound: boolean): string {
  const robots = head.robots ?? (isNotFound ? 'noindex' : '');
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    robots ? `<meta name="robots" content="${robots}">` : '',
  ].join('');
}

/** The `<link>` elements that announce the feeds of a page. */
export function feedLinks({ feeds = [] }: PageMetadata): string {
  return feeds
    .map(
      ({ title, type, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeMarkup(title)}" href="${href}">`,
    )
    .join('');
}

/** The tags by which search engines know whose site it is, on the home page, where they look for them. */
export function verificationTags({ settings: { verification } }: Site, path: string): string {
  const tags = { 'google-site-verification': verification.google, 'msvalidate.01': verification.bing };
  return Object.entries(tags)
    .map(([name, code]) =>
      code === undefined || path !== '/' ? '' : `<meta name="${name}" content="${escapeMarkup(code)}">`,
    )
    .join('');
}

/**
 * Head elements for robots: link preview, structured data. Client navigation replaces them
 * (src/app/navigation.ts). The not-found page and pages that search engines must not list have none.
 */
export function headForRobots(
  edition: Edition,
  page: {
    data: PageData;
    /** The languages of the page; none for the not-found page. */
    pageLanguages: readonly Language[];
    head: PageMetadata;
  },
): string {
  const { data, pageLanguages, head } = page;
  if (pageLanguages.length === 0 || head.robots === 'noindex') return '';
  return linkPreview(edition, data.path, pageLanguages, head) + structuredData(edition, data, head);
}
