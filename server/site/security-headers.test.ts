import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { languages } from '../../shared/locales.ts';
import { inLanguage, documentPolicy } from '../../shared/routes.ts';
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

test('a script after consent may come from its origin, and send there and to the origins it names', () => {
  const script = {
    name: 'Statistics',
    cookies: [],
    attributes: {},
    settings: {},
    everyPage: {},
    origins: ['https://in.acme.example'],
  };
  const policy = contentSecurityPolicy([{ ...script, address: 'https://stats.acme.example/a/script.js' }]);
  const directives = policy.split('; ');
  expect(directives).toContain("script-src 'self' https://stats.acme.example");
  expect(directives).toContain("connect-src 'self' https://stats.acme.example https://in.acme.example");
  expect(directives).toContain("img-src 'self' https://stats.acme.example https://in.acme.example");
  expect(directives).toContain("style-src 'self'");
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
  expect(weaknesses(securityHeaders['Content-Security-Policy'] ?? '')).toEqual([]);
  expect(weaknesses("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});

test('plain http on localhost keeps working: nothing asks for an upgrade to https', () => {
  expect(securityHeaders['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

test('the file for static hosts says what the server says', () => {
  const rules = new Map(
    renderHeadersFile()
      .trimEnd()
      .split('\n\n')
      .map((block) => {
        const [path = '', ...lines] = block.split('\n');
        const headers = lines.map((line): [string, string] => {
          const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
          return [name, value];
        });
        return [path, Object.fromEntries(headers)];
      }),
  );
  expect(Object.fromEntries(rules)).toEqual({
    '/*': securityHeaders,
    '/assets/*': { 'Cache-Control': immutableCacheControl },
    '/art/*': { 'Cache-Control': immutableCacheControl },
    '/fonts/*': { 'Cache-Control': immutableCacheControl },
    '/*.md': { 'X-Robots-Tag': 'noindex' },
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [inLanguage(language, '/blog/feed.xml'), { 'Content-Type': 'application/rss+xml; charset=utf-8' }],
        [inLanguage(language, '/blog/feed.json'), { 'Content-Type': 'application/feed+json; charset=utf-8' }],
        [inLanguage(language, '/careers/feed.xml'), { 'Content-Type': 'application/rss+xml; charset=utf-8' }],
      ]),
    ),
  });
});

test('no line of the file is longer than the 2,000 characters that Cloudflare reads', () => {
  for (const line of renderHeadersFile().split('\n')) expect(line.length).toBeLessThan(2000);
});

test('lets forms post to the address that takes them, and scripts ask it', () => {
  const policy = contentSecurityPolicy([], 'https://forms.example/f/acme').split('; ');
  expect(policy).toContain("form-action 'self' https://forms.example");
  expect(policy).toContain("connect-src 'self' https://forms.example");
});
