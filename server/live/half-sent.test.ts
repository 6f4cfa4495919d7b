import { testSite as site } from '#content/test-support/test-site.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { createHttpServer, defaultLimits, type HttpServer } from '#server/site/http-server.ts';
import { openRaw } from '#server/site/test-support/raw-connection.ts';
import { createFixture, type Fixture } from './test-support/fixture.ts';

/** Posts that stop half-way, over HTTP. */

let live: Fixture;
let http: HttpServer;
let port: number;

beforeEach(async () => {
  // Only our own time limits: Node's limits for connections do not use these functions.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  live = await createFixture();
  http = createHttpServer(site, live.app, { ...defaultLimits, requestTimeoutMs: 180_000 });
  port = await listenOnFreePort(http.server);
});
afterEach(async () => {
  await http.stop();
  vi.useRealTimers();
});

type Half = readonly [path: string, type: string, accept: string, body: string];
type Kind = readonly [name: string, length: string, encode: (body: string) => string];

const routes: Half[] = [
  ['/api/enquiries', 'application/json', 'accept: application/json', '{"name":"Mira'],
  ['/api/enquiries', 'application/x-www-form-urlencoded', 'accept: text/html', 'name=Mira'],
];

const kinds: Kind[] = [
  ['with its length', 'Content-Length: 900', (body: string) => body],
  ['in chunks', 'Transfer-Encoding: chunked', (body: string) => `${body.length.toString(16)}\r\n${body}\r\n`],
];

const cases = routes.flatMap((route) => kinds.map((kind) => [...route, ...kind] as const));

/** Sends the first half and waits until the server reads it. */
async function sendHalf([path, type, accept, body, , length, encode]: (typeof cases)[number]) {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nOrigin: https://site.example`;
  const text = `${head}\r\n${accept}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${encode(body)}`;
  const connection = openRaw(port, text);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  return connection;
}

const statuses = () =>
  live.logged.flatMap((line) => {
    const { event, status } = JSON.parse(line);
    return event === 'request' ? [status] : [];
  });

it.each(cases)('ends within 15 s: %s, %s, %s, %s, %s', async (...half) => {
  const connection = await sendHalf(half);
  await vi.advanceTimersByTimeAsync(14_000);
  await connection.closed;
  expect(connection.received()).toMatch(/^HTTP\/1\.1 (?:408|303) /);
  expect(connection.received()).toMatch(/\r\nconnection: close\r\n/i);
});

it.each(cases)('does not report a visitor who leaves as an error: %s, %s, %s, %s, %s', async (...half) => {
  const reported = vi.spyOn(console, 'error');
  const connection = await sendHalf(half);
  connection.socket.destroy();
  await expect.poll(statuses).toHaveLength(1);
  expect(statuses()[0]).toBeLessThan(500);
  expect(reported).not.toHaveBeenCalled();
  reported.mockRestore();
});
