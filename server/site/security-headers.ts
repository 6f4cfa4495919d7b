import { feeds } from '#shared/feeds.ts';
import { formEndpoints } from '#shared/form-endpoints.ts';
import { documentPolicy } from '#shared/document-policy.ts';
import { inLanguage } from '#shared/routes.ts';
import type { LocalizedSite } from '#shared/localized-site.ts';
import type { ServedSite } from '#server/served-site.ts';
import { immutableCacheControl, immutableFolders } from './cache-control.ts';
import { contentTypeOf } from './content-types.ts';

/**
 * The content security policy: files of our own origin, only of the kinds that the site uses. The scripts in
 * `site.yaml` that visitors may accept add their origins, also for requests and pictures, and those that they name for
 * other kinds; the address that takes forms adds its own.
 *
 * - No `data:`: the site has no such image or font, so the build must not inline any.
 * - `connect-src 'self'` is for client navigation, which fetches the HTML of the next page.
 * - Trusted Types: a text becomes markup in one place of our own code only. Scripts of others may do it anywhere,
 * so a site that has some does not require them.
 * - No `upgrade-insecure-requests`: it breaks http://localhost and previews on plain http, and `'self'` on an
 * https page refuses http files anyway.
 */
export function contentSecurityPolicy(
  scripts: ServedSite['settings']['scriptsAfterConsent'],
  endpoints: readonly string[] = [],
): string {
  const posts = endpoints.map((endpoint) => new URL(endpoint).origin);
  const from = scripts.map(({ address }) => new URL(address).origin);
  const to = [...from, ...scripts.flatMap(({ origins }) => origins)];
  const named = (kind: 'scripts' | 'styles' | 'fonts' | 'frames') =>
    scripts.flatMap((script) => script[kind]);
  const frames = named('frames');
  const own = (directive: string, others: readonly string[]) =>
    [directive, "'self'", ...new Set(others)].join(' ');
  return [
    "default-src 'none'",
    own('script-src', [...from, ...named('scripts')]),
    own('style-src', named('styles')),
    own('img-src', to),
    own('font-src', named('fonts')),
    own('connect-src', [...to, ...posts]),
    ...(frames.length > 0 ? [`frame-src ${[...new Set(frames)].join(' ')}`] : []),
    "manifest-src 'self'",
    own('form-action', posts),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(scripts.length === 0
      ? ["require-trusted-types-for 'script'", `trusted-types ${documentPolicy}`]
      : []),
  ].join('; ');
}

/**
 * Disabled browser features. Not listed are two that a "copy link" or "share" button needs, `clipboard-write`
 * and `web-share`. Only names that Chromium knows: each unknown name is a console warning.
 */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Directives after the max-age of Strict-Transport-Security, by `hsts` in site.yaml. */
const hstsReach = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

const sharingHeader = 'Cross-Origin-Resource-Policy';

/** A site, as far as its headers depend on it. */
export interface HeaderSite {
  settings: Pick<ServedSite['settings'], 'scriptsAfterConsent' | 'forms' | 'hsts'>;
}

/** All security headers of a site, for documents and for responses of unknown type. */
export const securityHeaders = ({
  settings: { scriptsAfterConsent, forms, hsts },
}: HeaderSite): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(scriptsAfterConsent, formEndpoints(forms)),
  'Strict-Transport-Security': `max-age=63072000${hstsReach[hsts]}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  [sharingHeader]: 'same-origin',
  'Origin-Agent-Cluster': '?1',
});

/** Types that browsers never run or display as a document: parts of a page. */
const partTypes =
  /^(?:text\/(?:css|javascript)|font\/.+|image\/(?!svg).+|application\/manifest\+json)(?:;|$)/;

/** The headers that a part of a page needs: how to read it, and who may embed it. */
const partHeaders: readonly string[] = ['X-Content-Type-Options', sharingHeader];

/**
 * Other sites may show pictures: web feed readers, Notion, chats and wikis load link previews and icons in the reader's
 * browser. A 304 and a redirect have no type, and browsers apply their headers too.
 */
const isPicture = (contentType: string | null, path: string): boolean =>
  (contentType ?? contentTypeOf(path)).startsWith('image/');

/** An SVG becomes a document when its address is opened: then it may load and run nothing. */
const drawingPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The security headers of a response. All of them are 1,000 bytes, which HTTP/1.1 would send with each of a
 * page's 16 files; policies for documents have no effect on fonts and scripts, and a page's
 * Strict-Transport-Security holds for the whole host.
 * @param all `securityHeaders` of the site
 * @param contentType of the response; null (a redirect, a 304) gets all headers
 * @param path of the request
 */
export function securityHeadersOf(
  all: Readonly<Record<string, string>>,
  contentType: string | null,
  path: string,
): Readonly<Record<string, string>> {
  const ours = isPicture(contentType, path) ? { ...all, [sharingHeader]: 'cross-origin' } : all;
  const isDrawing = contentType?.startsWith('image/svg+xml') === true;
  if (!isDrawing && !partTypes.test(contentType ?? '')) return ours;
  const headers = Object.entries(ours).filter(([name]) => partHeaders.includes(name));
  return Object.fromEntries(isDrawing ? [['Content-Security-Policy', drawingPolicy], ...headers] : headers);
}

const picturePlaces = [
  '/art/*',
  '/previews/*',
  '/icons/*',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
];

/**
 * The same headers as a `_headers` file, which Netlify and Cloudflare Pages read. All headers on all files:
 * over HTTP/2 and 3 a repeated header costs one byte, and a rule that removes a policy from a folder would
 * also remove it from that folder's not-found page. No Cache-Control for HTML: both hosts set it, and
 * Cloudflare would join two values; a line with `!` drops the first one there, and Netlify ignores it. Feeds are
 * listed one by one: the hosts do not know their types, nor patterns over all languages.
 * @param ownFiles addresses of the files that are published as they are
 */
export function renderHeadersFile(
  site: HeaderSite & LocalizedSite,
  ownFiles: readonly string[] = [],
): string {
  const everywhere = [
    '/*',
    ...Object.entries(securityHeaders(site)).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const places: [place: string, ...lines: string[]][] = [
    ...immutableFolders.map((folder): [string, string] => [
      `/${folder}/*`,
      `  Cache-Control: ${immutableCacheControl}`,
    ]),
    ...[...picturePlaces, ...ownFiles.filter((file) => isPicture(null, file)).map(encodeURI)].map(
      (place): [string, ...string[]] => [place, `  ! ${sharingHeader}`, `  ${sharingHeader}: cross-origin`],
    ),
  ];
  // One block for each place: Cloudflare takes the last of several.
  const placed = [...Map.groupBy(places, ([place]) => place)].map(([place, all]) => [
    place,
    ...all.flatMap(([, ...lines]) => lines),
  ]);
  const typed = [
    ...site.languages.flatMap((language) =>
      Object.values(feeds).map(({ path }) => inLanguage(site, language, path)),
    ),
    // Has no extension that names its type.
    ...ownFiles.filter((file) => file.endsWith('/apple-app-site-association')),
  ].map((path) => [path, `  Content-Type: ${contentTypeOf(path)}`]);
  return [everywhere, ...placed, ...typed].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** Path of the editor's page; its assets are below it. */
const editPath = '/edit';

export const isOfEditor = (pathname: string): boolean =>
  pathname === editPath || pathname.startsWith(`${editPath}/`);

/**
 * The content security policy of the editor alone; all other pages keep theirs. Sveltia CMS needs inline styles and
 * images from memory (`blob:`, `data:`); scripts still come from our own origin only.
 * @param origins of the repository and its sign-in; none for `npm run edit`
 * @param hasPreview whether it shows pages in a frame of its own, as in `npm run edit`
 */
export function editorPolicy(origins: readonly string[], hasPreview = false): string {
  const others = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${others}`,
    "font-src 'self'",
    `connect-src 'self' blob: data:${others}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'self'",
    ...(hasPreview ? ["frame-src 'self' blob:", "base-uri 'self'"] : ["base-uri 'none'"]),
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
