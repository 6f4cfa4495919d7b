import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createArrivals } from './arrivals.ts';
import { healthRoutes } from './health.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';

const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error('gone'));
const counts = { waiting: 2, sent: 5, dead: 1 };

function routes({ store = works, files = works, token = null as string | null } = {}) {
  const metrics = createMetrics(() => 1000);
  const app = healthRoutes({
    store: { ping: store, mailCounts: () => Promise.resolve(counts) },
    resumeFiles: { ping: files },
    metrics,
    metricsToken: token,
  });
  return { app, metrics };
}

/** The bindings that the Node adapter adds to a request: its socket. */
const from = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } },
});

describe('health', () => {
  it('says alive while the process answers, and ready while it can store', async () => {
    expect((await routes({ store: fails }).app.request('/healthz')).status).toBe(200);
    expect((await routes().app.request('/readyz')).status).toBe(200);
    const response = await routes({ files: fails }).app.request('/readyz');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await response.text()).toBe('not ready: resume files\n');
  });

  it('gives figures to this machine alone, or to who has the token', async () => {
    const { app } = routes();
    expect((await app.request('/metrics', {}, from('127.0.0.1'))).status).toBe(200);
    expect((await app.request('/metrics', {}, from('203.0.113.7'))).status).toBe(403);
    const proxied = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
    expect((await app.request('/metrics', proxied, from('127.0.0.1'))).status).toBe(403);
    const rebound = await app.request('http://evil.example:8080/metrics', {}, from('127.0.0.1'));
    expect(rebound.status).toBe(403);
    for (const host of ['127.0.0.1', '[::1]'])
      expect((await app.request(`http://${host}:8080/metrics`, {}, from('::1'))).status).toBe(200);
    const guarded = routes({ token: 'word' }).app;
    expect((await guarded.request('/metrics', {}, from('127.0.0.1'))).status).toBe(403);
    const allowed = { headers: { Authorization: 'Bearer word' } };
    expect((await guarded.request('/metrics', allowed, from('203.0.113.7'))).status).toBe(200);
  });
});

it('counts requests by pattern, in the text format of Prometheus', async () => {
  const lines: string[] = [];
  const metrics = createMetrics(() => 1000);
  let clock = 0;
  const app = new Hono();
  app.use(
    observeRequests(
      createLog(
        (line) => lines.push(line),
        () => new Date(0),
      ),
      metrics,
      () => (clock += 30),
    ),
  );
  app.get('/people/:email', (context) => context.text('found'));
  // Like the fallback route of live mode, which must not become part of the pattern.
  app.all('/*', (context) => context.text('missing', 404));
  await app.request('/people/mira@halden.example');
  await app.request('/people/jon@halden.example');
  const text = metrics.render(counts);
  const labels = 'method="GET",route="/people/:email",status="200"';
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="0.025"} 0\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="0.05"} 2\n`);
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2\n`);
  expect(text).toContain('outbox_mails{state="dead"} 1\n');
  expect(text).toContain('process_resident_memory_bytes 1000\n');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    event: 'request',
    method: 'GET',
    route: '/people/:email',
    status: 200,
    milliseconds: 30,
  });
  expect(lines.join()).not.toContain('halden');
});

it('tells of arrivals until told to stop', () => {
  const arrivals = createArrivals();
  const heard: string[] = [];
  const stop = arrivals.subscribe(({ kind }) => heard.push(kind));
  const item = {
    id: '1',
    email: 'a@b.example',
    confirmedAt: null,
    folder: 'inbox',
    language: 'en',
    consentVersion: '1',
    receivedAt: '',
  } as const;
  arrivals.publish({ kind: 'subscriber', item });
  stop();
  arrivals.publish({ kind: 'subscriber', item });
  expect(heard).toEqual(['subscriber']);
});
