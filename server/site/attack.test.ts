import { testSite } from '#content/test-support/test-site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { followBuild } from './static-files.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { hostileRequests } from './test-support/hostile-requests.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { exchangeRaw } from './test-support/raw-connection.ts';
import { securityHeaders } from './security-headers.ts';
import { createSiteFixture, type BuiltSiteFixture } from './test-support/site-fixture.ts';

/** Texts that no answer may contain: a line of /etc/passwd, of package.json, or of a hidden file. */
const secrets = ['root:', '"dependencies"', 'SECRET', 'hidden twin'];

let site: BuiltSiteFixture;
let httpServer: HttpServer;
let port: number;

beforeAll(async () => {
  site = createSiteFixture();
  site.write('index.html.br', 'hidden twin');
  httpServer = createHttpServer(
    () => testSite,
    createApp(followBuild(site.folder, 'simulated', () => testSite)),
  );
  port = await listenOnFreePort(httpServer.server);
});
afterAll(async () => {
  await httpServer.stop();
  site.remove();
});

/** Parses the head of a response as an HTTP client would. */
function parseHead(response: string): { status: number; headers: Headers } {
  const [statusLine = '', ...lines] = (response.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
  return { status: Number(statusLine.split(' ')[1]), headers };
}

test.each(hostileRequests)('$name', async ({ text, allowed }) => {
  const response = await exchangeRaw(port, text);
  const { status, headers } = parseHead(response);
  expect(allowed).toContain(response === '' ? 'closed' : status);
  expect(secrets.filter((secret) => response.includes(secret))).toEqual([]);
  // At most one answer: a second one would answer the request hidden in the first.
  expect(response.match(/^HTTP\/1\.1 /gm)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(headers.has('Set-Cookie')).toBe(false);
  expect(headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/);
  expect(headers.get('Content-Type') ?? 'text/').toMatch(/^text\//);
  const differing = Object.entries(securityHeaders(testSite)).filter(
    ([name, value]) => headers.get(name) !== value,
  );
  expect(response === '' ? [] : differing).toEqual([]);
});

test('after all of them the server serves as before', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/services`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1>Services</h1>');
});
