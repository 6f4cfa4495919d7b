import { testSite } from '#content/test-support/test-site.ts';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { distFolder } from '#build/project-paths.ts';
import { inLanguage } from '#shared/routes.ts';
import { isDefaultSite } from '#content/read/site-folder.ts';
import { checkDeployed } from '#cli/check-deployed.ts';
import { securityHeaders, securityHeadersOf } from '#server/site/security-headers.ts';
import {
  behindNginx as askNginx,
  nginxExample as example,
  nginxLiveExample as liveExample,
  nginxProgram,
} from '#tests/support/nginx-server.ts';
import { apacheProgram, behindApache } from '#tests/support/apache-server.ts';
import { enquiryBody, liveDistFolder, startLiveServer } from '#tests/support/live-server.ts';
import { serveDist } from '#tests/support/serve-dist.ts';

const nginx = nginxProgram();

/** Asks nginx with the built site, and with the lines for live mode where a server has a port. */
const behindNginx = <Answer>(
  ask: (origin: string, plainOrigin: string) => Promise<Answer>,
  live?: { port: number },
) => askNginx(nginx ?? '', live ? liveDistFolder : distFolder(testSite), ask, live);

test('our server passes every check of `check-site --at`', async () => {
  const site = await serveDist();
  const findings = await checkDeployed(testSite, site.origin);
  await site.close();
  expect(findings.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
  const asked = findings.map(({ path }) => path);
  for (const language of testSite.languages)
    for (const path of ['/', '/no-such-page']) expect(asked).toContain(inLanguage(testSite, language, path));
  for (const kind of [/^\/assets\/.+\.js$/, /^\/assets\/.+\.css$/, /^\/fonts\//])
    expect(asked.some((path) => kind.test(path) && !path.includes('no-such'))).toBe(true);
});

const apache = await apacheProgram();

test.runIf(apache)('Apache with the `.htaccess` of the build lacks nothing', async () => {
  const findings = await behindApache(apache ?? '', distFolder(testSite), (one) =>
    checkDeployed(testSite, one),
  );
  expect(findings.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
});

test.runIf(apache)(
  'Apache without the modules for headers and compression still serves the pages',
  { timeout: 30_000 },
  async () => {
    for (const without of ['headers', 'brotli deflate', 'headers mime negotiation autoindex dir']) {
      const answers = await behindApache(
        apache ?? '',
        distFolder(testSite),
        (origin) =>
          Promise.all(
            ['/', '/no-such-page', ...testSite.languages.slice(1).map((code) => `/${code}`)].map(
              async (path) => {
                const { status, headers } = await fetch(origin + path);
                return [path, status, headers.get('Content-Type')];
              },
            ),
          ),
        { without },
      );
      for (const [path, status, type] of answers)
        expect([without, path, status, type]).toEqual([
          without,
          path,
          path === '/no-such-page' ? 404 : 200,
          'text/html; charset=utf-8',
        ]);
    }
  },
);

test('docs/nginx.conf logs no query strings, also in front of our server', () => {
  expect(liveExample).toMatch(/^ +proxy_pass /m);
  const servers = liveExample.split(/^server /m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers)
    expect(server.match(/^ *access_log .*/gm)).toEqual([expect.stringMatching(/ if=\$site_is_logged;$/)]);
  const [, pattern = ''] =
    /map "\$request_uri\$http_referer" \$site_is_logged \{\n.*\n {2}"~(.+)" 0;/.exec(example) ?? [];
  for (const path of [
    '/api/newsletter/confirm?token=secret',
    '/api/session/oidc/callback?code=secret',
    '/blog?q=x',
  ])
    expect(path).toMatch(new RegExp(pattern));
  expect('/services/cloud').not.toMatch(new RegExp(pattern));
});

// The file contains the policy of a site without other hosts, such as the sample.
test.runIf(isDefaultSite(testSite))(
  'docs/nginx.conf has the security headers of the server, word for word',
  () => {
    const sent = [...example.matchAll(/^ {2}add_header (\S+) "(.+)" always;$/gm)].map(([, ...pair]) => pair);
    expect({ ...Object.fromEntries(sent), 'Cross-Origin-Resource-Policy': 'same-origin' }).toEqual(
      securityHeaders(testSite),
    );
  },
);

test.runIf(nginx && isDefaultSite(testSite))(
  'nginx with docs/nginx.conf lacks nothing but brotli, which Debian has as a module',
  async () => {
    const findings = (await behindNginx((one) => checkDeployed(testSite, one))).filter(
      ({ verdict }) => verdict !== 'right',
    );
    const problems = findings.map(({ path, missing }) => `${path}: ${missing}`);
    expect(problems.filter((problem) => !problem.endsWith('is not compressed with br'))).toEqual([]);
  },
);

test.runIf(nginx && isDefaultSite(testSite))(
  'nginx sends only the site’s own name on to https, and does not name its version',
  async () => {
    await behindNginx(async (_, plainOrigin) => {
      for (const host of ['evil.example', 'www.example.com.evil.example', '203.0.113.9', 'www.example.com']) {
        // Not fetch, which does not let a caller set Host.
        const sent = request(`${plainOrigin}/blog?q=1`, { headers: { host } }).end();
        const [answer]: IncomingMessage[] = await once(sent, 'response');
        answer?.resume();
        expect([answer?.statusCode, answer?.headers.location, answer?.headers.server]).toEqual([
          308,
          'https://www.example.com/blog?q=1',
          'nginx',
        ]);
      }
    });
  },
);

test.runIf(nginx && isDefaultSite(testSite))(
  'nginx in front of the live server serves the pages itself, and its error pages are ours',
  { timeout: 240_000 },
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
    onTestFinished(() => rmSync(dataFolder, { recursive: true }));
    const server = await startLiveServer({ DATA_FOLDER: dataFolder });
    onTestFinished(() => server.kill('SIGKILL'));
    const headersOf = (type: string) => securityHeadersOf(securityHeaders(testSite), type, '/');
    await behindNginx(async (origin) => {
      const findings = (await checkDeployed(testSite, origin)).filter(({ verdict }) => verdict !== 'right');
      const problems = findings.map(({ path, missing }) => `${path}: ${missing}`);
      expect(problems.filter((problem) => !problem.endsWith('is not compressed with br'))).toEqual([]);

      const post = (path: string, body: string, headers: Record<string, string> = {}) =>
        fetch(origin + path, {
          method: 'POST',
          body,
          headers: { 'sec-fetch-site': 'same-origin', ...headers },
        });
      const json = { 'content-type': 'application/json', accept: 'application/json' };
      const stored = await post('/api/enquiries', enquiryBody('nginx'), json);
      expect(stored.status).toBe(201);
      // Each header once: not the server's and those of nginx.
      for (const [name, value] of Object.entries(headersOf('application/json')))
        expect([name, stored.headers.get(name)]).toEqual([name, value]);
      expect(await (await fetch(`${origin}/readyz`)).text()).toContain('ready');

      const referers = [`${origin}/de/careers/apply?role=1`, `${origin}/careers`, `${origin}/de`, ''];
      const languages = ['de', testSite.defaultLanguage, 'de', testSite.defaultLanguage];
      async function expectErrorPage(status: number, ask: (referer: string) => Promise<Response>) {
        for (const [index, referer] of referers.entries()) {
          const answer = await ask(referer);
          expect(answer.status).toBe(status);
          const text = await answer.text();
          expect(text).toContain(`<html lang="${languages[index]}"`);
          expect(text).not.toContain('nginx');
          for (const [name, value] of Object.entries(headersOf('text/html')))
            expect([name, answer.headers.get(name)]).toEqual([name, value]);
          expect(answer.headers.get('cache-control')).toBe('no-cache');
        }
      }
      const upload = 'x'.repeat(6.5 * 2 ** 20);
      await expectErrorPage(413, (referer) => post('/api/applications', upload, { referer }));
      for (const path of ['/413', '/413.html', '/de/502.html', '/de/502'])
        expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);

      await server.kill('SIGTERM');
      await expectErrorPage(502, (referer) => post('/api/enquiries', enquiryBody('down'), { referer }));
      await expectErrorPage(502, (referer) =>
        fetch(`${origin}/api/newsletter/confirm?token=x`, { headers: { referer } }),
      );
      for (const path of ['/', '/de/contact', '/admin', '/api/page.css'])
        expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
    }, server);
  },
);
