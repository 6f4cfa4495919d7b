import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../free-port.ts';
import { createLiveFixture, sampleEnquiry, type LiveFixture } from '../live-fixture.ts';
import type { OutgoingMail, StoredEnquiry } from '../store/store.ts';
import { retryDelayMs, startOutbox, type Outbox } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { RecipientRefused, type MailTransport } from './transport.ts';

const minuteMs = 60_000;

let live: LiveFixture;
beforeEach(async () => {
  live = await createLiveFixture();
});
afterEach(() => live.close());

/** A timer that only the test lets run. */
function handTimer() {
  let next: (() => void) | null = null;
  const start = (run: () => void) => {
    next = run;
    return () => {
      next = null;
    };
  };
  return { start, isStopped: () => next === null, tick: () => next?.() };
}

function startWorker(transport: MailTransport, store = live.store) {
  const timer = handTimer();
  const outbox = startOutbox({ ...live.parts, store, transport }, timer.start);
  /** The next tick of the timer, and all it leads to. */
  const tick = async () => {
    timer.tick();
    await outbox.idle();
  };
  return { outbox, tick, timer };
}

async function intake(count: number, mail: Partial<OutgoingMail> = {}): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const enquiry: StoredEnquiry = { ...sampleEnquiry, id: `enquiry-${index}-${mail.to ?? ''}` };
    const key = { endpoint: 'enquiry', key: enquiry.id } as const;
    const outgoing = {
      to: 'desk@site.example',
      subject: `Number ${index}`,
      text: 'Text\n',
      personEmail: enquiry.email,
    };
    await live.store.addEnquiry(enquiry, key, [{ ...outgoing, ...mail }]);
  }
}

const failing: MailTransport = {
  send: () =>
    Promise.reject(Object.assign(new Error('no answer from desk@site.example'), { code: 'ECONNREFUSED' })),
  close: () => Promise.resolve(),
};

describe('outbox', () => {
  it('sends what is due, each mail once and with an identity of its own', async () => {
    await intake(12);
    const { outbox, tick } = startWorker(live.transport);
    await tick();
    await tick();
    expect(live.sent.map(({ subject }) => subject).toSorted()).toHaveLength(12);
    expect(new Set(live.sent.map(({ messageId }) => messageId)).size).toBe(12);
    expect(live.sent[0]?.messageId).toMatch(/^<[\w-]+@[\w.-]+>$/);
    expect(await live.store.mailCounts()).toEqual({ waiting: 0, sent: 12, dead: 0 });
    await outbox.stop();
  });

  it('two workers on one store do not send the same mail', async () => {
    await intake(40);
    const workers = [startWorker(live.transport), startWorker(live.transport)];
    await Promise.all(workers.map(({ tick }) => tick()));
    expect(live.sent).toHaveLength(40);
    expect(new Set(live.sent.map(({ messageId }) => messageId)).size).toBe(40);
  });

  it('wakes at once when told, also while it is at work', async () => {
    const { outbox, tick } = startWorker(live.transport);
    await tick();
    await intake(1);
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
    await intake(1);
    const { tick } = startWorker(failing);
    for (let attempt = 0; attempt < 80; attempt += 1) {
      await tick();
      live.pass(60 * minuteMs);
    }
    const { items } = await live.store.mails({ state: 'dead', text: '', offset: 0, limit: 5 });
    expect(items).toMatchObject([{ attempts: 78, lastError: 'no answer from desk@site.example' }]);
    expect(await live.store.retryMail(items[0]?.id ?? '', live.now().toISOString())).toBe(true);
    const { tick: tickAgain } = startWorker(live.transport);
    await tickAgain();
    expect(live.sent).toHaveLength(1);
  });

  it('gives up at once what the receiver refuses for good', async () => {
    await intake(1);
    const { tick } = startWorker({
      ...failing,
      send: () => Promise.reject(new RecipientRefused('550 nobody')),
    });
    await tick();
    expect(await live.store.mailCounts()).toEqual({ waiting: 0, sent: 0, dead: 1 });
  });

  it('does not send again what it sent while the store was away', async () => {
    await intake(1);
    let isAway = true;
    const store = {
      ...live.store,
      markMailSent: (id: string, at: string) =>
        isAway ? Promise.reject(new Error('away')) : live.store.markMailSent(id, at),
    };
    const { tick } = startWorker(live.transport, store);
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
    await intake(1);
    const { outbox, tick } = startWorker(live.transport);
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
    await intake(8);
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
    const { outbox, timer } = startWorker(slow);
    timer.tick();
    await expect.poll(() => started.length).toBe(5);
    const stopped = outbox.stop();
    release?.();
    await stopped;
    expect(timer.isStopped()).toBe(true);
    expect(started).toHaveLength(5);
    expect(await live.store.mailCounts()).toEqual({ waiting: 3, sent: 5, dead: 0 });
  });

  it('logs no address and no text', async () => {
    await intake(2);
    await startWorker(failing).tick();
    live.pass(2 * minuteMs);
    await startWorker(live.transport).tick();
    const log = live.logged.join('\n');
    expect(log).toContain('ECONNREFUSED');
    expect(log).toContain('mail sent');
    expect(log).not.toMatch(/@|Number|Text/);
  });
});

describe('outbox over SMTP', () => {
  const received: string[] = [];

  function listen(port: number): Promise<SMTPServer> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, callback) =>
        callback(
          address.startsWith('gone') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
        ),
      onData: (stream, _session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString());
          callback(null);
        });
      },
    });
    return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
  }

  /** A port on which nobody listens yet. */
  async function freePort(): Promise<number> {
    const probe = createServer();
    const port = await listenOnFreePort(probe);
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }

  let server: SMTPServer | null = null;
  let outbox: Outbox | null = null;
  let transport: MailTransport | null = null;
  beforeEach(() => void received.splice(0));
  afterEach(async () => {
    await outbox?.stop();
    await transport?.close();
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
    server = null;
  });

  const smtp = (port: number) =>
    createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, sender: 'Site <site@site.example>' });

  it('loses no mail and sends none twice when the server is down for an hour', async () => {
    const port = await freePort();
    transport = smtp(port);
    const worker = startWorker(transport);
    outbox = worker.outbox;
    for (let minute = 0; minute < 60; minute += 1) {
      if (minute % 2 === 0)
        await intake(1, { subject: `Minute ${minute}`, to: `desk${minute}@site.example` });
      await worker.tick();
      live.pass(minuteMs);
    }
    expect(received).toEqual([]);
    expect(await live.store.mailCounts()).toEqual({ waiting: 30, sent: 0, dead: 0 });
    server = await listen(port);
    for (let minute = 0; minute < 61; minute += 1) {
      await worker.tick();
      live.pass(minuteMs);
    }
    const subjects = received.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]);
    expect(new Set(subjects).size).toBe(30);
    expect(subjects).toHaveLength(30);
    expect(await live.store.mailCounts()).toEqual({ waiting: 0, sent: 30, dead: 0 });
  });

  it('hands on the mail as it is, and only to its one receiver', async () => {
    const port = await freePort();
    server = await listen(port);
    transport = smtp(port);
    await transport.send({
      messageId: '<id-1@site.example>',
      to: 'desk@site.example',
      subject: 'Grüße\r\nBcc: x@evil.example',
      text: 'Zeile eins\n.\nZeile “zwei”\n',
      replyTo: 'ada@sender.example',
    });
    const head = received[0]?.split('\r\n\r\n')[0] ?? '';
    expect(head).toContain('Message-ID: <id-1@site.example>');
    expect(head).toContain('From: Site <site@site.example>');
    expect(head).toContain('To: desk@site.example');
    expect(head).toContain('Reply-To: ada@sender.example');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).not.toMatch(/^Bcc/m);
  });

  it('takes a comma in an address for no second receiver', async () => {
    const port = await freePort();
    server = await listen(port);
    transport = smtp(port);
    const send = transport.send({
      messageId: '<2@x>',
      to: 'a@site.example,b@site.example',
      subject: 's',
      text: 't',
    });
    await send.catch(() => {});
    expect(received.filter((mail) => /^To: .*a@site.example, *b@site.example/m.test(mail))).toEqual([]);
  });

  it('tells a receiver that does not exist from a server that is away', async () => {
    const port = await freePort();
    transport = smtp(port);
    const mail = { messageId: '<3@x>', to: 'gone@site.example', subject: 's', text: 't' };
    await expect(transport.send(mail)).rejects.not.toBeInstanceOf(RecipientRefused);
    server = await listen(port);
    await expect(transport.send(mail)).rejects.toBeInstanceOf(RecipientRefused);
  });
});
