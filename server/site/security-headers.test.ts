import { testSite as site } from '#content/test-support/test-site.ts';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { documentPolicy } from '#shared/document-policy.ts';
import { inLanguage } from '#shared/routes.ts';
import { immutableCacheControl } from './cache-control.ts';
import { contentSecurityPolicy, renderHeadersFile, securityHeaders } from './security-headers.ts';

test('R003 the policy lets a page load from and send to its own origin only, without inline code', () => {
  const policy = contentSecurityPolicy([]);
  const loading = policy.split('; ').filter((directive) => !directive.includes('trusted-types'));
  const sources = new Set(loading.flatMap((directive) => directive.split(' ').slice(1)));
  expect(sources).toEqual(new Set(["'none'", "'self'"]));
  expect(policy).toContain("default-src 'none'");
  for (const directive of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy).toContain(directive);
});

test('texts become markup only where our own code says so', () => {
  const directives = contentSecurityPolicy([]).split('; ');
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain(`trusted-types ${documentPolicy}`);
});

const withoutSettings = {
  name: 'Statistics',
  cookies: [],
  attributes: {},
  functions: {},
  settings: {},
  start: {},
  everyPage: {},
  nextPages: {},
  origins: [],
  scripts: [],
  styles: [],
  fonts: [],
  frames: [],
};

test('a script after consent may load scripts, styles, fonts and frames from where it says', () => {
  const policy = contentSecurityPolicy([
    {
      ...withoutSettings,
      address: 'https://chat.example/a.js',
      origins: ['https://*.chat.example', 'wss://live.chat.example'],
      scripts: ['https://js.chat.example'],
      styles: ['https://css.chat.example'],
      fonts: ['https://fonts.example'],
      frames: ['https://app.chat.example', 'https://*.frames.example'],
    },
  ]);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://chat.example https://js.chat.example",
      "style-src 'self' https://css.chat.example",
      "font-src 'self' https://fonts.example",
      'frame-src https://app.chat.example https://*.frames.example',
      "connect-src 'self' https://chat.example https://*.chat.example wss://live.chat.example",
    ]),
  );
  expect(contentSecurityPolicy([])).not.toContain('frame-src');
});

test('a script after consent may come from its origin, and send there and to the origins it names', () => {
  const address = 'https://stats.acme.example/a/script.js';
  const policy = contentSecurityPolicy([
    { ...withoutSettings, address, origins: ['https://in.acme.example'] },
  ]);
  const both = "'self' https://stats.acme.example https://in.acme.example";
  const wanted = ["script-src 'self' https://stats.acme.example", `connect-src ${both}`, `img-src ${both}`];
  expect(policy.split('; ')).toEqual(expect.arrayContaining([...wanted, "style-src 'self'"]));
  expect(policy, 'scripts of others make markup as they do').not.toContain('trusted-types');
  expect(weaknesses(policy)).toEqual([]);
});

/** Findings of Google's CSP evaluator, without its suggestions. */
const weaknesses = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
    .map(({ directive, description }) => `${directive}: ${description}`);

test('Google’s evaluator finds nothing high or medium in the policy, and would', () => {
  expect(weaknesses(securityHeaders(site)['Content-Security-Policy'] ?? '')).toEqual([]);
  expect(weaknesses("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});

test('plain http on localhost keeps working: nothing asks for an upgrade to https', () => {
  expect(securityHeaders(site)['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

test('the file for static hosts says what the server says', () => {
  const blocks = renderHeadersFile(site).trimEnd().split('\n\n');
  const rules = blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    // Cloudflare joins two values of a header unless the line before drops the first.
    const named = lines.filter((line) => !line.startsWith('  ! '));
    const headers = named.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
    return [path, Object.fromEntries(headers) as object];
  });
  expect(new Set(rules.map(([path]) => path)).size).toBe(rules.length);
  const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  const typed = (path: string, type: string) => [
    path,
    { 'Content-Type': `application/${type}; charset=utf-8` },
  ];
  expect(Object.fromEntries(rules)).toEqual({
    '/*': securityHeaders(site),
    '/assets/*': { 'Cache-Control': immutableCacheControl },
    '/art/*': { 'Cache-Control': immutableCacheControl, ...shared },
    '/previews/*': shared,
    '/icons/*': shared,
    '/favicon.ico': shared,
    '/favicon.svg': shared,
    '/apple-touch-icon.png': shared,
    '/fonts/*': { 'Cache-Control': immutableCacheControl },
    ...Object.fromEntries(
      site.languages.flatMap((language) => [
        typed(inLanguage(site, language, '/blog/feed.xml'), 'rss+xml'),
        typed(inLanguage(site, language, '/careers/feed.xml'), 'rss+xml'),
        typed(inLanguage(site, language, '/careers/jobs.xml'), 'xml'),
      ]),
    ),
  });
});

test('the file for static hosts lets other sites show the pictures of files/', () => {
  const text = renderHeadersFile(site, [
    '/Käufer 1.png',
    '/agb.pdf',
    '/.well-known/apple-app-site-association',
  ]);
  expect(text).toContain('\n/K%C3%A4ufer%201.png\n  ! Cross-Origin-Resource-Policy\n');
  expect(text).toContain(
    '\n/.well-known/apple-app-site-association\n  Content-Type: application/json; charset=utf-8\n',
  );
  expect(text).not.toContain('agb.pdf');
});

test('no line of the file is longer than the 2,000 characters that Cloudflare reads', () => {
  for (const line of renderHeadersFile(site).split('\n')) expect(line.length).toBeLessThan(2000);
});

test('lets forms post to the address that takes them, and scripts ask it', () => {
  const policy = contentSecurityPolicy([], ['https://forms.example/f/acme', 'https://list.example/in']).split(
    '; ',
  );
  expect(policy).toContain("form-action 'self' https://forms.example https://list.example");
  expect(policy).toContain("connect-src 'self' https://forms.example https://list.example");
});
