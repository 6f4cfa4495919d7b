import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { listenOnFreePort } from './free-port.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { gradeByObservatory } from './observatory.ts';
import { renderHeadersFile, securityHeaders } from './security-headers.ts';
import { createSiteFixture, type SiteFixture } from './test-support/site-fixture.ts';

/**
 * 100, and bonuses for the policy (10), referrer policy (5), framing (5) and resource policy (10). Not
 * reached: 5 for the browsers' preload list, 5 for integrity hashes (needless for scripts of the own origin).
 */
const ownScore = 130;

let site: SiteFixture;
let httpServer: HttpServer;
let origin: string;

beforeAll(async () => {
  site = createSiteFixture();
  httpServer = createHttpServer(createApp({ distFolder: site.folder }));
  origin = `http://127.0.0.1:${await listenOnFreePort(httpServer.server)}`;
});
afterAll(async () => {
  await httpServer.stop();
  site.remove();
});

const gradeOf = (headers: Headers) => {
  const { score, grade } = gradeByObservatory(headers);
  return { score, grade };
};

test.each([
  [200, '/', {}],
  [206, '/robots.txt', { headers: { Range: 'bytes=0-1' } }],
  [304, '/', { headers: { 'If-None-Match': '*' } }],
  [308, '/services/', {}],
  [400, '*', { method: 'OPTIONS' }],
  [404, '/nope', {}],
  [405, '/', { method: 'POST' }],
  [416, '/robots.txt', { headers: { Range: 'bytes=99-' } }],
] as const)('%i gets A+ of the Observatory', async (status, path, options) => {
  const asked = httpRequest(origin, { ...options, path });
  asked.end();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  expect(response?.statusCode).toBe(status);
  response?.resume();
  const headers = new Headers(flat(response?.headersDistinct ?? {}));
  expect(gradeOf(headers)).toEqual({ score: ownScore, grade: 'A+' });
});

/** Joins a repeated header, as clients do. */
function flat(headers: NodeJS.Dict<string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, values]) => [name, values?.join(', ') ?? '']),
  );
}

test('500 gets A+ of the Observatory', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const request = new Request('http://localhost/services');
  Object.defineProperty(request, 'headers', {
    get: () => {
      throw new Error('any');
    },
  });
  const response = await createApp({ distFolder: site.folder }).fetch(request);
  silence.mockRestore();
  expect(response.status).toBe(500);
  expect(gradeOf(response.headers)).toEqual({ score: ownScore, grade: 'A+' });
});

test('the file for static hosts gets A+ of the Observatory', () => {
  const [everywhere = ''] = renderHeadersFile().split('\n\n');
  const headers = new Headers();
  for (const line of everywhere.split('\n').slice(1)) {
    headers.append(line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1));
  }
  expect(gradeOf(headers)).toEqual({ score: ownScore, grade: 'A+' });
});

test.each([
  ['Content-Security-Policy', 55, 'C'],
  ['Strict-Transport-Security', 80, 'B+'],
  ['X-Content-Type-Options', 125, 'A+'],
  ['Referrer-Policy', 125, 'A+'],
  ['Cross-Origin-Resource-Policy', 120, 'A+'],
])('without %s it is %i', (name, score, grade) => {
  const headers = new Headers(securityHeaders);
  headers.delete(name);
  // The policy covers this header too.
  headers.delete('X-Frame-Options');
  expect(gradeOf(headers)).toEqual({ score, grade });
});

test.each([
  [
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    80,
  ],
  ['Content-Security-Policy', "default-src 'none'; script-src https:; frame-ancestors 'none'", 80],
  ['Content-Security-Policy', "script-src 'self'; frame-ancestors 'none'", 80],
  ['Content-Security-Policy', "default-src 'self'; font-src http://a.example; frame-ancestors 'none'", 80],
  ['Content-Security-Policy', "default-src 'self' 'unsafe-eval'; frame-ancestors 'none'", 110],
  ['Content-Security-Policy', "default-src 'self'; img-src http:; frame-ancestors 'none'", 110],
  ['Content-Security-Policy', "default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'", 120],
  ['Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'", 125],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'", 125],
  ['Content-Security-Policy', "default-src 'none'; form-action 'self'", 125],
  ['Strict-Transport-Security', 'max-age=3600', 120],
  ['Strict-Transport-Security', 'includeSubDomains', 80],
  ['Strict-Transport-Security', 'max-age=63072000, max-age=63072000', 80],
  ['Referrer-Policy', 'unsafe-url', 120],
  ['X-Content-Type-Options', 'yes', 125],
  ['Cross-Origin-Resource-Policy', 'cross-origin', 120],
  ['Cross-Origin-Resource-Policy', 'anyone', 115],
  ['Set-Cookie', 'id=1', 60],
  ['Set-Cookie', 'id=1; Secure', 70],
  ['Set-Cookie', 'id=1; Secure; HttpOnly', 130],
  ['Set-Cookie', 'id=1; Secure; HttpOnly; SameSite=Lax', 135],
  ['Access-Control-Allow-Origin', '*', 130],
])('%s: %s makes it %i', (name, value, score) => {
  const headers = new Headers(securityHeaders);
  headers.set(name, value);
  expect(gradeByObservatory(headers).score).toBe(score);
});

test('a policy without frame-ancestors leans on X-Frame-Options', () => {
  const headers = new Headers({ ...securityHeaders, 'Content-Security-Policy': "default-src 'none'" });
  expect(gradeByObservatory(headers).findings['x-frame-options']?.modifier).toBe(0);
  headers.set('X-Frame-Options', 'perhaps');
  expect(gradeByObservatory(headers).findings['x-frame-options']?.modifier).toBe(-20);
});

test('credentials for any origin fail', () => {
  const headers = new Headers({
    ...securityHeaders,
    'Access-Control-Allow-Origin': 'https://a.example',
    'Access-Control-Allow-Credentials': 'true',
  });
  expect(gradeOf(headers)).toEqual({ score: 50, grade: 'C' });
});

test('without any header it is a D, and with an open cookie an F', () => {
  expect(gradeOf(new Headers())).toEqual({ score: 30, grade: 'D' });
  expect(gradeOf(new Headers({ 'Set-Cookie': 'id=1' }))).toEqual({ score: 0, grade: 'F' });
});

test.each([
  ['<script src="/a.js"></script>', 130],
  ['<script src="/a.js" integrity="sha256-x"></script>', 135],
  ['<script src="https://a.example/a.js"></script>', 125],
  ['<script src="https://a.example/a.js" integrity="sha256-x"></script>', 135],
  ['<script src="http://a.example/a.js" integrity="sha256-x"></script>', 80],
  ['<script src="//a.example/a.js"></script>', 50],
])('a page with %s has %i', (html, score) => {
  expect(gradeByObservatory(new Headers(securityHeaders), html).score).toBe(score);
});
