import { expect, test } from 'vitest';
import { securityHeaders } from '../server/security-headers.ts';
import {
  compressionProblems,
  immutableProblems,
  languageProblems,
  pageProblems,
  redirectProblems,
  revalidationProblems,
  securityHeaderProblems,
  typeProblems,
  varyProblems,
  type Answer,
} from './deployment-rules.ts';

const answer = (headers: Record<string, string>, status = 200, body = ''): Answer => ({
  status,
  headers: new Headers(headers),
  body,
});

const page = { ...securityHeaders, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
const spanish = '<!doctype html><html lang="es"><h1>Hola</h1>';

test('a page as the project sends it has no problem', () => {
  expect(pageProblems(answer(page, 200, spanish), 'es')).toEqual([]);
  expect(pageProblems(answer(page, 404, spanish), 'es', 404)).toEqual([]);
});

test('a page with everything wrong is told so in words', () => {
  const headers = { 'X-Frame-Options': 'SAMEORIGIN', 'Content-Type': 'text/plain' };
  const problems = pageProblems(answer(headers, 200, spanish), 'en', 404);
  expect(problems).toEqual([
    'the status is 200, not 404',
    'Content-Type is "text/plain", not "text/html"',
    'the page is in "es", not "en"',
    'Cache-Control is missing, so browsers keep it as long as they like',
    ...Object.keys(securityHeaders).map((name) =>
      name === 'X-Frame-Options' ? 'X-Frame-Options is "SAMEORIGIN", not "DENY"' : `${name} is missing`,
    ),
  ]);
});

test.each(Object.keys(securityHeaders))('a weaker or missing %s is found', (name) => {
  const { [name]: _, ...others } = securityHeaders;
  expect(securityHeaderProblems(answer(others))).toEqual([`${name} is missing`]);
  expect(securityHeaderProblems(answer({ ...others, [name]: 'x' }))).toHaveLength(1);
});

test.each([
  [{ 'Content-Type': 'font/woff2', 'X-Content-Type-Options': 'nosniff' }, ['Cross-Origin-Resource-Policy']],
  [{ 'Content-Type': 'image/svg+xml', ...securityHeaders }, []],
  [{ 'Content-Type': 'font/woff2', ...securityHeaders }, []],
  [
    { 'Content-Type': 'image/svg+xml' },
    ['Content-Security-Policy', 'X-Content-Type-Options', 'Cross-Origin-Resource-Policy'],
  ],
])('a part of pages, sent with %j, lacks %j', (headers, missing) => {
  const problems = missing.map((name) => `${name} is missing`);
  expect(securityHeaderProblems(answer(headers))).toEqual(problems);
});

test.each([
  ['no-cache', 0],
  ['public, max-age=0, must-revalidate', 0],
  ['no-store', 0],
  ['max-age=600', 1],
  ['public, max-age=31536000, immutable', 1],
])('a page with Cache-Control %s has %i problems', (value, count) => {
  expect(revalidationProblems(answer({ 'Cache-Control': value }))).toHaveLength(count);
});

test.each([
  ['public, max-age=31536000, immutable', 0],
  ['immutable, max-age=63072000', 0],
  ['max-age=31536000', 1],
  ['max-age=3600, immutable', 1],
  ['no-cache, max-age=31536000, immutable', 1],
  ['no-cache', 1],
])('a file with a hash and Cache-Control %s has %i problems', (value, count) => {
  expect(immutableProblems(answer({ 'Cache-Control': value }))).toHaveLength(count);
});

test.each([
  ['/a.js', 'text/javascript; charset=utf-8', []],
  ['/a.js', 'application/javascript', []],
  ['/a.js', 'text/plain; charset=utf-8', ['Content-Type is "text/plain", not "text/javascript"']],
  ['/a.html', 'text/html', ['Content-Type names no charset']],
  ['/a.html', 'text/html; charset=ISO-8859-1', ['the charset is iso-8859-1, not utf-8']],
  ['/a.html', 'text/html;charset="UTF-8"', []],
  ['/a.ics', 'text/calendar', ['Content-Type names no charset']],
  ['/a.ics', 'application/octet-stream', ['Content-Type is "application/octet-stream", not "text/calendar"']],
  ['/blog/feed.xml', 'application/xml', ['Content-Type is "application/xml", not "application/rss+xml"']],
  ['/sitemap.xml', 'text/xml', []],
  ['/a.pdf', 'application/pdf', []],
  [
    '/site.webmanifest',
    'application/json',
    ['Content-Type is "application/json", not "application/manifest+json"'],
  ],
])('%s as %s: %j', (path, type, problems) => {
  expect(typeProblems(path, answer({ 'Content-Type': type }))).toEqual(problems);
});

test('the language is read from the root element alone', () => {
  expect(languageProblems(answer({}, 200, '<html data-x lang=de><p lang="fr">'), 'de')).toEqual([]);
  expect(languageProblems(answer({}, 200, '<html><p lang="fr">'), 'fr')).toEqual([
    'the page is in "no language", not "fr"',
  ]);
});

test('an answer in another encoding, or none, is not what was asked for', () => {
  expect(compressionProblems(answer({ 'Content-Encoding': 'br' }), 'br')).toEqual([]);
  expect(compressionProblems(answer({ 'Content-Encoding': 'gzip' }), 'br')).toHaveLength(1);
  expect(compressionProblems(answer({}), 'gzip')).toHaveLength(1);
});

test('Vary names the header that an answer depends on, as a whole word', () => {
  const encoding = 'Accept-Encoding';
  expect(varyProblems(answer({ Vary: 'Origin, accept-encoding' }), encoding)).toEqual([]);
  expect(varyProblems(answer({ Vary: '*' }), encoding)).toEqual([]);
  expect(varyProblems(answer({ Vary: 'Origin' }), encoding)).toHaveLength(1);
  expect(varyProblems(answer({}), encoding)).toHaveLength(1);
  expect(varyProblems(answer({ Vary: 'Accept-Encoding' }), 'Accept')).toHaveLength(1);
  expect(varyProblems(answer({ Vary: 'Accept, Accept-Encoding' }), 'Accept')).toEqual([]);
});

test('a redirect has to lead to the one right address', () => {
  const from = 'https://a.example/services';
  const to = 'https://a.example/services';
  expect(redirectProblems(answer({ Location: '/services' }, 308), from, to)).toEqual([]);
  expect(redirectProblems(answer({ Location: to }, 301), from, to)).toEqual([]);
  expect(redirectProblems(answer({ Location: '/' }, 301), from, to)).toHaveLength(1);
  expect(redirectProblems(answer({ Location: '//b.example/services' }, 301), from, to)).toHaveLength(1);
  expect(redirectProblems(answer({}, 308), from, to)).toHaveLength(1);
  expect(redirectProblems(answer({ Location: to }, 200), from, to)).toHaveLength(1);
});
