import { feeds } from '../config/feeds.ts';
import { languages } from '../config/locales.ts';
import { inLanguage } from '../config/routes.ts';
import { scriptsAfterConsent } from '../config/site.ts';
import type { OptionalScript } from '../schema/site.ts';
import { immutableCacheControl, immutableFolders } from './cache-control.ts';
import { contentTypeOf } from './content-types.ts';

/**
 * What a page may load: its own origin's files of each kind the site uses, and nothing else but the scripts that `site.yaml` names for
 * who accepts them, and what these count with: a request or a picture.
 *
 * - No `data:` anywhere: the site has no such image or font, so the build must not inline any.
 * - `connect-src 'self'` is for client navigation, which fetches the HTML of the next page.
 * - No `upgrade-insecure-requests`: it would send http://localhost and plain-http previews to https, where nobody
 *   answers, and it adds nothing, since `'self'` on an https page already refuses every http file and
 *   Strict-Transport-Security already upgrades links.
 */
export function contentSecurityPolicy(scripts: readonly OptionalScript[]): string {
  const from = scripts.map(({ address }) => new URL(address).origin);
  const to = [...from, ...scripts.flatMap(({ origins }) => origins)];
  const own = (directive: string, others: readonly string[]) =>
    [directive, "'self'", ...new Set(others)].join(' ');
  return [
    "default-src 'none'",
    own('script-src', from),
    "style-src 'self'",
    own('img-src', to),
    "font-src 'self'",
    own('connect-src', to),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Browser features that are switched off. Left at their default (own origin only) are the two a "copy link" or
 * "share" button needs, `clipboard-write` and `web-share`. Only names that Chromium knows: an unknown one is a
 * console warning on every page.
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

/** What a response may say about security: all of it stands on documents, and on whatever is not known to be something else. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy(scriptsAfterConsent),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
};

/** Types that no browser makes a document of which anything could run or ask: the parts of a page. */
const partTypes =
  /^(?:text\/(?:css|javascript)|font\/.+|image\/(?!svg).+|application\/manifest\+json)(?:;|$)/;

/** What is of use on a part: how it may be read, and who may embed it. */
const partHeaders: readonly string[] = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];

/** A drawing is a part of pages, and a document once its address is opened: then it may do nothing at all. */
const drawingPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The security headers of a response. All of them are 1,000 bytes, which a page of 16 files would pay 16 times over
 * HTTP/1.1; policies for a document mean nothing on a font or a script, and Strict-Transport-Security holds for the whole host
 * from the page on.
 *
 * @param contentType of the response; one without any (a redirect, a 304) has everything
 */
export function securityHeadersOf(contentType: string | null): Readonly<Record<string, string>> {
  const isDrawing = contentType?.startsWith('image/svg+xml') === true;
  if (!isDrawing && !partTypes.test(contentType ?? '')) return securityHeaders;
  const kept = Object.entries(securityHeaders).filter(([name]) => partHeaders.includes(name));
  return Object.fromEntries(isDrawing ? [['Content-Security-Policy', drawingPolicy], ...kept] : kept);
}

/**
 * The same headers as a `_headers` file, which Netlify and Cloudflare Pages read from the root of the site. All of them on
 * everything: over HTTP/2 and 3, which these hosts speak, one that comes again costs a byte (measured: 60 bytes of head, 54
 * without the seven that parts do not need), and a rule that takes a policy off a folder takes it off the not-found page there.
 * HTML gets no Cache-Control here: both hosts already revalidate it, and where two rules match Cloudflare would
 * join two values into a contradiction. Feeds are named one by one: neither host knows their types, nor a pattern for a
 * file in every language.
 */
export function renderHeadersFile(): string {
  const everywhere = ['/*', ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)];
  const hashed = immutableFolders.map((folder) => [
    `/${folder}/*`,
    `  Cache-Control: ${immutableCacheControl}`,
  ]);
  const typed = languages.flatMap((language) =>
    Object.values(feeds).map(({ path }) => [
      inLanguage(language, path),
      `  Content-Type: ${contentTypeOf(path)}`,
    ]),
  );
  return [everywhere, ...hashed, ...typed].map((lines) => `${lines.join('\n')}\n`).join('\n');
}
