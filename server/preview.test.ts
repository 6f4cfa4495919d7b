import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { readPreview } from './env.ts';
import { previewSeconds, previewToken } from './preview.ts';
import { createSiteFixture, type SiteFixture } from './test-support/site-fixture.ts';

const secret = 'sixteen characters at least';
const dayS = 86_400;
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * dayS;

const draft = '/blog/draft';
let published: SiteFixture;
let drafts: SiteFixture;
let app: Hono;
beforeAll(() => {
  published = createSiteFixture();
  drafts = createSiteFixture();
  for (const language of ['', 'de/', 'es/', 'fr/'])
    drafts.write(`${language}blog/draft.html`, `${language}<h1>Draft</h1>`);
  app = createApp({ distFolder: published.folder, preview: { folder: drafts.folder, secret } });
});
afterAll(() => {
  published.remove();
  drafts.remove();
});

const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const link = (path: string, token = previewToken(inDays(7), secret)) => `${path}?preview=${token}`;
/** The cookie that a link has left, as a browser sends it. */
async function cookie(token?: string): Promise<string> {
  const response = await get(link('/', token));
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

describe('a link to drafts', () => {
  it.each(['', '/de', '/es', '/fr'])(
    'shows them in “%s”, unlisted, and lasts by a cookie',
    async (language) => {
      const response = await get(link(`${language}${draft}`));
      expect([response.status, response.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow']);
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(await response.text()).toContain('<h1>Draft</h1>');
      const set = response.headers.get('Set-Cookie') ?? '';
      expect(set).toMatch(/^preview=\d+\.[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(Number(/Max-Age=(\d+)/.exec(set)?.[1])).toBeLessThanOrEqual(7 * dayS);
      const next = await get(`${language}${draft}`, { Cookie: await cookie() });
      expect([next.status, next.headers.get('Set-Cookie')]).toEqual([200, null]);
      expect(next.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    },
  );

  it('shows pages that are published byte for byte, with what is said beside them', async () => {
    for (const path of ['/', '/services', '/de/services', '/robots.txt']) {
      const [one, other] = [await get(path), await get(link(path))];
      expect(new Uint8Array(await other.arrayBuffer())).toEqual(new Uint8Array(await one.arrayBuffer()));
      expect(one.headers.get('X-Robots-Tag')).toBeNull();
      const beside = ['x-robots-tag', 'cache-control', 'set-cookie', 'last-modified'];
      const rest = ({ headers }: Response) => [...headers].filter(([name]) => !beside.includes(name));
      expect(rest(other)).toEqual(rest(one));
    }
    expect((await get(link('/assets/home.1a2b3c4d.js'))).headers.get('Cache-Control')).toBe(
      'private, no-cache',
    );
    expect((await get(link('/nope'))).headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });

  it.each([
    ['has ended', () => previewToken(inDays(0) - 1, secret)],
    ['is signed with another secret', () => previewToken(inDays(7), 'another one that is long')],
    ['has another end than was signed', () => previewToken(inDays(7), secret).replace(/^\d/, '9')],
    ['is cut off', () => previewToken(inDays(7), secret).slice(0, -1)],
    ['is empty', () => ''],
  ])('that %s is refused in clear words', async (_, token) => {
    const response = await get(link(draft, token()));
    expect(response.status).toBe(403);
    expect(await response.text()).toMatch(/^This link to a preview has ended, or is not whole\./);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    const shown = await get(draft, { Cookie: `preview=${token()}` });
    expect([shown.status, shown.headers.get('X-Robots-Tag')]).toEqual([404, null]);
  });

  it('means nothing to a server without drafts', async () => {
    const plain = createApp({ distFolder: published.folder });
    const response = await plain.request(link('/services'));
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([200, null]);
    expect((await plain.request(link(draft))).status).toBe(404);
  });

  it('holds until its end and no longer', () => {
    const token = previewToken(1000, secret);
    expect([previewSeconds(token, secret, 999_000), previewSeconds(token, secret, 1_000_000)]).toEqual([
      1, 0,
    ]);
    expect(previewSeconds(token, '')).toBe(0);
  });
});

describe('the settings of drafts', () => {
  const both = { PREVIEW_FOLDER: '/drafts', PREVIEW_SECRET: secret };

  it('are a folder and a secret, of a site that has previews', () => {
    expect(readPreview(both, true)).toEqual({ folder: '/drafts', secret });
    expect(readPreview({ PREVIEW_SECRET: secret }, false)).toBeUndefined();
  });

  it.each([
    [both, false, 'previews are not switched on: “previews: true” in site.yaml'],
    [{ ...both, PREVIEW_SECRET: '' }, true, 'PREVIEW_SECRET has to have at least 16 characters'],
    [
      { ...both, PREVIEW_SECRET: 'fifteen letters' },
      true,
      'PREVIEW_SECRET has to have at least 16 characters',
    ],
  ])('are refused with what is missing', (environment, isOn, reason) => {
    expect(() => readPreview(environment, isOn)).toThrow(reason);
  });
});
