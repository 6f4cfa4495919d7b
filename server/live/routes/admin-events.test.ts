import { once } from 'node:events';
import { get } from 'node:http';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../free-port.ts';
import { createHttpServer } from '../../http-server.ts';
import { sampleApplication, sampleEnquiry } from '../test-support/live-fixture.ts';
import { createArrivals } from '../operations/arrivals.ts';
import { adminEventRoutes } from './admin-events.ts';
import type { AdminEnvironment } from './require-session.ts';
import { live, admin, dashboard, dashboardForEachTest } from '../test-support/each-test.ts';

/** The stream alone, with a timer and a session controlled by the test. */
async function openStream() {
  let isAlive: () => Promise<boolean> = () => Promise.resolve(true);
  let beat: (() => void) | null = null;
  const unused = () => Promise.reject(new Error('not asked'));
  const sessions = { begin: unused, find: unused, end: unused, isAlive: () => isAlive() };
  const arrivals = createArrivals();
  const app = new Hono<AdminEnvironment>();
  app.use(async (context, next) => {
    context.set('sessionToken', 'token');
    await next();
  });
  app.route(
    '/',
    adminEventRoutes({ arrivals }, sessions, (run) => {
      beat = run;
      return () => {
        beat = null;
      };
    }),
  );
  const response = await app.request('/admin/events');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  return {
    reader,
    beat: () => beat?.(),
    hasTimer: () => beat !== null,
    session: (next: () => Promise<boolean>) => {
      isAlive = next;
    },
  };
}

it('keeps the connection alive while the session is, also when the store is away', async () => {
  const { reader, beat, session } = await openStream();
  beat();
  expect(await reader.read()).toEqual({ done: false, value: ': still here\n\n' });
  session(() => Promise.reject(new Error('store away')));
  beat();
  expect(await reader.read()).toEqual({ done: false, value: ': still here\n\n' });
});

it('ends with the session, and leaves no timer behind', async () => {
  const { reader, beat, session, hasTimer } = await openStream();
  session(() => Promise.resolve(false));
  beat();
  expect(await reader.read()).toMatchObject({ done: true });
  expect(hasTimer()).toBe(false);
});

it('leaves no timer behind when the browser goes', async () => {
  const { reader, hasTimer } = await openStream();
  expect(hasTimer()).toBe(true);
  await reader.cancel();
  expect(hasTimer()).toBe(false);
});

describe('behind the login', () => {
  dashboardForEachTest();

  const reader = async () => {
    const response = await dashboard.get('/api/admin/events');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const chunks = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    return { read: async () => (await chunks.read()).value, cancel: () => chunks.cancel() };
  };

  it('tells what comes in, by its kind and with the item, until it is left', async () => {
    const { read, cancel } = await reader();
    expect(await read()).toBe('retry: 3000\n\n');
    live.arrivals.publish({
      kind: 'application',
      item: { ...sampleApplication, coverLetter: 'a\n\nevent: x' },
    });
    const event = (await read()) ?? '';
    expect(event).toMatch(/^event: application\ndata: [^\n]+\n\n$/);
    expect(JSON.parse(event.slice(event.indexOf('{')))).toMatchObject({
      id: sampleApplication.id,
      coverLetter: 'a\n\nevent: x',
    });
    expect(event).not.toContain('resume-1');
    live.arrivals.publish({ kind: 'enquiry', item: sampleEnquiry });
    expect(await read()).toMatch(/^event: enquiry\n/);
    await cancel();
    live.arrivals.publish({ kind: 'enquiry', item: sampleEnquiry });
  });

  it('gives up its place when the browser goes, over a real connection', async () => {
    const { server, stop } = createHttpServer(admin.app);
    const port = await listenOnFreePort(server);
    let subscribed = 0;
    live.parts.arrivals.subscribe = () => {
      subscribed += 1;
      return () => {
        subscribed -= 1;
      };
    };
    const request = get({ port, path: '/api/admin/events', headers: dashboard.headers });
    request.on('error', () => {});
    const [response] = await once(request, 'response');
    await once(response, 'data');
    expect(subscribed).toBe(1);
    request.destroy();
    await expect.poll(() => subscribed).toBe(0);
    await stop();
  });

  it('opens no stream for HEAD, which nobody would close', async () => {
    let isSubscribed = false;
    live.parts.arrivals.subscribe = () => {
      isSubscribed = true;
      return () => {};
    };
    const response = await admin.send('/api/admin/events', { method: 'HEAD', headers: dashboard.headers });
    expect(response.status).toBe(200);
    expect(isSubscribed).toBe(false);
  });

  it('cuts off a client that does not read', async () => {
    const { read } = await reader();
    const item = { ...sampleEnquiry, message: 'x'.repeat(20_000) };
    for (let count = 0; count < 100; count += 1) live.arrivals.publish({ kind: 'enquiry', item });
    let received = 0;
    while ((await read()) !== undefined) received += 1;
    expect(received).toBeLessThan(20);
  });
});
