import { testSite } from '#content/test-support/test-site.ts';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { followBuild } from './static-files.ts';
import { securityHeaders } from './security-headers.ts';
import { createSiteFixture, script, type BuiltSiteFixture } from './test-support/site-fixture.ts';

const scriptPath = '/assets/home.1a2b3c4d.js';
const fontPath = '/fonts/text.1a2b3c4d.woff2';

let site: BuiltSiteFixture;
let app: Hono;

beforeAll(() => {
  site = createSiteFixture();
  app = createApp(followBuild(site.folder, 'simulated', () => testSite));
});
afterAll(() => site.remove());

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return app.request(path, { method, headers });
}

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/services', 'Services'],
    ['/services/cloud', 'Cloud'],
    ['/de', 'Startseite'],
    ['/de/services', 'Leistungen'],
    ['/services?category=x', 'Services'],
    ['/%73ervices', 'Services'],
  ])('R046 %s is the page %s', async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(`<h1>${heading}</h1>`);
  });

  test.each([
    ['/services/', '/services'],
    ['/services//', '/services'],
    ['/services/?a=1&b=%20', '/services?a=1&b=%20'],
    ['/de/', '/de'],
    ['/index.html', '/'],
    ['/services.html', '/services'],
    ['/services.html?q=x', '/services?q=x'],
    ['/services/cloud.html/', '/services/cloud'],
    ['/de/index.html', '/de'],
  ])('R038 %s moves to %s', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(target);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each([
    ['/nope', 'Page Not Found'],
    ['/a/b/c', 'Page Not Found'],
    ['/404', 'Page Not Found'],
    ['/SERVICES', 'Page Not Found'],
    ['/services/index', 'Page Not Found'],
    ['/es/nope', 'Página no encontrada'],
    ['/fr/a/b', 'Page introuvable'],
    ['/de/404', 'Seite nicht gefunden'],
    ['/de/%zz', 'Seite nicht gefunden'],
    ['/design', 'Page Not Found'],
    ['/robots.txt/', 'Page Not Found'],
    ['//services/', 'Page Not Found'],
    ['//example.com/', 'Page Not Found'],
  ])('R038 %s is the not-found page "%s" with status 404', async (path, heading) => {
    const response = await get(`http://localhost${path}`, { 'If-None-Match': '*' });
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('ETag')).toBeNull();
    expect(await response.text()).toContain(`<h1>${heading}</h1>`);
  });
});

const securityHeadersByLowerName = Object.fromEntries(
  Object.entries(securityHeaders(testSite)).map(([name, value]) => [name.toLowerCase(), value]),
);

describe('headers', () => {
  test.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    [scriptPath, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/art/hero.1a2b3c4d.svg', 'public, max-age=31536000, immutable', 'image/svg+xml; charset=utf-8'],
    [fontPath, 'public, max-age=31536000, immutable', 'font/woff2'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
    ['/blog/feed.xml', 'no-cache', 'application/rss+xml; charset=utf-8'],
    ['/zero%20trust.pdf', 'no-cache', 'application/pdf'],
    ['/archive.tar.gz', 'no-cache', 'application/gzip'],
    ['/.well-known/security.txt', 'no-cache', 'text/plain; charset=utf-8'],
  ])('%s is sent as %s, %s', async (path, cacheControl, contentType) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe(cacheControl);
    expect(response.headers.get('Content-Type')).toBe(contentType);
  });

  test('all security headers are on everything that a browser may show by itself, and on every error', async () => {
    const responses = [
      await get('/'),
      await get('/', {}, 'HEAD'),
      await get('/', { 'If-None-Match': '*' }),
      await get('/services/'),
      await get('/zero%20trust.pdf'),
      await get('/archive.tar.gz'),
      await get('/.well-known/security.txt'),
      await get('/nope'),
      await get('/assets/no-such-script.js'),
      await get(scriptPath, {}, 'POST'),
    ];
    const statuses = [200, 200, 304, 308, 200, 200, 200, 404, 404, 405];
    expect(responses.map(({ status }) => status)).toEqual(statuses);
    for (const { headers } of responses) {
      expect(Object.fromEntries(headers)).toMatchObject(securityHeadersByLowerName);
      expect(headers.has('X-Powered-By')).toBe(false);
    }
  });

  test.each([scriptPath, fontPath])('%s has only the headers that serve a part of pages', async (path) => {
    const { headers } = await get(path, { 'Accept-Encoding': 'br' });
    const ofSecurity = [...headers.keys()].filter((name) => name in securityHeadersByLowerName);
    expect(ofSecurity).toEqual(['cross-origin-resource-policy', 'x-content-type-options']);
    // A file that never changes needs no date.
    expect(headers.has('Last-Modified')).toBe(false);
    expect([...headers].join('').length).toBeLessThan(300);
  });

  test('a drawing that is opened by itself may do nothing', async () => {
    const { headers } = await get('/art/hero.1a2b3c4d.svg');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.has('Permissions-Policy')).toBe(false);
  });

  test('other sites may show pictures, also those that are unchanged or have moved, and nothing else', async () => {
    const sharing = async (path: string, headers?: Record<string, string>) => {
      const response = await get(path, headers);
      return `${response.status} ${response.headers.get('Cross-Origin-Resource-Policy')}`;
    };
    const drawing = '/art/hero.1a2b3c4d.svg';
    expect(await sharing(drawing)).toBe('200 cross-origin');
    expect(await sharing('/previews/Logo.PNG')).toBe('200 cross-origin');
    expect(await sharing('/old.png')).toBe('301 cross-origin');
    expect(await sharing(drawing, { 'If-None-Match': '*' })).toBe('304 cross-origin');
    for (const path of ['/', '/zero%20trust.pdf', fontPath, scriptPath, '/robots.txt'])
      expect(await sharing(path)).toBe('200 same-origin');
    expect(await sharing('/no-such.png')).toBe('404 same-origin');
    expect(await sharing('/', { 'If-None-Match': '*' })).toBe('304 same-origin');
  });

  test('a failure inside answers 500 without details, with the security headers', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('secret detail');
    const fail = () => {
      throw failure;
    };
    const request = Object.defineProperty(new Request('http://localhost/services'), 'headers', { get: fail });
    const response = await app.fetch(request);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Internal server error\n');
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.lastCall?.[0]).toMatch(/^Error\n +at .*app\.test\.ts/);
  });
});

describe('encodings', () => {
  test('brotli and gzip siblings are negotiated, each under its own entity tag', async () => {
    const asked = ['gzip, br', 'gzip', ''].map((encoding) =>
      get(scriptPath, { 'Accept-Encoding': encoding }),
    );
    const responses = await Promise.all(asked);
    expect(responses.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null]);
    const [brotli, gzip, identity] = await Promise.all(responses.map((one) => one.arrayBuffer()));
    expect(brotliDecompressSync(brotli!).toString()).toBe(script);
    expect(gunzipSync(gzip!).toString()).toBe(script);
    expect(Buffer.from(identity!).toString()).toBe(script);
    expect(new Set(responses.map(({ headers }) => headers.get('ETag'))).size).toBe(3);
    for (const { headers } of responses) {
      expect(headers.get('Vary')).toBe('Accept-Encoding');
      expect(headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
    }
  });

  test('a file without siblings is sent as it is and does not vary', async () => {
    const response = await get(fontPath, { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Vary')).toBeNull();
  });
});

describe('HEAD and conditional requests', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const [head, whole] = [await get(scriptPath, headers, 'HEAD'), await get(scriptPath, headers)];
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0);
    expect(await head.text()).toBe('');
  });

  test('the entity tag of one encoding gives 304 for that encoding only', async () => {
    const etag = (await get(scriptPath, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
    const same = await get(scriptPath, { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect(same.status).toBe(304);
    expect(same.headers.get('ETag')).toBe(etag);
    expect(same.headers.get('Vary')).toBe('Accept-Encoding');
    expect(same.headers.get('Content-Length')).toBeNull();
    expect((await get(scriptPath, { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
  });

  test('the date of the last change gives 304, and is never in the future', async () => {
    const changed = new Date('2024-02-03T04:05:06Z');
    utimesSync(join(site.folder, 'robots.txt'), changed, changed);
    const inAYear = new Date(Date.now() + 365 * 24 * 3600 * 1000);
    utimesSync(join(site.folder, 'services.html'), inAYear, inAYear);
    const touched = createApp(followBuild(site.folder, 'simulated', () => testSite));

    const date = (await touched.request('/robots.txt')).headers.get('Last-Modified') ?? '';
    expect(date).toBe('Sat, 03 Feb 2024 04:05:06 GMT');
    const again = await touched.request('/robots.txt', { headers: { 'If-Modified-Since': date } });
    expect(again.status).toBe(304);
    const shown = (await touched.request('/services')).headers.get('Last-Modified') ?? '';
    expect(Date.parse(shown)).toBeLessThanOrEqual(Date.now());
  });
});

test('ignores Range and sends the whole file', async () => {
  const response = await get(fontPath, { Range: 'bytes=2-4' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('0123456789');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('R003 %s is refused', async (method) => {
  const { status, headers } = await get('/contact', {}, method);
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('a folder without a site is refused with the way to build it', () => {
  const inFolder = (name: string) => () =>
    createApp(followBuild(join(site.folder, name), 'simulated', () => testSite));
  expect(inFolder('nowhere')).toThrow(/nowhere does not exist.*npm run build/);
  expect(inFolder('robots.txt')).toThrow(/is not a folder/);
  expect(inFolder('assets')).toThrow(/contains no built site.*npm run build/);
  for (const name of ['nowhere', 'assets'])
    expect(() =>
      createApp(
        followBuild(join(site.folder, name), 'live', () => testSite),
        new Hono(),
      ),
    ).toThrow(/: SITE_MODE=live npm run build$/);
});

test('a file of live mode keeps its own, stricter policy', async () => {
  const policy = "sandbox; default-src 'none'";
  const api = new Hono();
  api.get('/api/resume', (context) => context.body('%PDF', 200, { 'Content-Security-Policy': policy }));
  const { headers } = await createApp(
    followBuild(site.folder, 'live', () => testSite),
    api,
  ).request('/api/resume');
  expect(headers.get('Content-Security-Policy')).toBe(policy);
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});
