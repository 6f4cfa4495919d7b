import { testSite as site } from '#content/test-support/test-site.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/site/app.ts';
import { followBuild } from '#server/site/static-files.ts';
import { parseOldAddress } from '#shared/redirect-rules.ts';
import type { Redirect } from '#content/published/redirects.ts';
import { redirectFiles } from '#server/site/redirects.ts';
import { redirectTexts } from './redirect-files.ts';

const redirects = [
  { from: '/company', to: '/about' },
  { from: '/de/über-uns', to: '/de/about' },
  { from: '/2019/team.html', to: '/about' },
  { from: '/2019/*', to: '/about' },
  { from: '/?p=12&lang=de', to: '/de/about#team' },
].flatMap(({ from, to }): Redirect[] => {
  const old = parseOldAddress(from, site.settings.origin);
  const problem = (reason: string) => ({ file: 'redirects.yaml', line: 1, field: '[0]', reason });
  return typeof old === 'string' ? [] : [{ ...old, from, to, problem }];
});

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
let app: ReturnType<typeof createApp>;

beforeAll(() => {
  for (const name of ['index', '404', 'about']) writeFileSync(join(folder, `${name}.html`), name);
  for (const [path, text] of redirectTexts(site, redirects, [])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  app = createApp(followBuild(folder, 'simulated', () => site));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/company', '/about'],
  ['/company/', '/about'],
  ['/company.html?from=mail&x=1', '/about?from=mail&x=1'],
  ['/de/%C3%BCber-uns', '/de/about'],
  ['/2019/team.html', '/about'],
  ['/2019/team', '/about'],
  ['/2019/05/x?a=1', '/about?a=1'],
  ['/?utm=1&lang=de&p=12', '/de/about#team'],
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
    '/ p=12 lang=de /de/about#team 301!',
    '/de/%C3%BCber-uns /de/about 301',
    '/de/%C3%BCber-uns/ /de/about 301',
    '/2019/team /about 301',
    '/2019/team.html /about 301',
    '/2019/team/ /about 301',
    '/company /about 301',
    '/company/ /about 301',
    '/2019/* /about 301',
    '',
  ]);
  expect(read('_redirects.nginx')).toContain('"/de/über-uns" "/de/about$is_args$args";\n');
  for (const path of Object.values(redirectFiles).map((name) => `/${name}`))
    expect((await app.request(path)).status).toBe(404);
});

it('reports a redirect from the address of a file', () => {
  expect(() => redirectTexts(site, redirects, ['/company.html'])).toThrow(
    'redirects.yaml:1: [0]: /company: /company.html is a file of the site',
  );
  expect(() => redirectTexts(site, redirects, ['/2019/report.pdf'])).toThrow(
    'redirects.yaml:1: [0]: /2019/*: /2019/report.pdf is a file of the site',
  );
});
