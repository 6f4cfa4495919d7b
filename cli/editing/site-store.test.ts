import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataFiles } from '../../build/editor/collections.ts';
import { editRoutes } from './edit-routes.ts';
import { inPlainWords } from './plain-words.ts';
import { pictureMaxBytes, SiteStore, tagOf } from './site-store.ts';

let folder = '';
let store: SiteStore;
const bytes = (text: string) => Buffer.from(text);
const saved = (path: string) => readFileSync(join(folder, path), 'utf8');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'posts'));
  writeFileSync(join(folder, 'posts/one.en.md'), 'first');
  store = new SiteStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the folder of a site, as the editor writes it', () => {
  it('the second of two editors of an article is told, and nothing is lost', async () => {
    const seen = tagOf(bytes('first'));
    await store.write('posts/one.en.md', bytes('by Ada'), seen);
    await expect(store.write('posts/one.en.md', bytes('by Grace'), seen)).rejects.toThrow(
      'posts/one.en.md was changed by somebody else while you were writing. Nothing was overwritten',
    );
    await expect(store.write('posts/one.en.md', bytes('new'), '')).rejects.toThrow('is there already');
    expect(() => store.remove('posts/one.en.md', seen)).toThrow('was changed by somebody else');
    expect(saved('posts/one.en.md')).toBe('by Ada');
  });

  it.each(dataFiles)('writes %s, as it has a form', async (_, path) => {
    await store.write(path, bytes('x'), '');
    expect(saved(path)).toBe('x');
  });

  it.each([
    '../outside.yaml',
    'posts/../../x.md',
    'images/x.svg',
    'mark.svg',
    'posts/.hidden.md',
    'a.test.ts',
    'images/../site.jpg',
  ])('writes no %s', async (path) => {
    await expect(store.write(path, bytes('x'), '')).rejects.toThrow('is no file that the editor may change');
  });

  it('follows no link out of the folder', async () => {
    symlinkSync(tmpdir(), join(folder, 'jobs'));
    await expect(store.write('jobs/x.yaml', bytes('x'), '')).rejects.toThrow('leads out of the folder');
  });

  it('takes a picture by what it is, not by its name', async () => {
    const picture = { width: 8, height: 8, channels: 3, background: '#123456' } as const;
    const png = await sharp({ create: picture }).png().toBuffer();
    await store.write('images/blue.png', png, '');
    await expect(store.write('images/blue.jpg', png, '')).rejects.toThrow('blue.jpg is a png picture');
    await expect(store.write('images/tool.jpg', bytes('MZ\u0090 a program'), '')).rejects.toThrow(
      'tool.jpg is no picture, whatever its name says. Nothing was saved.',
    );
    expect(store.list().map(({ path }) => path)).toEqual(['images/blue.png', 'posts/one.en.md']);
  });
});

describe('the server of the editor', () => {
  const routes = () =>
    editRoutes({
      store,
      pageFolder: folder,
      config: () => ({}),
      saved: () => Promise.resolve(),
      check: () => Promise.resolve([]),
      publish: () => Promise.resolve({ ok: true, lines: [] }),
    });
  const own = { 'X-Editor': '1' };
  const put = (headers: Record<string, string>, body = 'x', origin = 'http://localhost:3000') =>
    routes().request(`${origin}/edit/file?path=posts/new.en.md`, { method: 'PUT', headers, body });

  it('answers its own pages alone', async () => {
    expect((await put(own)).status).toBe(204);
    expect((await put({})).status).toBe(403);
    expect((await put({ ...own, Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await put({ ...own, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await put(own, 'x', 'http://rebound.example:3000')).status).toBe(403);
    expect((await routes().request('http://localhost:3000/edit/files')).status).toBe(403);
  });

  it('says that a file is too large before it reads it', async () => {
    const response = await put({ ...own, 'Content-Length': String(100 * 1024 * 1024) });
    expect([response.status, await response.text()]).toEqual([
      413,
      `The file is larger than ${pictureMaxBytes / 1024 / 1024} MB. Nothing was saved.`,
    ]);
  });

  it('has a policy of its own, for nobody but itself', async () => {
    const { headers } = await routes().request('http://localhost:3000/edit/config.json', { headers: own });
    expect(headers.get('Content-Security-Policy')).toContain(
      "script-src 'self' 'wasm-unsafe-eval'; style-src",
    );
    expect(headers.get('Content-Security-Policy')).not.toContain('https:');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });
});

it.each([
  [
    'sites/acme/posts/first.de.md:3: excerpt: too short: 3 characters, at least 40',
    'Article “first” (de), Excerpt: too short: 3 characters, at least 40',
  ],
  [
    'sites/acme/people/ada.yaml: photo: no such photo: images/a.jpg',
    'Person “ada”, Photo: no such photo: images/a.jpg',
  ],
  ['sites/acme/site.yaml:9: menus.main[2].page: missing', 'Site, Menus › Main 3 › Page: missing'],
  ['Content: 2 problems', 'Content: 2 problems'],
])('says %s in plain words', (line, said) => {
  expect(inPlainWords(line, 'sites/acme')).toBe(said);
});
