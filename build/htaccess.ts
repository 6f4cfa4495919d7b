import type { Site } from '#content/load-site.ts';
import { feeds } from '#shared/feeds.ts';
import type { RedirectRule } from '#shared/redirect-rules.ts';
import {
  immutableCacheControl,
  immutableFolders,
  revalidateCacheControl,
} from '#server/site/cache-control.ts';
import { contentTypeOf } from '#server/site/content-types.ts';
import { securityHeaders } from '#server/site/security-headers.ts';
import { basename } from 'node:path';
import { compressibleEndings } from './compress.ts';
import { exactAddresses } from './own-files.ts';
import { renderApacheRedirects } from './redirect-files.ts';

/** Types that Apache may not know, or without the encoding of the text. */
const typedEndings = [
  ...compressibleEndings,
  '.avif',
  '.docx',
  '.htm',
  '.ico',
  '.mjs',
  '.odp',
  '.ods',
  '.odt',
  '.pdf',
  '.png',
  '.pptx',
  '.vcf',
  '.vtt',
  '.webp',
  '.woff2',
  '.xlsx',
];

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

const headerLine = (name: string, value: string, condition = '') =>
  `Header always set ${name} ${quoted(value)}${condition === '' ? '' : ` "expr=${condition}"`}`;

const isSuccess = '%{REQUEST_STATUS} =~ /^[23]/';

/** The security headers and the caching of the server (server/site/security-headers.ts). */
function headerLines(site: Site): string[] {
  const folders = immutableFolders.join('|');
  return [
    ...Object.entries(securityHeaders(site)).map(([name, value]) => headerLine(name, value)),
    '# Other sites may show our pictures.',
    headerLine(
      'Cross-Origin-Resource-Policy',
      'cross-origin',
      `${isSuccess} && %{REQUEST_URI} =~ /\\.(avif|gif|ico|jpe?g|png|svg|webp)(\\.(br|gz))?$/i`,
    ),
    headerLine('Cache-Control', revalidateCacheControl),
    headerLine(
      'Cache-Control',
      immutableCacheControl,
      `${isSuccess} && %{REQUEST_URI} =~ m#^/(${folders})/#`,
    ),
  ];
}

/** Sends the compressed forms that the build has made. */
function compressionLines(): string[] {
  const endings = compressibleEndings.map((ending) => ending.slice(1)).join('|');
  const rewrite = (encoding: string, ending: string) => [
    // Not “br;q=0”.
    `RewriteCond %{HTTP:Accept-Encoding} "(?:^|[, ])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" [NC]`,
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
    `RewriteRule "^(.+\\.(?:${endings}))$" "$1.${ending}" [END]`,
    `RewriteCond %{HTTP:Accept-Encoding} "(?:^|[, ])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" [NC]`,
    'RewriteCond %{REQUEST_FILENAME} "^(.+?)/*$"',
    `RewriteCond %1.html.${ending} -f`,
    `RewriteRule "^(.*[^/])$" "$1.html.${ending}" [END]`,
  ];
  return [...rewrite('br', 'br'), ...rewrite('gzip', 'gz')];
}

/** The content types of files and of their compressed forms, whose last ending would decide otherwise. */
function typeLines(): string[] {
  const names = [
    ...typedEndings.map((ending) => [`\\${ending}`, contentTypeOf(`file${ending}`)] as const),
    ...new Map(
      [...Object.values(feeds).map(({ path }) => basename(path)), 'apple-app-site-association'].map(
        (name) => [`^${name.replace('.', '\\.')}`, contentTypeOf(name)],
      ),
    ),
  ];
  return names.flatMap(([name, type]) => [
    `<FilesMatch "${name}(\\.(br|gz))?$">`,
    `ForceType ${quoted(type)}`,
    '</FilesMatch>',
  ]);
}

/** Each language but the first has its own not-found page. */
const notFoundLines = ({ languages: [, ...others] }: Site): string[] => [
  'ErrorDocument 404 /404.html',
  ...others.flatMap((language) => [
    `<If "%{REQUEST_URI} =~ m#^/${language}(/|$)#">`,
    `ErrorDocument 404 /${language}/404.html`,
    '</If>',
  ]),
];

/** HTML files of the owner keep their ending. */
function exactLines({ ownFiles }: Site): string[] {
  const exact = exactAddresses(ownFiles).map((address) => RegExp.escape(address));
  return exact.length === 0 ? [] : [`RewriteCond %{REQUEST_URI} "!^(?:${exact.join('|')})$"`];
}

/**
 * `.htaccess`: how Apache serves the site as our server does. Requires mod_rewrite; without another module the site
 * lacks what it does.
 * @param own lines of the site's own `files/.htaccess`: after the settings, which they can change, and before the
 * rules for addresses, so that theirs see each request
 */
export function renderHtaccess(site: Site, redirects: readonly RedirectRule[], own = ''): string {
  return [
    '# Written by the build (docs/how-to/deploy.md).',
    'Options -MultiViews -Indexes',
    'FileETag MTime Size',
    ...notFoundLines(site),
    ...typeLines(),
    '<IfModule mod_dir.c>',
    'DirectorySlash Off',
    'DirectoryIndex index.html',
    '</IfModule>',
    '<IfModule mod_mime.c>',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...headerLines(site),
    '</IfModule>',
    ...(own === '' ? [] : ['# From files/.htaccess of the site:', own.trimEnd(), '# Written by the build.']),
    'RewriteEngine On',
    '# An error page.',
    'RewriteCond %{ENV:REDIRECT_STATUS} "!^(200)?$"',
    'RewriteRule ^ - [END]',
    '# Not part of the site: settings of hosts, compressed copies, error pages, hidden files.',
    'RewriteRule "^_(headers|(files|redirects).*)$|\\.(br|gz)$|(^|/)(404|413|502)(\\.html)?$|(^|/)\\.(?!well-known/)" - [R=404,END]',
    '# Apache takes two slashes for one.',
    'RewriteCond %{THE_REQUEST} "^\\S+ [^? ]*//+[^/? ]"',
    'RewriteRule ^ - [R=404,END]',
    ...renderApacheRedirects(site, redirects),
    '# The address of a page ends neither with a slash nor with .html.',
    'RewriteCond %{ENV:REDIRECT_STATUS} "^$"',
    'RewriteRule "^(?:index\\.html|/+)$" / [R=308,END]',
    'RewriteCond %{REQUEST_FILENAME} "^(.+?)(?:(?:/index)?\\.html)?/*$"',
    'RewriteCond %1.html -f',
    'RewriteCond %{PATH_INFO} "^/*$"',
    ...exactLines(site),
    'RewriteRule "^(.+?)(?:(?:/index)?\\.html/*|/+)$" "/$1" [R=308,END]',
    'RewriteRule "^$" "index.html"',
    '<IfModule mod_headers.c>',
    '<IfModule mod_mime.c>',
    ...compressionLines(),
    '</IfModule>',
    '</IfModule>',
    'RewriteCond %{REQUEST_FILENAME} "^(.+?)/*$"',
    'RewriteCond %1.html -f',
    'RewriteRule "^(.*[^/])$" "$1.html" [END]',
    '# A folder has no page.',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,END]',
    '',
  ].join('\n');
}
