import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../free-port.ts';
import { createLiveFixture, type LiveFixture } from '../test-support/live-fixture.ts';
import { startWorker, takeIn } from '../test-support/outbox-fixture.ts';
import type { Outbox } from '../outbox-worker.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { RecipientRefused, type MailTransport } from './transport.ts';

const minuteMs = 60_000;

let live: LiveFixture;
beforeEach(async () => {
  live = await createLiveFixture();
});
afterEach(() => live.close());

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
  const worker = startWorker(live, transport);
  outbox = worker.outbox;
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 2 === 0)
      await takeIn(live, 1, { subject: `Minute ${minute}`, to: `desk${minute}@site.example` });
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

it.each([
  ['https://site.example/api/newsletter/leave?token=a&language=de', 'List-Unsubscribe=One-Click'],
  // Unsubscribing with one click needs HTTPS (RFC 8058).
  ['http://localhost:3000/api/newsletter/leave?token=a&language=de', undefined],
])('says in a mail of the newsletter where to leave it: %s', async (leaveUrl, oneClick) => {
  const port = await freePort();
  server = await listen(port);
  transport = smtp(port);
  await takeIn(live, 1, { leaveUrl });
  await takeIn(live, 1, { to: 'other@site.example' });
  const worker = startWorker(live, transport);
  outbox = worker.outbox;
  await worker.tick();
  const heads = received.map((mail) => (mail.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' '));
  expect(heads).toHaveLength(2);
  const [head = ''] = heads.filter((one) => one.includes('List-Unsubscribe'));
  expect(head).toContain('To: desk@site.example');
  expect(head).toContain(`\r\nList-Unsubscribe: <${leaveUrl}>\r\n`);
  expect(/^List-Unsubscribe-Post: (.*)\r$/m.exec(head)?.[1]).toBe(oneClick);
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
