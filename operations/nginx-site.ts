import { feeds } from '../config/feeds.ts';
import { limits } from '../config/limits.ts';
import { defaultLanguage, languages } from '../config/locales.ts';
import { immutableCacheControl, immutableFolders, revalidateCacheControl } from '../server/cache-control.ts';
import { markdownType, unlisted } from '../server/accept-markdown.ts';
import { contentTypes } from '../server/content-types.ts';
import { defaultLimits } from '../server/http-server.ts';
import { securityHeaders, securityHeadersOf } from '../server/security-headers.ts';

/**
 * Makes the nginx configuration from the same tables as the server and the `_headers` file. Each function
 * gives the content of a `server` block; the operator adds listening, names, TLS and `root`.
 */

/** What begins the addresses of the languages that have a prefix; empty where the site has one language only. */
const prefixes = languages.filter((language) => language !== defaultLanguage).join('|');
const prefixPattern = prefixes && `(?:/(?:${prefixes}))?`;

/** A quoted value for nginx; a quote, dollar sign or backslash would have a meaning there. */
function quoted(text: string): string {
  if (/["$\\\n]/.test(text)) throw new Error(`nginx cannot be given this value: ${text}`);
  return `"${text}"`;
}

const seconds = (milliseconds: number) => `${Math.ceil(milliseconds / 1000)}s`;

/** A line for each header; with `always` nginx also sends it on errors and 304. */
const addHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** Used in both kinds of configuration. */
const common = [
  '# On every answer but those below, nginx’s own errors included. An add_header in a location replaces all of these there.',
  ...addHeaders(securityHeaders),
  '',
  '# What people look for or follow stands in queries: a request with one, or that comes from one, is not logged.',
  'set $site_is_logged 1;',
  'if ($request_uri ~ "[?]") { set $site_is_logged ""; }',
  'if ($http_referer ~ "[?]") { set $site_is_logged ""; }',
  'access_log /var/log/nginx/access.log combined if=$site_is_logged;',
  '',
  'server_tokens off;',
  'absolute_redirect off;',
  '',
  '# Slow clients. In the first server block of a port these count for all of its names.',
  `client_header_timeout ${seconds(defaultLimits.headersTimeoutMs)};`,
  `client_body_timeout ${seconds(defaultLimits.headersTimeoutMs)};`,
  `send_timeout ${seconds(defaultLimits.headersTimeoutMs)};`,
  `keepalive_timeout ${seconds(defaultLimits.keepAliveMs)};`,
];

const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
];

const render = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** The types with their file extensions, in nginx syntax. */
function typesBlock(): string[] {
  const byType = Map.groupBy(Object.entries(contentTypes), ([, type]) => type);
  return block(
    'types',
    [...byType].map(
      ([type, entries]) => `${quoted(type)} ${entries.map(([ending]) => ending.slice(1)).join(' ')};`,
    ),
  );
}

/** Other headers than the security headers; nginx omits one whose variable is empty. */
const otherHeaders = [
  'add_header Cache-Control $site_cache_control always;',
  'add_header Allow $site_allow always;',
];

/**
 * Which form of a page a client wants, as `server/accept-markdown.ts` has it; of weights the first digit behind the
 * point counts.
 */
function formsOfPages(): string[] {
  const [header] = unlisted;
  const asks = (pattern: string, form: string) =>
    `if ($http_accept ~* "${pattern}") { set $site_form ${form}; }`;
  const above = (digit: number) => `(?:,|$|;\\s*q=(?:1${digit < 9 ? `|0\\.[${digit + 1}-9]` : ''}))`;
  return [
    'set $site_form .html;',
    asks(`(?:^|,)\\s*${markdownType}\\s*(?:,|;|$)`, '.md'),
    asks(`${markdownType}[^,]*;\\s*q=0(?!\\.[1-9])`, '.html'),
    ...Array.from({ length: 9 }, (_, index) => index + 1).map((digit) =>
      asks(
        `^(?=.*${markdownType}[^,]*;\\s*q=0\\.${digit})(?=.*(?:text/html|(?:text|\\*)/\\*)\\s*${above(digit)})`,
        '.html',
      ),
    ),
    'set $site_vary Accept;',
    'if ($uri ~ "[.]") { set $site_vary ""; }',
    'set $site_robots "";',
    'if ($uri ~ "[.]md$") { set $site_robots noindex; }',
    'if ($site_form = .md) { set $site_robots noindex; }',
    'add_header Vary $site_vary always;',
    `add_header ${header} $site_robots always;`,
  ];
}

/**
 * Files with fewer security headers than pages: one location for each set of headers. No error response comes
 * from inside: a missing file gets the not-found page's location, a wrong method is refused before, ranges
 * are off.
 */
function partLocations(): string[] {
  const endings = Map.groupBy(Object.entries(contentTypes), ([, type]) =>
    addHeaders(securityHeadersOf(type)).join('\n'),
  );
  endings.delete(addHeaders(securityHeaders).join('\n'));
  return [...endings].flatMap(([headers, types]) =>
    block(`location ~ \\.(?:${types.map(([ending]) => ending.slice(1)).join('|')})$`, [
      ...headers.split('\n'),
      ...otherHeaders,
      'max_ranges 0;',
      'try_files $uri =404;',
    ]),
  );
}

function feedLocations(): string[] {
  return Object.values(feeds).flatMap(({ path, type }) =>
    block(`location ~ ^${prefixPattern}${path.replaceAll('.', '\\.')}$`, [
      'types { }',
      `default_type ${quoted(`${type}; charset=utf-8`)};`,
    ]),
  );
}

/**
 * For nginx that serves `dist` itself: addresses without `.html`, not-found pages per language, precompressed
 * files, types, caching and security headers.
 * @param options.hasBrotli whether nginx has the module ngx_brotli; without it only gzip is sent
 */
export function nginxForFiles(options: { hasBrotli: boolean }): string {
  return render([
    '# Made by `npm run nginx-config`; make it again after an update of the site.',
    ...common,
    '',
    '# set and if of a server block run again for an error page, so that a missing file is never called immutable.',
    `set $site_cache_control ${quoted(revalidateCacheControl)};`,
    'set $site_not_found /404.html;',
    'set $site_allow "";',
    ...(prefixes ? block(`if ($uri ~ ^/(${prefixes})(?:/|$))`, ['set $site_not_found /$1/404.html;']) : []),
    ...block('if ($request_method !~ ^(?:GET|HEAD)$)', ['set $site_allow "GET, HEAD";', 'return 405;']),
    ...block(`if ($uri ~ ^/(?:${immutableFolders.join('|')})/)`, [
      `set $site_cache_control ${quoted(immutableCacheControl)};`,
    ]),
    ...otherHeaders,
    '# A page as HTML, or as Markdown for those who ask for that.',
    ...formsOfPages(),
    'error_page 404 $site_not_found;',
    '',
    'default_type application/octet-stream;',
    ...typesBlock(),
    '',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    ...(options.hasBrotli ? ['brotli_static on;'] : []),
    '',
    '# Of the build, not of the site: the file for other hosts, compressed twins, hidden files.',
    ...block('location ~ (?:^/_headers|\\.br|\\.gz)$', ['return 404;']),
    ...block('location ~ /\\.(?!well-known/)', ['return 404;']),
    '# A not-found page answers other addresses and has none of its own.',
    ...block(`location ~ ^${prefixPattern}/404(?:\\.html)?$`, ['internal;', 'try_files $uri =404;']),
    '',
    '# The address of a page ends neither with a slash nor with .html.',
    ...block('location = /index.html', ['return 308 /$is_args$args;']),
    ...block('location ~ ^(?<site_page>/.+?)(?:/|/index\\.html|\\.html)/*$', [
      'if (-f $document_root$site_page.html) { return 308 $site_page$is_args$args; }',
      'return 404;',
    ]),
    ...block('location = /', ['try_files /index$site_form =404;']),
    ...feedLocations(),
    '# Parts of pages.',
    ...partLocations(),
    ...block('location /', ['try_files $uri$site_form $uri.html $uri =404;']),
  ]);
}

/** The largest accepted body: the largest resume and one megabyte for the rest of its form. */
const bodyMaxMebibytes = Math.ceil(limits.application.resumeMaxBytes / 2 ** 20) + 1;

/** Errors of nginx itself when it forwards a request. */
const ownErrors = [400, 413, 500, 502, 503, 504];

/**
 * For nginx in front of our server: nginx handles TLS and answers when the server is down.
 * @param target address of the server, such as `127.0.0.1:3000`, or the name of an `upstream` block with
 * several
 * @throws Error when it is neither
 */
export function nginxForProxy(target: { address: string } | { upstream: string }): string {
  return render([
    '# Made by `npm run nginx-config -- --proxy` (or `--upstream`); make it again after an update of the site.',
    ...common,
    '',
    '# An application with its resume.',
    `client_max_body_size ${bodyMaxMebibytes}m;`,
    'gzip off;',
    '# What the server answers has its own headers; with this empty one, which is not sent, those above are for errors of nginx alone.',
    'location / {',
    '  add_header Content-Security-Policy "";',
    ...ownErrors.map((status) => `  error_page ${status} @site_error_${status};`),
    `  proxy_pass http://${nameOf(target)};`,
    '  proxy_http_version 1.1;',
    '  proxy_set_header Connection "";',
    '  proxy_set_header Host $host;',
    '  # Limits count the last address, which is the one nginx saw (TRUSTED_PROXIES=1); what stands before it anybody can write.',
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  proxy_connect_timeout 2s;',
    `  proxy_read_timeout ${seconds(defaultLimits.requestTimeoutMs)};`,
    ...('upstream' in target
      ? [
          '  # A post too: one that was stored before its process went away has a key under which it is stored once.',
          '  proxy_next_upstream error timeout non_idempotent;',
        ]
      : []),
    '}',
    ...ownErrors.flatMap((status) => block(`location @site_error_${status}`, [`return ${status};`])),
  ]);
}

function nameOf(target: { address: string } | { upstream: string }): string {
  if ('upstream' in target) {
    if (!/^[a-z][\w-]*$/i.test(target.upstream))
      throw new Error(
        `--upstream must be the name of an upstream block, but it is ${JSON.stringify(target.upstream)}`,
      );
    return target.upstream;
  }
  if (!/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(target.address))
    throw new Error(`--proxy must be a host and a port, but it is ${JSON.stringify(target.address)}`);
  return target.address;
}
