import { feeds } from '../config/feeds.ts';
import { languages } from '../config/locales.ts';
import { inLanguage } from '../config/routes.ts';
import { immutableCacheControl, immutableFolders } from './cache-control.ts';
import { contentTypeOf } from './content-types.ts';

/**
 * What a page may load: its own origin's files of each kind the site uses, and nothing else.
 *
 * - No `data:` anywhere: the site has no such image or font, so the build must not inline any.
 * - `connect-src 'self'` is for client navigation, which fetches the HTML of the next page.
 * - No `upgrade-insecure-requests`: it would send http://localhost and plain-http previews to https, where nobody
 *   answers, and it adds nothing, since `'self'` on an https page already refuses every http file and
 *   Strict-Transport-Security already upgrades links.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

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

/** Sent with every response of the server, errors and 304 included, and written into `_headers` for static hosts. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
};

/**
 * The same headers as a `_headers` file, which Netlify and Cloudflare Pages read from the root of the site.
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
