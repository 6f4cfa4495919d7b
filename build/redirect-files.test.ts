import { testSite as site } from '#content/test-support/test-site.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/site/app.ts';
import { redirectTexts } from './redirect-files.ts';

const redirects = [
  { from: '/company', to: '/about' },
  { from: '/de/über-uns', to: '/de/about' },
  { from: '/2019/team.html', to: '/about' },
].map((redirect) => ({
  ...redirect,
  problem: (reason: string) => ({ file: 'redirects.yaml', line: 1, field: '[0]', reason }),
}));

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
let app: ReturnType<typeof createApp>;

beforeAll(() => {
  for (const name of ['index', '404', 'about']) writeFileSync(join(folder, `${name}.html`), name);
  for (const [path, text] of redirectTexts(site, redirects, () => false)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  app = createApp(site, { distFolder: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/company', '/about'],
  ['/company/', '/about'],
  ['/company.html?from=mail&x=1', '/about?from=mail&x=1'],
  ['/de/%C3%BCber-uns', '/de/about'],
  ['/2019/team.html', '/about'],
  ['/2019/team', '/about'],
])('the server redirects %s to %s permanently', async (path, target) => {
  const response = await app.request(path);
  expect([response.status, response.headers.get('Location')]).toEqual([301, target]);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

it('hosts that only serve files get a redirecting page at each old address', () => {
  const page = read('de/über-uns.html');
  expect(page).toContain(`<link rel="canonical" href="${site.settings.origin}/de/about">`);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/de/about">');
  expect(page).toContain('<a href="/de/about">');
});

it('static hosts and nginx get their rules in files that are not served', async () => {
  expect(read('_redirects').split('\n')).toEqual([
    '/company /about 301',
    '/de/%C3%BCber-uns /de/about 301',
    '/2019/team.html /about 301',
    '',
  ]);
  expect(read('_redirects.nginx')).toContain('"/de/über-uns" "/de/about";\n');
  for (const path of ['/_redirects', '/_redirects.nginx']) expect((await app.request(path)).status).toBe(404);
});

it('reports a redirect from the address of a file', () => {
  const [redirect] = redirects;
  const covering = redirect ? [{ ...redirect, from: '/about.html' }] : [];
  expect(() => redirectTexts(site, covering, (path) => path === '/about.html')).toThrow(
    'redirects.yaml:1: [0]: /about.html is a file of the site',
  );
});
