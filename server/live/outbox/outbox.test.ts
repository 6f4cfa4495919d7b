import { minuteMs } from '#shared/durations.ts';
import { testLiveSite as site } from '#server/live/test-support/live-site.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { freePort, listenOnFreePort } from '#server/test-support/free-port.ts';
import { StoreUnavailable, type OutboxRow } from '#server/live/database.ts';
import { deletePerson } from '#server/live/people/people.store.ts';
import { createFixture, type Fixture } from '#server/live/test-support/fixture.ts';
import {
  listOutgoing,
  retryOutgoing,
  type OutgoingMail,
  RefusedForGood,
  type Transport,
  webhookEvents,
} from './outbox.store.ts';
import { retryDelayMs, slots, startOutbox, visitorMailsAnHour } from './outbox.worker.ts';
import {
  createFolderTransport,
  createSmtpTransport,
  createWebhookTransport,
  removeForgottenMails,
} from './transports.ts';

let live: Fixture;
let sent: OutboxRow[];
beforeEach(async () => {
  live = await createFixture();
  sent = [];
});

const recording: Transport = {
  send: (item) => Promise.resolve(void sent.push(item)),
  close: () => Promise.resolve(),
};
const failing = (error: Error): Transport => ({
  ...recording,
  send: async () => {
    throw error;
  },
});

/** A worker whose timer only runs when the test says so. */
function startWorker(
  mail: Transport = recording,
  deps: Partial<Fixture['deps']> = {},
  webhook: Transport = recording,
) {
  let run = () => {};
  const outbox = startOutbox({ ...live.deps, ...deps }, { mail, webhook }, (next) => {
    run = next;
    return () => {};
  });
  const tick = async () => {
    run();
    await outbox.idle();
  };
  return { outbox, tick, runTimer: () => run() };
}

/** Never answers, but ends when the signal says so. */
function hanging(): Transport & { begun: OutboxRow[] } {
  const begun: OutboxRow[] = [];
  return {
    ...recording,
    begun,
    send(item, signal) {
      begun.push(item);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    },
  };
}

async function keepEvents(count: number): Promise<void> {
  const event = { kind: 'webhook', type: 'enquiry.received', timestamp: '' } as const;
  for (let index = 0; index < count; index += 1) {
    keys += 1;
    const times = { id: `event-${keys}`, receivedAt: live.now().toISOString() };
    await live.enquire(times, [{ ...event, data: {} }]);
  }
}

let keys = 0;
async function keep(
  count: number,
  mail: Partial<OutgoingMail> = {},
  email = 'ada@sender.example',
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    keys += 1;
    const to = 'desk@site.example';
    await live.enquire({ id: `enquiry-${keys}`, email, receivedAt: live.now().toISOString() }, [
      { kind: 'mail', purpose: 'notice', to, subject: 'New', text: 'Hello', ...mail },
    ]);
  }
}
const items = async (state: OutboxRow['state']) =>
  (await listOutgoing(live.database, { state, offset: 0, limit: 500 })).items;

describe('outbox', () => {
  it('runs at once when notified, also while it is running', async () => {
    const { outbox, tick } = startWorker();
    await tick();
    await keep(1);
    outbox.wake();
    outbox.wake();
    await outbox.idle();
    expect(sent).toHaveLength(1);
    await outbox.stop();
    await keep(1);
    outbox.wake();
    await outbox.idle();
    expect(sent).toHaveLength(1);
  });

  it('retries after 1, 2, 4 … 60 minutes for about three days', () => {
    const waits = Array.from({ length: 78 }, (_, index) => retryDelayMs(index + 1));
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((minutes) => minutes * minuteMs));
    expect(waits.at(-1)).toBeNull();
    const totalMs = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
    expect(totalMs / (24 * 60 * minuteMs)).toBeCloseTo(3, 1);
  });

  it('gives an email up after the last attempt, and can retry it on request', async () => {
    await keep(1);
    const away = Object.assign(new Error('no answer from desk@site.example'), { code: 'ECONNREFUSED' });
    const { tick } = startWorker(failing(away));
    for (let attempt = 0; attempt < 80; attempt += 1) {
      await tick();
      live.pass(60 * minuteMs);
    }
    const [dead] = await items('dead');
    expect(dead).toMatchObject({ attempts: 78, lastError: away.message });
    expect(live.logged.join('\n')).not.toContain('@');
    await retryOutgoing(live.database, dead!.id, live.now().toISOString());
    await startWorker().tick();
    expect(sent).toHaveLength(1);
  });

  it('does not retry an email that the recipient’s server rejects permanently', async () => {
    await keep(1);
    await startWorker(failing(new RefusedForGood('550 nobody'))).tick();
    expect(await items('dead')).toHaveLength(1);
  });

  it('continues with other emails if some fail, and pauses if all do', async () => {
    await keep(slots * 2);
    let tries = 0;
    const transport = failing(new Error('down'));
    const counting = { ...transport, send: (item: OutboxRow) => ((tries += 1), transport.send(item)) };
    await startWorker(counting).tick();
    expect(tries).toBe(slots);
  });

  it.each([
    ['emails', 'a webhook', 'mail', 12],
    ['emails', 'a webhook', 'mail', 1],
    ['events', 'an SMTP server', 'webhook', 12],
  ] as const)('sends %s while %s hangs', async (_what, _partner, kind, count) => {
    const silent = hanging();
    const [mail, webhook] = kind === 'mail' ? [recording, silent] : [silent, recording];
    const [keepSent, keepStuck] = kind === 'mail' ? [keep, keepEvents] : [keepEvents, keep];
    await keepStuck(count);
    const { outbox, runTimer } = startWorker(mail, {}, webhook);
    runTimer();
    await expect.poll(() => silent.begun.length).toBe(Math.min(count, slots));
    await keepSent(slots * 2 + 1);
    outbox.wake();
    await expect.poll(() => sent.length).toBe(slots * 2 + 1);
    expect(new Set(sent.map((item) => item.kind))).toEqual(new Set([kind]));
    const stopped = outbox.stop();
    runTimer();
    await stopped;
  });

  it('does not wait for the slowest email to send the others', async () => {
    await keep(slots * 3);
    let isFirst = true;
    const silent = hanging();
    const mixed: Transport = {
      ...recording,
      send(item, signal) {
        if (!isFirst) return recording.send(item, signal);
        isFirst = false;
        return silent.send(item, signal);
      },
    };
    const { outbox, runTimer } = startWorker(mixed);
    runTimer();
    await expect.poll(() => sent.length).toBe(slots * 3 - 1);
    await keep(1);
    outbox.wake();
    await expect.poll(() => sent.length).toBe(slots * 3);
    const stopped = outbox.stop();
    runTimer();
    await stopped;
  });

  it('ends what hangs when it stops, and sends it once after the claim', async () => {
    const sockets: Socket[] = [];
    const silentServer = createTcpServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => {});
    });
    const port = await listenOnFreePort(silentServer);
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silentServer.close();
    });
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const mail = createSmtpTransport(site, { url: `smtp://127.0.0.1:${port}`, sender: 'site@site.example' });
    const webhook = createWebhookTransport(site, { url: `http://127.0.0.1:${port}/`, secret }, live.now);
    await keep(2);
    await keepEvents(2);
    const { outbox, runTimer } = startWorker(mail, {}, webhook);
    runTimer();
    await expect.poll(() => sockets.length).toBe(4);
    const stopped = outbox.stop();
    // The timer is now the one that ends what hangs.
    runTimer();
    await stopped;
    await mail.close();
    const waiting = await items('waiting');
    expect(waiting.map(({ attempts, lastError }) => [attempts, lastError])).toEqual(
      Array.from({ length: 4 }, () => [0, null]),
    );
    const next = startWorker();
    await next.tick();
    expect(sent).toEqual([]);
    live.pass(5 * minuteMs);
    await next.tick();
    await next.tick();
    expect(sent.map(({ id }) => id).toSorted()).toEqual(waiting.map(({ id }) => id).toSorted());
  });

  it('finishes what is nearly sent when it stops', async () => {
    await keep(1);
    const accepted = Promise.withResolvers<void>();
    const slow: Transport = { ...recording, send: () => accepted.promise };
    const { outbox, runTimer } = startWorker(slow);
    runTimer();
    await expect.poll(async () => (await items('waiting'))[0]?.dueAt).not.toBe(live.now().toISOString());
    const stopped = outbox.stop();
    accepted.resolve();
    await stopped;
    expect(await items('sent')).toHaveLength(1);
  });

  it('does not resend what it sent while the database was down', async () => {
    await keep(1);
    let isAway = true;
    const { database } = live;
    const write: typeof database.write = (work) => {
      return isAway ? Promise.reject(new StoreUnavailable('away')) : database.write(work);
    };
    const { tick } = startWorker(recording, { database: { ...database, write } });
    await tick();
    live.pass(10 * minuteMs);
    await tick();
    isAway = false;
    await tick();
    await tick();
    expect([sent.length, (await items('sent')).length]).toEqual([1, 1]);
  });

  it('delays acknowledgements above the limit, but not confirmations', async () => {
    for (let index = 0; index < visitorMailsAnHour + 7; index += 1) {
      const email = `ada-${index}@sender.example`;
      await keep(1, { purpose: 'acknowledgement', to: email }, email);
    }
    await keep(3);
    const email = 'mira@halden.example';
    await keep(1, { purpose: 'confirmation', to: email }, email);
    const { tick } = startWorker();
    await tick();
    expect(sent).toHaveLength(visitorMailsAnHour + 4);
    expect(sent.filter(({ to }) => to === email)).toHaveLength(1);
    expect(live.logged.filter((line) => line.includes('emails to visitors held'))).toHaveLength(1);
    live.pass(60 * minuteMs);
    await tick();
    expect(sent).toHaveLength(visitorMailsAnHour + 11);
  }, 60_000);
});

describe('the folder of emails', () => {
  it('contains each email as a private .eml file until its row is deleted', async () => {
    const folder = join(temporaryFolderOf(), 'new');
    const email = 'mira@halden.example';
    await keep(1, { to: email, subject: 'Vielen Dank für Ihre Bewerbung' }, email);
    await keep(1);
    const { tick } = startWorker(createFolderTransport(site, folder, 'Site <site@site.example>'));
    await tick();
    const files = readdirSync(folder);
    expect(files).toHaveLength(2);
    const mails = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    const mail = mails.find((text) => text.includes('To: mira@halden.example\r\n'));
    expect(mail).toMatch(/^Subject: =\?UTF-8\?Q\?Vielen_Dank/m);
    expect(mail).toContain('\r\n\r\nHello');
    await removeForgottenMails(live.database, folder);
    expect(readdirSync(folder)).toHaveLength(2);
    await deletePerson(live.database, email, () => [], live.now());
    await removeForgottenMails(live.database, folder);
    expect(readdirSync(folder)).toHaveLength(1);
    await removeForgottenMails(live.database, join(folder, 'none'));
  });

  it('does not keep the file of an email that was erased while it was sent', async () => {
    await keep(1);
    let removals = 0;
    const erasing: Transport = {
      ...recording,
      send: async () => void (await deletePerson(live.database, 'ada@sender.example', () => [], live.now())),
    };
    const removeTraces = () => Promise.resolve(void (removals += 1));
    await startWorker(erasing, { removeTraces }).tick();
    expect(removals).toBe(1);
  });
});

describe('the webhook', () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const item = { id: 'event-1', text: '{"type":"enquiry.received","data":{"name":"Åse"}}' } as OutboxRow;

  async function receiveWith(status: number) {
    const received: { headers: Record<string, string>; body: string }[] = [];
    const server = createServer((request, response) => {
      void textOf(request).then((body) =>
        received.push({ headers: request.headers as Record<string, string>, body }),
      );
      request.once('end', () => response.writeHead(status, { location: '/elsewhere' }).end());
    });
    const url = `http://127.0.0.1:${await listenOnFreePort(server)}/hook`;
    const transport = createWebhookTransport(site, { url, secret }, () => new Date());
    const outcome: unknown = await transport.send(item).catch((error: unknown) => error);
    server.close();
    return { received, outcome };
  }

  it('has a signature that the standardwebhooks package verifies', async () => {
    const { received, outcome } = await receiveWith(204);
    expect(outcome).toBeUndefined();
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(item.text));
    expect(() => new Webhook(secret).verify(body.replace('Å', 'A'), headers)).toThrow(/signature/);
  });

  it.each([
    [
      'a closed port',
      async () => `http://127.0.0.1:${await freePort()}/`,
      /^connect ECONNREFUSED 127/,
      'ECONNREFUSED',
    ],
    [
      'a host with two addresses',
      async () => `http://localhost:${await freePort()}/`,
      /^connect ECONNREFUSED/,
      'ECONNREFUSED',
    ],
    [
      'a wrong name',
      () => 'http://nothing.invalid/',
      /^getaddrinfo (?:ENOTFOUND|EAI_AGAIN) nothing/,
      /ENOTFOUND|EAI_AGAIN/,
    ],
    ['a port that fetch blocks', () => 'http://127.0.0.1:4045/', /port 4045.*change WEBHOOK_URL/, 'BAD_PORT'],
  ])('shows the cause of a failure: %s', async (_what, urlOf, text, code) => {
    await keepEvents(1);
    const webhook = createWebhookTransport(site, { url: await urlOf(), secret }, () => new Date());
    await startWorker(recording, {}, webhook).tick();
    const [failed] = await items('waiting');
    expect(failed?.lastError).toMatch(text);
    const logged = live.logged.map((line) => JSON.parse(line) as { event: string; code?: string });
    expect(logged.find(({ event }) => event === 'webhook not sent')?.code).toMatch(code);
  });

  it.each([
    [500, Error],
    [302, Error],
    [410, RefusedForGood],
  ])('counts as not delivered after a response of %i', async (status, kind) => {
    const { received, outcome } = await receiveWith(status);
    expect(received).toHaveLength(1);
    expect(outcome).toBeInstanceOf(kind);
    expect(outcome instanceof RefusedForGood).toBe(kind === RefusedForGood);
  });

  it('deletes the data of a delivered event', async () => {
    const event = { kind: 'webhook', type: 'enquiry.received', timestamp: '' } as const;
    await live.enquire({}, [{ ...event, data: { message: 'How fast can it go?' } }]);
    await startWorker().tick();
    expect(sent[0]?.text).toContain('How fast');
    expect(await items('sent')).toMatchObject([{ kind: 'webhook', text: '' }]);
  });
});

it('describes each event of the webhook to operators', () => {
  const text = readFileSync('docs/how-to/go-live.md', 'utf8');
  const table = text.slice(text.indexOf('### Events'), text.indexOf('## Operation'));
  const described = [...table.matchAll(/^\| `([a-z]+\.[a-z]+)` \|/gm)].map(([, name]) => name);
  expect(described, 'docs/how-to/go-live.md, Events').toEqual(webhookEvents);
});
