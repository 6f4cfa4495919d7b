import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createHttpServer, defaultLimits, type HttpServer, type ServerLimits } from './http-server.ts';
import { securityHeaders } from './security-headers.ts';
import { createSiteFixture, type SiteFixture } from './site-fixture.ts';

/** About a fortieth of the real times. */
const shortLimits: ServerLimits = {
  headersTimeoutMs: 250,
  requestTimeoutMs: 375,
  keepAliveMs: 125,
  stalledMs: 175,
  checkIntervalMs: 25,
  stopMs: 400,
};

let site: SiteFixture;
let httpServer: HttpServer;
let port: number;

beforeAll(() => {
  site = createSiteFixture();
  // More than the socket buffers of both sides take in, so that a client that does not read blocks the response.
  site.write('big.pdf', Buffer.alloc(30_000_000));
});
afterAll(() => site.remove());

beforeEach(() => start(shortLimits));
afterEach(() => httpServer.stop());

async function start(limits: ServerLimits): Promise<void> {
  httpServer = createHttpServer(createApp({ distFolder: site.folder }), limits);
  httpServer.server.listen(0, '127.0.0.1');
  await once(httpServer.server, 'listening');
  const address = httpServer.server.address();
  port = typeof address === 'object' && address !== null ? address.port : Number.NaN;
}

/** A raw connection, for what no HTTP client would send. */
function open(text: string): { socket: Socket; received: () => string; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  // A reset is one way of being closed; what was received is checked by each test.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, received: () => received, closed };
}

async function exchange(text: string): Promise<string> {
  const connection = open(text);
  await connection.closed;
  return connection.received();
}

const close = 'Host: localhost\r\nConnection: close\r\n\r\n';

test.each([
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
  ['not HTTP', 'good day\r\n\r\n', 400],
  ['a backslash', `GET /services\\cloud HTTP/1.1\r\n${close}`, 400],
  ['a raw NUL', `GET /a\0b HTTP/1.1\r\n${close}`, 400],
  ['dot segments', `GET /../../../../etc/passwd HTTP/1.1\r\n${close}`, 404],
  ['an absolute target', `GET http://example.com/etc/passwd HTTP/1.1\r\n${close}`, 404],
  ['a path longer than the head may be', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${close}`, 431],
  ['an unknown expectation', `GET / HTTP/1.1\r\nExpect: tea\r\n${close}`, 417],
  ['CONNECT', `CONNECT localhost:80 HTTP/1.1\r\n${close}`, 405],
  ['TRACE', `TRACE / HTTP/1.1\r\n${close}`, 405],
  ['OPTIONS for the whole server', `OPTIONS * HTTP/1.1\r\n${close}`, 400],
])('%s gets an answer with the security headers, and the server lives on', async (_, text, status) => {
  const response = await exchange(text);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(response.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase());
  }
  expect(response).toMatch(/\r\ncontent-type: text\//i);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

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

test('a crowd of slow clients is sent away while others are served', async () => {
  const kinds = [
    '',
    'GET / HTTP/1.1\r\nHost: local',
    'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc',
    'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ];
  const crowd = Array.from({ length: 100 }, (_, index) => open(kinds[index % kinds.length] ?? ''));
  const trickle = setInterval(
    () => crowd.forEach(({ socket }, index) => index % 5 === 1 && socket.write('x')),
    50,
  );
  const unread = Array.from({ length: 5 }, () => {
    const connection = open('GET /big.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n');
    connection.socket.pause();
    return connection;
  });

  const closing = Promise.all(crowd.map(({ closed }) => closed)).then(() => 'closed');
  for (let request = 0; request < 10; request++) {
    expect((await fetch(`http://127.0.0.1:${port}/services`)).status).toBe(200);
  }
  expect(await closing).toBe('closed');
  clearInterval(trickle);
  const timedOut = crowd.filter(({ received }) => received().startsWith('HTTP/1.1 408 '));
  expect(timedOut.length).toBeGreaterThan(0);

  // A paused socket does not see its end, so the server's side is counted. One may be left: that of fetch.
  const countOpen = () =>
    new Promise((resolve) => httpServer.server.getConnections((_, count) => resolve(count)));
  await expect.poll(countOpen).toBeLessThanOrEqual(1);
  for (const { socket } of unread) socket.destroy();
});

test('the real limits close every slow connection within 15 seconds', () => {
  const { headersTimeoutMs, keepAliveMs, stalledMs, checkIntervalMs } = defaultLimits;
  expect(headersTimeoutMs + checkIntervalMs).toBeLessThan(15_000);
  expect(keepAliveMs).toBeLessThan(15_000);
  expect(2 * stalledMs).toBeLessThan(15_000);
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
  await start({ ...shortLimits, stalledMs: 60_000 });
  const stuck = open('GET /big.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(stuck.socket, 'data');
  stuck.socket.pause();
  const startedMs = performance.now();
  await httpServer.stop();
  const tookMs = performance.now() - startedMs;
  expect(tookMs).toBeGreaterThan(shortLimits.stopMs / 2);
  expect(tookMs).toBeLessThan(shortLimits.stopMs + 300);
  stuck.socket.destroy();
});
