import { testSite } from '#content/test-support/test-site.ts';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { renderHeadersFile } from './security-headers.ts';
import { createSiteFixture, type BuiltSiteFixture } from './test-support/site-fixture.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const assistant = 'text/markdown, text/html;q=0.9, */*;q=0.1';

let site: BuiltSiteFixture;
let app: Hono;

beforeAll(() => {
  site = createSiteFixture();
  site.write('index.md', '# Home\n');
  site.write('services.md', '# Services\n');
  site.write('services.md.br', brotliCompressSync('# Services\n'));
  site.write('services.html.br', brotliCompressSync('<!doctype html>'));
  app = createApp(testSite, { distFolder: site.folder });
});
afterAll(() => site.remove());

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });

describe('a page with a text for machines', () => {
  it('comes as Markdown to those who ask for it, and as HTML to all others', async () => {
    const text = await get('/services', { Accept: assistant });
    expect(text.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(await text.text()).toBe('# Services\n');
    expect(await (await get('/', { Accept: assistant })).text()).toBe('# Home\n');
    for (const Accept of ['', '*/*', browser, `${browser}, text/markdown;q=0.1`]) {
      const { headers } = await get('/services', { Accept });
      expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    }
  });

  it('tells caches apart what it varies by, with an entity tag for each form', async () => {
    const asked = [
      { Accept: browser },
      { Accept: assistant },
      { Accept: assistant, 'Accept-Encoding': 'br' },
    ];
    const forms = await Promise.all(asked.map((headers) => get('/services', headers)));
    expect(forms.map(({ headers }) => headers.get('Vary'))).toEqual(Array(3).fill('Accept, Accept-Encoding'));
    const etags = forms.map(({ headers }) => headers.get('ETag') ?? '');
    expect(new Set(etags).size).toBe(3);
    expect(brotliDecompressSync(await forms[2]!.arrayBuffer()).toString()).toBe('# Services\n');
    const [html = '', markdown = ''] = etags;
    const again = async (etag: string) =>
      (await get('/services', { Accept: assistant, 'If-None-Match': etag })).status;
    expect([await again(markdown), await again(html)]).toEqual([304, 200]);
    const head = await get('/services', { Accept: assistant }, 'HEAD');
    expect([head.headers.get('Content-Length'), await head.text()]).toEqual(['11', '']);
  });

  it('keeps that text out of search engines, and only that', async () => {
    const listed = async (path: string, accept = browser) =>
      (await get(path, { Accept: accept })).headers.get('X-Robots-Tag');
    expect(await listed('/services.md')).toBe('noindex');
    expect(await listed('/services', assistant)).toBe('noindex');
    expect(await listed('/services')).toBeNull();
    expect(await listed('/robots.txt')).toBeNull();
    expect(renderHeadersFile(testSite)).toContain('/*.md\n  X-Robots-Tag: noindex\n');
  });
});

it('a page without one, a file and a not-found page are the same for all', async () => {
  for (const [path, type, status] of [
    ['/services/cloud', 'text/html', 200],
    ['/robots.txt', 'text/plain', 200],
    ['/nope', 'text/html', 404],
    ['/nope.md', 'text/html', 404],
  ] as const) {
    const answer = await get(path, { Accept: 'text/markdown' });
    expect([answer.headers.get('Content-Type'), answer.status]).toEqual([`${type}; charset=utf-8`, status]);
    expect(answer.headers.get('Vary')).toBeNull();
  }
});
