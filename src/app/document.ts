import { brand } from '../../config/brand.ts';
import { defaultLanguage, languages, type Language } from '../../config/locales.ts';
import { inLanguage } from '../../config/routes.ts';
import { fontPreloads } from '../../artwork/out/fonts.ts';
import type { PageData, PageHead } from './page-definition.ts';
import { splashMarkup } from './splash.ts';

/** The files of a page, by their public address. */
export interface PageAssets {
  boot: string;
  entry: string;
  styles: string[];
  modules: string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
/** `<` is escaped so that no text can close the script element; the result is still JSON. */
const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The language alternates of a page (BCP 47 tags, absolute addresses), and its canonical address.
 * The not-found page has neither: its address is no page's.
 */
function addressLinks(language: Language, path: string): string {
  const address = (to: Language) => `${brand.origin}${inLanguage(to, path)}`;
  const alternates = languages.map((to) => `<link rel="alternate" hreflang="${to}" href="${address(to)}">`);
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${address(defaultLanguage)}">`,
  ].join('');
}

/**
 * The whole HTML of a page. Nothing in it depends on the visitor: the blocking boot script settles theme, language
 * and splash before the first paint.
 */
export function renderDocument(options: {
  data: PageData;
  head: PageHead;
  isNotFound: boolean;
  content: string;
  assets: PageAssets;
}): string {
  const { data, head, isNotFound, content, assets } = options;
  const preloads = (head.preload ?? []).map(
    ({ href, as }) => `<link rel="preload" href="${href}" as="${as}"${as === 'fetch' ? ' crossorigin' : ''}>`,
  );
  const fonts = fontPreloads.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const feeds = (head.feeds ?? []).map(
    ({ title, type, href }) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${href}">`,
  );
  return [
    `<!doctype html><html lang="${data.language}"${isNotFound ? ' data-not-found' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.robots || isNotFound ? `<meta name="robots" content="${head.robots ?? 'noindex'}">` : '',
    '<meta name="color-scheme" content="light dark">',
    `<script src="${assets.boot}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts,
    ...preloads,
    // The boot script takes them out after the first paint.
    '<template id="scripts">',
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.entry}"></script></template>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    isNotFound ? '' : addressLinks(data.language, data.path),
    ...feeds,
    `</head><body>${splashMarkup}<div id="root">${content}</div>`,
    `<script type="application/json" id="page-data">${escapeJson(data)}</script></body></html>`,
  ].join('');
}
