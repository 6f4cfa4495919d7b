import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveFixture, type LiveFixture } from '../test-support/live-fixture.ts';
import { startWorker, takeIn } from '../test-support/outbox-fixture.ts';
import { batchSize, retryDelayMs } from '../outbox-worker.ts';
import { visitorMailsAnHour } from './outbox.ts';
import { RecipientRefused, type MailTransport } from './transport.ts';

const minuteMs = 60_000;

let live: LiveFixture;
beforeEach(async () => {
  live = await createLiveFixture();
});
afterEach(() => live.close());

const failing: MailTransport = {
  send: () =>
    Promise.reject(Object.assign(new Error('no answer from desk@site.example'), { code: 'ECONNREFUSED' })),
  close: () => Promise.resolve(),
};

describe('outbox', () => {
  it('sends what is due, each mail once and with an identity of its own', async () => {
    await takeIn(live, 42);
    const { outbox, tick } = startWorker(live, live.transport);
    await tick();
    await tick();
    expect(live.sent.map(({ subject }) => subject).toSorted()).toHaveLength(42);
    expect(new Set(live.sent.map(({ messageId }) => messageId)).size).toBe(42);
    expect(live.sent[0]?.messageId).toMatch(/^<[\w-]+@[\w.-]+>$/);
    expect(await live.store.mailCounts()).toEqual({ waiting: 0, sent: 42, dead: 0 });
    await outbox.stop();
  });

  it('two workers on one store do not send the same mail', async () => {
    await takeIn(live, 40);
    const workers = [startWorker(live, live.transport), startWorker(live, live.transport)];
    await Promise.all(workers.map(({ tick }) => tick()));
    expect(live.sent).toHaveLength(40);
    expect(new Set(live.sent.map(({ messageId }) => messageId)).size).toBe(40);
  });

  it('holds mails to visitors above the limit of an hour, tells the dashboard, and loses none', async () => {
    for (let index = 0; index < visitorMailsAnHour + 7; index += 1) {
      const email = `ada-${index}@sender.example`;
      await takeIn(live, 1, { to: email, personEmail: email });
    }
    await takeIn(live, 3, { to: 'desk@site.example' });
    const { tick } = startWorker(live, live.transport);
    const toDesk = () => live.sent.filter(({ to }) => to === 'desk@site.example').length;
    await tick();
    expect([live.sent.length, toDesk()]).toEqual([visitorMailsAnHour + 3, 3]);
    expect(await live.store.siteFact('mails-held-at')).toBe(live.now().toISOString());
    expect(live.logged.filter((line) => line.includes('mails to visitors held'))).toHaveLength(1);
    live.pass(60 * minuteMs);
    await tick();
    expect(live.sent).toHaveLength(visitorMailsAnHour + 10);
  });

  it('wakes at once when told, also while it is at work', async () => {
    const { outbox, tick } = startWorker(live, live.transport);
    await tick();
    await takeIn(live, 1);
    outbox.wake();
    outbox.wake();
    await outbox.idle();
    expect(live.sent).toHaveLength(1);
  });

  it('waits 1, 2, 4 … 60 minutes, for about three days', () => {
    const waits = Array.from({ length: 78 }, (_, index) => retryDelayMs(index + 1));
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((minutes) => minutes * minuteMs));
    expect(waits.at(-1)).toBeNull();
    const totalMs = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
    expect(totalMs / (24 * 60 * minuteMs)).toBeCloseTo(3, 1);
  });

  it('gives a mail up after the last try, which a person can have tried again', async () => {
    await takeIn(live, 1);
    const { tick } = startWorker(live, failing);
    for (let attempt = 0; attempt < 80; attempt += 1) {
      await tick();
      live.pass(60 * minuteMs);
    }
    const { items } = await live.store.mails({ state: 'dead', text: '', offset: 0, limit: 5 });
    expect(items).toMatchObject([{ attempts: 78, lastError: 'no answer from desk@site.example' }]);
    expect(await live.store.retryMail(items[0]?.id ?? '', live.now().toISOString())).toBe(true);
    const { tick: tickAgain } = startWorker(live, live.transport);
    await tickAgain();
    expect(live.sent).toHaveLength(1);
  });

  it('gives up at once what the receiver refuses for good', async () => {
    await takeIn(live, 1);
    const { tick } = startWorker(live, {
      ...failing,
      send: () => Promise.reject(new RecipientRefused('550 nobody')),
    });
    await tick();
    expect(await live.store.mailCounts()).toEqual({ waiting: 0, sent: 0, dead: 1 });
  });

  it('does not send again what it sent while the store was away', async () => {
    await takeIn(live, 1);
    let isAway = true;
    const store = {
      ...live.store,
      markMailsSent: (ids: readonly string[], at: string) =>
        isAway ? Promise.reject(new Error('away')) : live.store.markMailsSent(ids, at),
    };
    const { tick } = startWorker(live, live.transport, store);
    await tick();
    live.pass(10 * minuteMs);
    await tick();
    isAway = false;
    await tick();
    await tick();
    expect(live.sent).toHaveLength(1);
    expect(await live.store.mailCounts()).toEqual({ waiting: 0, sent: 1, dead: 0 });
  });

  it('sends again what a worker claimed that then died', async () => {
    await takeIn(live, 1);
    const { outbox, tick } = startWorker(live, live.transport);
    await live.store.claimMails(
      live.now().toISOString(),
      new Date(live.now().getTime() + 5 * minuteMs).toISOString(),
      5,
    );
    await tick();
    expect(live.sent).toHaveLength(0);
    live.pass(6 * minuteMs);
    await tick();
    expect(live.sent).toHaveLength(1);
    await outbox.stop();
  });

  it('stop waits for the mail under way and starts no other', async () => {
    await takeIn(live, batchSize + 3);
    let release: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const started: string[] = [];
    const slow: MailTransport = {
      ...failing,
      send: async ({ messageId }) => {
        started.push(messageId);
        await gate;
      },
    };
    const { outbox, fire, isTimerStopped } = startWorker(live, slow);
    fire();
    await expect.poll(() => started.length).toBe(batchSize);
    const stopped = outbox.stop();
    release?.();
    await stopped;
    expect(isTimerStopped()).toBe(true);
    expect(started).toHaveLength(batchSize);
    expect(await live.store.mailCounts()).toEqual({ waiting: 3, sent: batchSize, dead: 0 });
  });

  it('logs no address and no text', async () => {
    await takeIn(live, 2);
    await startWorker(live, failing).tick();
    live.pass(2 * minuteMs);
    await startWorker(live, live.transport).tick();
    const log = live.logged.join('\n');
    expect(log).toContain('ECONNREFUSED');
    expect(log).toContain('mail sent');
    expect(log).not.toMatch(/@|Number|Text/);
  });
});
