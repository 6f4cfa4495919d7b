import { createHmac, timingSafeEqual } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RefusedForGood } from '../refused-for-good.ts';
import type { StartTimer } from '../start-timer.ts';
import { sampleEnquiry } from '../test-support/live-fixture.ts';
import { addWebhook } from '../test-support/store-webhooks-suite.ts';
import { startWebhookOutbox } from './outbox.ts';
import { newSigningSecret } from './sign.ts';
import type { WebhookPost, WebhookTransport } from './transport.ts';
import { live, liveForEachTest } from '../test-support/each-test.ts';

const minuteMs = 60_000;

liveForEachTest();

/** A worker whose timer the test controls. */
function startWorker(post: WebhookTransport['post'] = live.parts.webhookTransport.post) {
  let next: (() => void) | null = null;
  const startTimer: StartTimer = (run) => {
    next = run;
    return () => (next = null);
  };
  const webhookTransport = { ...live.parts.webhookTransport, post };
  const outbox = startWebhookOutbox({ ...live.parts, webhookTransport }, startTimer);
  return {
    outbox,
    tick: async () => {
      next?.();
      await outbox.idle();
    },
  };
}

let enquiries = 0;
async function enquire(): Promise<string> {
  enquiries += 1;
  const id = `enquiry-${enquiries}`;
  await live.enquire({ id });
  return id;
}

/** Written from the text of the Standard Webhooks specification, for a receiver. Throws when it is not genuine. */
function verify({ headers, body }: WebhookPost, secret: string, nowSeconds: number): unknown {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(nowSeconds - Number(timestamp)) > 5 * 60) throw new Error('too old or too new');
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isGenuine = signatures
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  if (!isGenuine) throw new Error('not genuine');
  return JSON.parse(body);
}

const seconds = () => live.now().getTime() / 1000;

describe('webhook outbox', () => {
  it('signs by the Standard Webhooks specification, at each try with its time and the same identifier', async () => {
    const secret = newSigningSecret();
    await addWebhook(live.store, { secret, createdAt: live.now().toISOString() });
    const id = await enquire();
    const tried: WebhookPost[] = [];
    const { tick } = startWorker(async (post) => {
      tried.push(post);
      if (tried.length < 3) throw new Error('answered 500');
    });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await tick();
      live.pass(10 * minuteMs);
    }
    expect(tried).toHaveLength(3);
    const [first, , last] = tried as [WebhookPost, WebhookPost, WebhookPost];
    expect(new Set(tried.map((post) => post.headers['webhook-id'])).size).toBe(1);
    expect(new Set(tried.map((post) => post.body)).size).toBe(1);
    const lastAt = Number(last.headers['webhook-timestamp']);
    expect(verify(last, secret, lastAt + 1)).toEqual({
      type: 'enquiry.received',
      timestamp: '2026-11-21T10:00:00.000Z',
      data: expect.objectContaining({ id, email: sampleEnquiry.email, message: sampleEnquiry.message }),
    });
    // A copy of the first try, sent later by somebody else.
    expect(() => verify(first, secret, lastAt)).toThrow('too old');
    expect(() => verify({ ...last, body: last.body.replace('Ada', 'Eve') }, secret, lastAt)).toThrow(
      'genuine',
    );
    expect(() => verify(last, newSigningSecret(), lastAt)).toThrow('genuine');
    expect(Number(first.headers['webhook-timestamp'])).toBeLessThan(seconds());
  });

  it('signs by a key that was renewed while it ran, and by the one before', async () => {
    const [former, renewed] = [newSigningSecret(), newSigningSecret()];
    const { id } = await addWebhook(live.store, { secret: former, createdAt: live.now().toISOString() });
    const sent: WebhookPost[] = [];
    const { tick } = startWorker(async (post) => void sent.push(post));
    await enquire();
    await tick();
    const tomorrow = new Date(live.now().getTime() + 24 * 60 * minuteMs).toISOString();
    await live.store.changeWebhookSecret(id, renewed, tomorrow);
    await enquire();
    await tick();
    expect(sent).toHaveLength(2);
    const [first, second] = sent as [WebhookPost, WebhookPost];
    verify(first, former, seconds());
    expect(() => verify(first, renewed, seconds())).toThrow('not genuine');
    for (const key of [former, renewed]) verify(second, key, seconds());
  });

  it('tries again after 1, 2, 4 … 60 minutes, gives up after three days, and starts anew when told to', async () => {
    await addWebhook(live.store, { createdAt: live.now().toISOString() });
    await enquire();
    const triedAt: number[] = [];
    let isDown = true;
    const { tick } = startWorker(async () => {
      triedAt.push(live.now().getTime() / minuteMs);
      if (isDown) throw new Error('answered 503');
    });
    for (let minute = 0; minute < 75 * 60; minute += 1) {
      await tick();
      live.pass(minuteMs);
    }
    const waits = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(triedAt).toHaveLength(78);
    const { items } = await live.store.deliveries({ state: 'dead', offset: 0, limit: 9 });
    expect(items).toMatchObject([{ attempts: 78, lastError: 'answered 503' }]);
    isDown = false;
    expect(await live.store.retryDelivery(items[0]?.id ?? '', live.now().toISOString())).toBe(true);
    await tick();
    expect(triedAt).toHaveLength(79);
    expect(await live.store.deliveryCounts()).toMatchObject({ waiting: 0, dead: 0 });
  });

  it('gives up at once what the receiver wants no more of', async () => {
    await addWebhook(live.store, { createdAt: live.now().toISOString() });
    await enquire();
    const { tick } = startWorker(() => Promise.reject(new RefusedForGood('answered 410')));
    await tick();
    expect((await live.store.deliveryCounts()).dead).toBe(1);
  });

  it('a webhook that never answers delays no other', async () => {
    const createdAt = live.now().toISOString();
    await addWebhook(live.store, { url: 'https://slow.example/', createdAt });
    await addWebhook(live.store, { url: 'https://quick.example/', createdAt });
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    const quick: WebhookPost[] = [];
    const { outbox } = startWorker((post) =>
      post.url.includes('slow') ? never : Promise.resolve(void quick.push(post)),
    );
    for (let count = 1; count <= 12; count += 1) {
      await enquire();
      outbox.wake();
      await expect.poll(() => quick.length).toBe(count);
    }
    end();
    await outbox.stop();
  });

  it('sends again what a worker had claimed that then died, under the same identifier', async () => {
    const webhook = await addWebhook(live.store, { createdAt: live.now().toISOString() });
    await enquire();
    const at = live.now();
    const [claimed] = await live.store.claimDeliveries(
      webhook.id,
      at.toISOString(),
      new Date(at.getTime() + 5 * minuteMs).toISOString(),
      5,
    );
    const { tick } = startWorker();
    await tick();
    expect(live.posted).toEqual([]);
    live.pass(6 * minuteMs);
    await tick();
    expect(live.posted.map(({ headers }) => headers['webhook-id'])).toEqual([claimed?.id]);
  });

  it('logs no address, no secret and nothing of what was typed', async () => {
    const secret = newSigningSecret();
    await addWebhook(live.store, { secret, createdAt: live.now().toISOString() });
    await enquire();
    await startWorker(() => Promise.reject(new Error('getaddrinfo tools.halden.example'))).tick();
    live.pass(2 * minuteMs);
    await startWorker().tick();
    const log = live.logged.join('\n');
    expect(log).toContain('delivery not sent');
    expect(log).toContain('delivery sent');
    expect(log).not.toMatch(/halden|whsec|Ada|@/);
  });
});
