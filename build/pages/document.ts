import type { Language } from '#shared/locales.ts';
import { paletteOf } from '#content/colours/palette.ts';
import { inLanguage, routes } from '#shared/routes.ts';
import type { Mark } from '#content/site-file/configured-site.ts';
import type { Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { isSwitchedOff } from '#content/site-file/switched-off.ts';
import { fontPreloads, logoFilesOf } from '#content/published/site-images.ts';
import { languageAttributes, localeOf } from '#shared/i18n/locale.ts';
import {
  addressLinks,
  escapeJson,
  feedLinks,
  headForRobots,
  headWords,
  preloadLink,
  verificationTags,
} from './document-head.ts';
import type { PageMetadata } from '#src/pages/page-definition.ts';
import type { PageData } from '#src/app/loaded-page.ts';

const splashGap = 0.1;

/**
 * The loading splash (SPEC sections 2 and 4): the mark in ten layers, one for each 10 %. Plain markup outside
 * React; the boot script shows it, so a failing script cannot leave it open. It covers the prerendered HTML,
 * which screen readers and crawlers can read meanwhile.
 */
function splashMarkup(site: Site): string {
  const { logo } = site;
  const shapes = 'file' in logo ? logoSplash(site) : markSplash(logo);
  return `<div id="splash" aria-hidden="true">${shapes}<b>0</b></div>`;
}

/** Ten layers between two heights, from the lowest. */
function strata(width: number, top: number, bottom: number, gap: number): string {
  const step = (bottom - top) / 10;
  const thickness = Number((step - gap).toFixed(2));
  const layers = Array.from({ length: 10 }, (_, index) => {
    const upper = (bottom - (index + 1) * step).toFixed(2);
    return `<path d="M0 ${upper}h${width}v${thickness}H0z"/>`;
  });
  return layers.join('');
}

function markSplash({ width, height, ink: columns, accent: cap, inkTop, inkBottom }: Mark): string {
  return [
    `<svg viewBox="0 0 ${width} ${height}">`,
    `<clipPath id="splash-columns"><path d="${columns}"/></clipPath><path class="outline" d="${columns}${cap}"/>`,
    `<g clip-path="url(#splash-columns)">${strata(width, inkTop, inkBottom, splashGap)}</g>`,
    `<path class="cap" d="${cap}"/></svg>`,
  ].join('');
}

/** A logo that is shown as it is appears in ten layers, which are its mask. */
function logoSplash(site: Site): string {
  const { file, dark, ground } = logoFilesOf(site).page;
  const { width, height } = file;
  const images = [file, ...(dark ? [dark] : [])].map(
    ({ src }, index) =>
      `<image class="${['light', 'dark'][index]}" href="${src}" width="${width}" height="${height}"/>`,
  );
  const look = ground ? ` data-ground="${ground}"` : dark ? ' class="themed"' : '';
  // They overlap, so that nothing of the ground is seen between them.
  const layers = strata(width, 0, height, -height / 100);
  return [
    `<svg${look} viewBox="0 0 ${width} ${height}"><mask id="splash-columns"><g>${layers}</g></mask>`,
    `<g mask="url(#splash-columns)">${images.join('')}</g></svg>`,
  ].join('');
}

/** Public addresses of a page's files. */
export interface PageAssets {
  /** The script for the first paint, which later starts the modules. */
  boot: string;
  entry: string;
  styles: string[];
  modules: string[];
}

/** In the order that the boot script expects: light, dark (src/browser/browser-bars.ts). */
const barColours = (site: Site) =>
  (['light', 'dark'] as const).map(
    (theme) =>
      `<meta name="theme-color" media="(prefers-color-scheme:${theme})" content="${paletteOf(site)['--bg'][theme]}">`,
  );

const icons = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
];

/** Attributes of `<html>`: the shape of bullets and pictures of people (src/styles/tokens.css), and the splash. */
const settingMarks = ({ settings: { shape, splash } }: Site): string =>
  (shape === 'square' ? ' data-shape="square"' : '') + (splash === 'on' ? '' : ' data-no-splash');

/** For scripts on the not-found page (src/components/page-addresses.ts): all languages, and Careers in each. */
function notFoundMarks(site: Site): string {
  const { languages } = site;
  const careers = languages.map((language) => inLanguage(site, language, routes.careers));
  const marks = ` data-not-found="${languages.join(' ')}"`;
  return isSwitchedOff(site, routes.careers) ? marks : `${marks} data-careers="${careers.join(' ')}"`;
}

/** What every document has of the site beside the data of its page; a change of it changes all pages. */
export const documentInputs = (site: Site): readonly unknown[] => [
  site.settings,
  site.logo,
  site.settings.logo && logoFilesOf(site).page,
  fontPreloads(site),
  site.languages.map((language) => localeOf(site, language)),
];

/**
 * The whole HTML of a page. It is the same for all visitors: the blocking boot script sets theme, language
 * and splash before the first paint.
 */
export function renderDocument(
  edition: Edition,
  options: {
    data: PageData;
    /** The languages of the page; none for the not-found page. */
    pageLanguages: readonly Language[];
    head: PageMetadata;
    content: string;
    assets: PageAssets;
  },
): string {
  const { site } = edition;
  const { data, pageLanguages, head, content, assets } = options;
  const isNotFound = pageLanguages.length === 0;
  const preloads = (head.preload ?? []).map(preloadLink);
  const fonts = fontPreloads(site).map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  return [
    `<!doctype html><html${languageAttributes(site, data.language)} data-site="${site.settings.slug}"${settingMarks(site)}${isNotFound ? notFoundMarks(site) : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headWords(head, isNotFound),
    isNotFound ? '' : verificationTags(site, data.path),
    '<meta name="color-scheme" content="light dark">',
    ...barColours(site),
    // Above the script, which reads them.
    isNotFound ? '' : addressLinks(edition, data.path, pageLanguages),
    `<script src="${assets.boot}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts,
    ...preloads,
    // The loader script reads them from the template after the first paint.
    '<template id="scripts">',
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.entry}"></script></template>`,
    ...icons,
    headForRobots(edition, { data, pageLanguages, head }),
    feedLinks(head),
    `</head><body>${site.settings.splash === 'on' ? splashMarkup(site) : ''}`,
    // Without these comments Cloudflare replaces every address, and React then renders the page again.
    `<!--email_off--><div id="root">${content}</div><!--/email_off-->`,
    `<script type="application/json" id="page-data">${escapeJson(data)}</script></body></html>`,
  ].join('');
}
