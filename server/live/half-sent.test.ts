import { testSite as site } from '#content/test-support/test-site.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { createHttpServer, defaultLimits, type HttpServer } from '#server/site/http-server.ts';
import { exchangeRaw, openRaw } from '#server/site/test-support/raw-connection.ts';
import { watchPace } from './requests.ts';
import { createFixture, type Fixture } from './test-support/fixture.ts';

/** Posts that stop half-way, over HTTP. */

let live: Fixture;
let http: HttpServer;
let port: number;

beforeEach(async () => {
  // Only our own time limits: Node's limits for connections do not use these functions.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  live = await createFixture();
  http = createHttpServer(() => site, live.app, { ...defaultLimits, requestTimeoutMs: 180_000 });
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

const lost: Half[] = [
  ...routes,
  ['/api/newsletter', 'application/json', 'accept: application/json', '{"email":"mira@'],
  [
    '/api/applications',
    'multipart/form-data; boundary=x',
    'accept: application/json',
    '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n',
  ],
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

it.each(lost.flatMap((route) => kinds.map((kind) => [...route, ...kind] as const)))(
  'does not count, however often the connection is lost: %s, %s, %s, %s, %s',
  async (...half) => {
    for (let times = 1; times <= 25; times += 1) {
      (await sendHalf(half)).socket.destroy();
      await expect.poll(statuses).toHaveLength(times);
      await expect.poll(() => vi.getTimerCount()).toBe(0);
    }
    expect(statuses()).toEqual(Array.from({ length: 25 }, () => 400));
    const [path] = half;
    const whole = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nAccept: application/json\r\nContent-Type: text/x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    expect(await exchangeRaw(port, whole)).toMatch(/^HTTP\/1\.1 415 /);
  },
);

describe('the pace of a body', () => {
  /** Lets so many bytes arrive every second. @returns after how many seconds the body is ended, at most 3600 */
  async function endAt(transfer: 'form' | 'upload', bytesASecond: number) {
    const end = vi.fn<() => void>();
    const { count, stop } = watchPace(transfer, end);
    let second = 0;
    for (; second < 3600 && end.mock.calls.length === 0; second += 1) {
      count(bytesASecond);
      await vi.advanceTimersByTimeAsync(1000);
    }
    stop();
    return second;
  }

  it.each([
    ['form', 0, 12],
    ['form', 1, 13],
    ['form', 5000, 3600],
    ['upload', 0, 30],
    ['upload', 1, 31],
    ['upload', 2000, 60],
    ['upload', 22_000, 3600],
  ] as const)('%s at %i bytes a second: after %i s', async (transfer, bytesASecond, seconds) => {
    expect(await endAt(transfer, bytesASecond)).toBeLessThanOrEqual(seconds);
    expect(await endAt(transfer, bytesASecond)).toBeGreaterThanOrEqual(Math.floor(seconds * 0.9));
  });
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
