import { testSite } from '#content/test-support/test-site.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { renderHtaccess } from '#build/htaccess.ts';
import { redirectTexts } from '#build/redirect-files.ts';
import { projectFolder } from '#build/project-paths.ts';
import { renderHeadersFile, securityHeaders } from '#server/site/security-headers.ts';
import { exactAddressTexts } from '#build/own-files.ts';
import { ownFilesFolder, ownFilesIn } from '#content/read/own-files.ts';
import type { Redirect } from '#content/published/redirects.ts';
import { parseOldAddress, parseTarget } from '#shared/redirect-rules.ts';
import { createApp } from '#server/site/app.ts';
import { followBuild } from '#server/site/static-files.ts';
import { createHttpServer } from '#server/site/http-server.ts';
import { createSiteFixture } from '#server/site/test-support/site-fixture.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { apacheProgram, behindApache } from '#tests/support/apache-server.ts';
import { behindNginx, nginxProgram } from '#tests/support/nginx-server.ts';

/* Our server, nginx with docs/nginx.conf and Apache with the `.htaccess` of the build answer alike. */

const { origin } = testSite.settings;

const redirects = [
  ['/about-us/', '/services'],
  ['/?p=123', '/services/cloud'],
  ['/?feed=rss2', '/blog/feed.xml'],
  ['/index.php?p=12&lang=de', '/de/services'],
  ['/suche?q=caf%C3%A9 bar', '/services'],
  ['/feed', '/blog/feed.xml'],
  ['/sitemap_index.xml', '/robots.txt'],
  ['/kontakt', '/services#form'],
  ['/liste', '/services?category=a'],
  ['/2019/*', '/services'],
  ['/2019/05/*', '/services/cloud'],
  ['/2019/05/exact', '/de'],
  ['/agb-alt.pdf', '/agb.pdf'],
  ['/archiv/*', '/services'],
  ['/shop', 'https://shop.example/a%20b?c=1'],
  ['/unser team', '/services'],
  ['/%C3%BCber-uns', '/de/services'],
  ['/About', '/services'],
  ['/index.php/Main:Page(1)', '/services'],
  [`${origin}/alt.html`, '/zero%20trust.pdf'],
].flatMap(([from = '', to = '']): Redirect[] => {
  const [old, target] = [parseOldAddress(from, origin), parseTarget(to, origin, new Set())];
  const problem = (reason: string) => ({ file: 'redirects.yaml', field: from, reason });
  return typeof old === 'string' || typeof target === 'string'
    ? []
    : [{ ...old, to: target.to, from, problem }];
});

/** Old addresses, and what the answer is. */
const wanted = {
  '/about-us': '/services',
  '/about-us/': '/services',
  '/About-Us/': '/services',
  '/about-us.html?a=1': '/services?a=1',
  '/?p=123': '/services/cloud',
  '/?utm=x&p=123&y': '/services/cloud',
  '/index.html?p=123': '/services/cloud',
  '/?p=1234': 200,
  '/?xp=123': 200,
  '/?feed=rss2': '/blog/feed.xml',
  '/index.php?lang=de&p=12': '/de/services',
  '/index.php?p=12': 404,
  '/suche?q=caf%c3%a9+bar': '/services',
  '/feed/': '/blog/feed.xml',
  '/sitemap_index.xml': '/robots.txt',
  '/kontakt': '/services#form',
  '/kontakt?a=1': '/services?a=1#form',
  '/liste?a=1': '/services?category=a',
  '/2019': 404,
  '/2019/x': '/services',
  '/2019/05/x/y.html?a=1': '/services/cloud?a=1',
  '/2019/05/exact': '/de',
  '/2019/05/EXACT': '/de',
  '/2019/05/X': '/services/cloud',
  '/Unser%20Team': '/services',
  '/KONTAKT': '/services#form',
  '/agb-alt.pdf': '/agb.pdf',
  '/AGB-alt.PDF': 200,
  '/Archiv/a.HTM': '/services',
  '/shop': 'https://shop.example/a%20b?c=1',
  '/unser%20team/': '/services',
  '/%c3%bcber-uns': '/de/services',
  '/About': '/services',
  '/about': 404,
  '/index.php/Main:Page(1)': '/services',
  '/alt': '/zero%20trust.pdf',
  '/alt.html?a=%2F': '/zero%20trust.pdf?a=%2F',
  '/services': 200,
  '/services/': '/services',
  '/services//?a=%20b': '/services?a=%20b',
  '/services.html': '/services',
  '/services/cloud': 200,
  '/services/cloud/': '/services/cloud',
  '/services/nope': 404,
  '/services/cloud/nope': 404,
  '/index.html': '/',
  '/de': 200,
  '/de/': '/de',
  '/de/index.html': '/de',
  '/de/nope': 404,
  '/services/index.html': '/services',
  '/blog': 404,
  '/blog/': 404,
  '/assets/': 404,
  '/404.html': 404,
  '/404': 404,
  '/_headers': 404,
  '/_redirects': 404,
  '/_redirects.server': 404,
  '/_redirects-queries.nginx': 404,
  '/.htaccess': 404,
  '/.env': 404,
  '/.well-known/security.txt': 200,
  '/assets/home.1a2b3c4d.js.br': 404,
  '/services.html.gz': 404,
  '//services': 404,
  '/services%2Fcloud': 404,
  '/services%2F': 404,
  '/services//cloud': 404,
  '///services': 404,
  '/de//': '/de',
  '/de//services': 404,
  '/services.html/': '/services',
  '/services?next=//example.com/a%2Fb': 200,
  '/service%73': 200,
  '/SERVICES': 404,
  '/zero%20trust.pdf': 200,
  '/google1a2b.html': 200,
  '/google1a2b.html?a=%20b': 200,
  '/google1a2b': 200,
  '/google1a2b.html/': '/google1a2b',
  '/google1a2b/?a=1': '/google1a2b?a=1',
  '/GOOGLE1A2B.html': 404,
  '/google1a2b_html': 404,
  '/tool/K%C3%A4ufer%20(1).html': 200,
  '/tool/': 404,
  '/tool': 404,
  '/old/page.htm': 200,
  '/BingSiteAuth.xml': 200,
  '/CNAME': 200,
  '/.nojekyll': 404,
  '/.well-known/assetlinks.json': 200,
  '/.well-known/apple-app-site-association': 200,
  '/_files.server': 404,
  '/_files.nginx': 404,
  '/intern/anything': '/services',
} as const;

/** Files that are published as they are, and the types with which they are sent. */
const ownTypes = {
  'google1a2b.html': 'text/html; charset=utf-8',
  'tool/Käufer (1).html': 'text/html; charset=utf-8',
  'old/page.htm': 'text/html; charset=utf-8',
  'BingSiteAuth.xml': 'application/xml; charset=utf-8',
  'ads.txt': 'text/plain; charset=utf-8',
  '.well-known/assetlinks.json': 'application/json; charset=utf-8',
  '.well-known/apple-app-site-association': 'application/json; charset=utf-8',
  'agb.pdf': 'application/pdf',
  'AGB-alt.PDF': 'application/pdf',
  'prices.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'offer.odt': 'application/vnd.oasis.opendocument.text',
  'ada.vcf': 'text/vcard; charset=utf-8',
  'photos.zip': 'application/zip',
  'stamp.png': 'image/png',
  CNAME: 'application/octet-stream',
  '.nojekyll': '',
};

async function answersOf(host: string): Promise<object> {
  const answers: [string, string | number][] = [];
  for (const path of Object.keys(wanted)) {
    const { status, headers } = await fetch(host + path, { redirect: 'manual' });
    const location = headers.get('Location')?.replace(host, '');
    answers.push([path, status === 301 || status === 308 ? (location ?? '') : status]);
  }
  return Object.fromEntries(answers);
}

function fixture() {
  const site = createSiteFixture();
  onTestFinished(() => site.remove());
  for (const [path, text] of redirectTexts(testSite, redirects, [])) site.write(path.slice(1), text);
  site.write('services.html.br', brotliCompressSync('<h1>Services</h1>'));
  site.write('services.html.gz', gzipSync('<h1>Services</h1>'));
  const ownFiles = ownFilesIn(Object.keys(ownTypes).map((name) => `${ownFilesFolder}/${name}`));
  for (const { address } of ownFiles) site.write(address.slice(1), `file ${address}\n`);
  for (const [path, text] of exactAddressTexts(ownFiles)) site.write(path.slice(1), text);
  const own = 'RewriteRule ^intern/ /services [R=301,L]\nHeader set X-Own yes\n';
  site.write('.htaccess', renderHtaccess({ ...testSite, ownFiles }, redirects, own));
  return site;
}

/** What is wrong with the answers for the files that are published as they are. */
async function ownFileProblems(host: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, type] of Object.entries(ownTypes)) {
    if (type === '') continue;
    const address = new URL(name, host).pathname;
    const answer = await fetch(host + address);
    // Apache names no type where it knows none.
    const got = answer.headers.get('Content-Type') ?? 'application/octet-stream';
    if (got !== type) problems.push(`${name}: ${got}`);
    if (answer.headers.get('X-Content-Type-Options') !== 'nosniff') problems.push(`${name}: no nosniff`);
    if (answer.headers.get('Content-Security-Policy')?.includes('sandbox'))
      problems.push(`${name}: sandboxed`);
    if ((await answer.text()) !== `file /${name}\n`) problems.push(`${name}: other content`);
    const embedding = name.endsWith('.png') ? 'cross-origin' : 'same-origin';
    if (answer.headers.get('Cross-Origin-Resource-Policy') !== embedding) problems.push(`${name}: embedding`);
  }
  return problems;
}

test('our server answers old and unusual addresses', async () => {
  const { server, stop } = createHttpServer(
    () => testSite,
    createApp(followBuild(fixture().folder, 'simulated', () => testSite)),
  );
  const port = await listenOnFreePort(server, 'localhost');
  onTestFinished(stop);
  // Of `.htaccess`, which only Apache reads.
  expect(await answersOf(`http://localhost:${port}`)).toEqual({ ...wanted, '/intern/anything': 404 });
  expect(await ownFileProblems(`http://localhost:${port}`)).toEqual([]);
});

const nginx = nginxProgram();

test.runIf(nginx)('nginx answers old and unusual addresses', async () => {
  const [answers, problems] = await behindNginx(nginx ?? '', fixture().folder, (host) =>
    Promise.all([answersOf(host), ownFileProblems(host)]),
  );
  expect(answers).toEqual({ ...wanted, '/intern/anything': 404 });
  expect(problems).toEqual([]);
});

const apache = await apacheProgram();

test.runIf(apache)('Apache answers old and unusual addresses', async () => {
  const { folder } = fixture();
  const [answers, problems, own] = await behindApache(apache ?? '', folder, async (host) => [
    await answersOf(host),
    await ownFileProblems(host),
    (await fetch(host)).headers.get('X-Own'),
  ]);
  expect(answers).toEqual(wanted);
  expect(problems).toEqual([]);
  expect(own).toBe('yes');
});

const guide = readFileSync(join(projectFolder, 'docs/how-to/deploy.md'), 'utf8');

test('the function for CloudFront in the guide finds the file of each address', () => {
  const [, code = ''] = /```js\n([^]*?)```/.exec(guide) ?? [];
  const answers: object = runInNewContext(`${code}; addresses.map((uri) => handler({ request: { uri } }))`, {
    addresses: [
      '/',
      '/about',
      '/de',
      '/services/cloud',
      '/google1a2b.html',
      '/CNAME.txt',
      '/de/',
      '/a//',
      '//evil.example/',
      '/.well-known/matrix/server',
      '/assets/a.1b.js',
    ],
  });
  const redirect = (value: string) => ({ statusCode: 308, headers: { location: { value } } });
  expect(JSON.parse(JSON.stringify(answers))).toEqual([
    { uri: '/' },
    { uri: '/about.html' },
    { uri: '/de.html' },
    { uri: '/services/cloud.html' },
    { uri: '/google1a2b.html' },
    { uri: '/CNAME.txt' },
    redirect('/de'),
    redirect('/a'),
    redirect('/evil.example'),
    { uri: '/.well-known/matrix/server' },
    { uri: '/assets/a.1b.js' },
  ]);
});

test('the script for Azure in the guide writes the security headers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'azure-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/_headers'), renderHeadersFile(testSite));
  const [, script = ''] = /node -e "\n([^]*?)"\n/.exec(guide) ?? [];
  execFileSync('sh', ['-c', `"${process.execPath}" -e "${script}"`], { cwd: folder });
  const written: unknown = JSON.parse(readFileSync(join(folder, 'dist/staticwebapp.config.json'), 'utf8'));
  expect(written).toEqual({
    trailingSlash: 'never',
    globalHeaders: securityHeaders(testSite),
    responseOverrides: { 404: { rewrite: '/404.html' } },
  });
});
