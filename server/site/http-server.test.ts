import { testSite } from '#content/test-support/test-site.ts';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { followBuild } from './static-files.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { createHttpServer, defaultLimits, type HttpServer, type ServerLimits } from './http-server.ts';
import { exchangeRaw, openRaw } from './test-support/raw-connection.ts';
import { createSiteFixture, type BuiltSiteFixture } from './test-support/site-fixture.ts';

/** About one fortieth of the real times. */
const shortLimits: ServerLimits = {
  headersTimeoutMs: 250,
  requestTimeoutMs: 375,
  keepAliveMs: 125,
  stalledMs: 175,
  checkIntervalMs: 25,
  stopMs: 400,
};

let site: BuiltSiteFixture;
let httpServer: HttpServer;
let port: number;

beforeAll(() => {
  site = createSiteFixture();
  // More than the socket buffers of both sides hold, so a client that does not read blocks the response.
  site.write('big.pdf', Buffer.alloc(30_000_000));
});
afterAll(() => site.remove());

beforeEach(() => start(shortLimits));
afterEach(() => httpServer.stop());

async function start(limits: ServerLimits): Promise<void> {
  httpServer = createHttpServer(
    () => testSite,
    createApp(followBuild(site.folder, 'simulated', () => testSite)),
    limits,
  );
  port = await listenOnFreePort(httpServer.server);
}

const open = (text: string) => openRaw(port, text);
const exchange = (text: string) => exchangeRaw(port, text);

const close = 'Host: localhost\r\nConnection: close\r\n\r\n';

test('HEAD over the wire has the length of GET and no body', async () => {
  const head = await exchange(`HEAD /robots.txt HTTP/1.1\r\n${close}`);
  expect(head).toMatch(/\r\ncontent-length: 14\r\n/i);
  expect(head.endsWith('\r\n\r\n')).toBe(true);
  const get = await exchange(`GET /robots.txt HTTP/1.1\r\n${close}`);
  expect(get.endsWith('\r\n\r\nUser-agent: *\n')).toBe(true);
});

test('a GET that announces a body is answered without waiting for it', async () => {
  await httpServer.stop();
  await start({ ...shortLimits, requestTimeoutMs: 60_000, stalledMs: 60_000 });
  const response = await exchange('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toMatch(/\r\nconnection: close\r\n/i);
  expect(response.endsWith('User-agent: *\n')).toBe(true);
});

/** Slow clients: silence, half a head with a letter now and then, half a body, an answered request and no other. */
const slow = [
  '',
  'GET / HTTP/1.1\r\nHost: local',
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc',
  'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
] as const;

test('a crowd of 400 slow clients is sent away while others are served', async () => {
  const crowd = Array.from({ length: 400 }, (_, index) => open(slow[index % 4]!));
  const trickle = setInterval(() => {
    for (const { socket } of crowd.filter((_one, index) => index % 4 === 1))
      if (socket.writable) socket.write('x');
  }, 50);
  const left = new Set(crowd);
  for (const client of crowd) void client.closed.then(() => left.delete(client));
  let visits = 0;
  for (; left.size > 0; visits += 1) expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  clearInterval(trickle);
  expect(visits).toBeGreaterThan(5);
  expect(crowd.filter(({ received }) => received().startsWith('HTTP/1.1 408 ')).length).toBeGreaterThan(0);
});

/** A paused socket does not notice its end, so we count on the server's side. */
const countOpen = () =>
  new Promise((resolve) => httpServer.server.getConnections((_, count) => resolve(count)));

test('clients that do not read their response are sent away', async () => {
  let received = 0;
  const countReceived = () => (received += 1);
  httpServer.server.on('connection', countReceived);
  const unread = Array.from({ length: 5 }, () => {
    const connection = open('GET /big.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n');
    connection.socket.pause();
    return connection;
  });
  await Promise.all(unread.map(({ socket }) => once(socket, 'connect')));
  await expect.poll(() => received).toBe(5);
  await expect.poll(countOpen).toBe(0);
  httpServer.server.off('connection', countReceived);
  for (const { socket } of unread) socket.destroy();
});

test('the real limits close every slow connection within 15 seconds', () => {
  const { headersTimeoutMs, keepAliveMs, stalledMs, checkIntervalMs } = defaultLimits;
  expect(headersTimeoutMs + checkIntervalMs).toBeLessThan(15_000);
  expect(keepAliveMs).toBeLessThan(15_000);
  expect(2 * stalledMs).toBeLessThan(15_000);
  expect(defaultLimits.stopMs).toBeLessThan(5_000);
});

test('stop closes unused connections at once, lets a running response finish and accepts nothing new', async () => {
  await httpServer.stop();
  await start({ ...defaultLimits, stopMs: 60_000, headersTimeoutMs: 60_000, requestTimeoutMs: 60_000 });
  const unused = open('');
  const running = open('GET /big.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(running.socket, 'data');
  running.socket.pause();

  const stopped = httpServer.stop().then(() => 'stopped');
  await unused.closed;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  running.socket.resume();
  await running.closed;
  const [head = ''] = running.received().split('\r\n\r\n', 1);
  expect(running.received().length - head.length - 4).toBe(30_000_000);
  expect(await stopped).toBe('stopped');
});

test('stop does not wait for ever for a client that does not read', async () => {
  await httpServer.stop();
  // Far longer than a test may take, so only the end of the response can end the wait.
  await start({ ...shortLimits, stalledMs: 600_000 });
  const stuck = open('GET /big.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(stuck.socket, 'data');
  stuck.socket.pause();
  expect(await countOpen()).toBe(1);
  await httpServer.stop();
  expect(await countOpen()).toBe(0);
  stuck.socket.destroy();
});
