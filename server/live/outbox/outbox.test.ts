import { testSite, testSite as site } from '#content/test-support/test-site.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { StoreUnavailable, type OutboxRow } from '#server/live/database.ts';
import { deletePerson } from '#server/live/people/people.store.ts';
import { createFixture, type Fixture } from '#server/live/test-support/fixture.ts';
import {
  listOutgoing,
  retryOutgoing,
  type OutgoingMail,
  RefusedForGood,
  type Transport,
} from './outbox.store.ts';
import { batchSize, retryDelayMs, startOutbox, visitorMailsAnHour } from './outbox.worker.ts';
import { createWebhookTransport, createFolderTransport, removeForgottenMails } from './transports.ts';

const minuteMs = 60_000;

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
function startWorker(mail: Transport = recording, services: Partial<Fixture['services']> = {}) {
  let run = () => {};
  const outbox = startOutbox({ ...live.services, ...services }, { mail, webhook: recording }, (next) => {
    run = next;
    return () => {};
  });
  const tick = async () => {
    run();
    await outbox.idle();
  };
  return { outbox, tick };
}

let keys = 0;
async function keep(count: number, mail: Partial<OutgoingMail> = {}): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    keys += 1;
    const to = 'desk@site.example';
    const personEmail = 'ada@sender.example';
    await live.enquire({ id: `enquiry-${keys}`, receivedAt: live.now().toISOString() }, [
      { kind: 'mail', to, subject: 'New', text: 'Hello', personEmail, ...mail },
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
    await keep(batchSize * 2);
    let tries = 0;
    const transport = failing(new Error('down'));
    const counting = { ...transport, send: (item: OutboxRow) => ((tries += 1), transport.send(item)) };
    await startWorker(counting).tick();
    expect(tries).toBe(batchSize);
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
      await keep(1, { to: email, personEmail: email });
    }
    await keep(3);
    const email = 'mira@halden.example';
    await keep(1, { to: email, personEmail: email, leaveUrl: 'https://site.example/leave' });
    const { tick } = startWorker();
    await tick();
    expect(sent).toHaveLength(visitorMailsAnHour + 4);
    expect(sent.filter(({ toAddress }) => toAddress === email)).toHaveLength(1);
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
    await keep(1, { to: email, personEmail: email, subject: 'Vielen Dank für Ihre Bewerbung' });
    await keep(1);
    const { tick } = startWorker(createFolderTransport(testSite, folder, 'Site <site@site.example>'));
    await tick();
    const files = readdirSync(folder);
    expect(files).toHaveLength(2);
    const mails = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    const mail = mails.find((text) => text.includes('To: mira@halden.example\r\n'));
    expect(mail).toMatch(/^Subject: =\?UTF-8\?Q\?Vielen_Dank/m);
    expect(mail).toContain('\r\n\r\nHello');
    await removeForgottenMails(live.database, folder);
    expect(readdirSync(folder)).toHaveLength(2);
    await deletePerson(live.database, email);
    await removeForgottenMails(live.database, folder);
    expect(readdirSync(folder)).toHaveLength(1);
    await removeForgottenMails(live.database, join(folder, 'none'));
  });

  it('does not keep the file of an email that was erased while it was sent', async () => {
    await keep(1);
    let removals = 0;
    const erasing: Transport = {
      ...recording,
      send: async () => void (await deletePerson(live.database, 'ada@sender.example')),
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
    const event = { kind: 'webhook', type: 'enquiry.received', timestamp: '', personEmail: 'a@b.c' } as const;
    await live.enquire({}, [{ ...event, data: { message: 'How fast can it go?' } }]);
    await startWorker().tick();
    expect(sent[0]?.text).toContain('How fast');
    expect(await items('sent')).toMatchObject([{ kind: 'webhook', text: '' }]);
  });
});
