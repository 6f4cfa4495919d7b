import { testLiveSite } from '#server/live/test-support/live-site.ts';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '#server/test-support/free-port.ts';
import type { OutboxRow } from '#server/live/database.ts';
import { RefusedForGood, type Transport } from './outbox.store.ts';
import { createSmtpTransport } from './transports.ts';

const mailOf = (change: Partial<OutboxRow> = {}): OutboxRow => {
  const mail = { id: 'id-1', to: 'desk@site.example', subject: 's', text: 't', ...change };
  return { replyTo: null, leaveUrl: null, ...mail } as OutboxRow;
};

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
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()));
      stream.on('end', () => callback(null, String(received.push(mail))));
    },
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

let server: SMTPServer | null = null;
let transport: Transport | null = null;
beforeEach(() => void received.splice(0));
afterEach(async () => {
  await transport?.close();
  await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  server = null;
});

const smtp = (port: number) =>
  createSmtpTransport(testLiveSite, { url: `smtp://127.0.0.1:${port}`, sender: 'Site <site@site.example>' });

async function start(): Promise<Transport> {
  const port = await freePort();
  server = await listen(port);
  return (transport = smtp(port));
}

it('sends the email unchanged and only to its recipient', async () => {
  const mailer = await start();
  await mailer.send(
    mailOf({
      subject: 'Grüße\r\nBcc: x@evil.example',
      text: 'Zeile eins\n.\nZeile “zwei”\n',
      replyTo: 'ada@sender.example',
    }),
  );
  const head = received[0]?.split('\r\n\r\n')[0] ?? '';
  expect(head).toMatch(/^Message-ID: <id-1@[\w.-]+>\r$/m);
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
])('adds List-Unsubscribe to newsletter emails: %s', async (leaveUrl, oneClick) => {
  const mailer = await start();
  await mailer.send(mailOf({ leaveUrl }));
  await mailer.send(mailOf({ to: 'other@site.example' }));
  const heads = received.map((mail) => (mail.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' '));
  expect(heads).toHaveLength(2);
  const [head = ''] = heads.filter((one) => one.includes('List-Unsubscribe'));
  expect(head).toContain('To: desk@site.example');
  expect(head).toContain(`\r\nList-Unsubscribe: <${leaveUrl}>\r\n`);
  expect(/^List-Unsubscribe-Post: (.*)\r$/m.exec(head)?.[1]).toBe(oneClick);
});

it('does not treat a comma in an address as a second recipient', async () => {
  const mailer = await start();
  await mailer.send(mailOf({ to: 'a@site.example,b@site.example' })).catch(() => {});
  expect(received.filter((mail) => /^To: .*a@site.example, *b@site.example/m.test(mail))).toEqual([]);
});

it('distinguishes an unknown recipient from an unreachable server', async () => {
  const port = await freePort();
  transport = smtp(port);
  const mail = mailOf({ to: 'gone@site.example' });
  await expect(transport.send(mail)).rejects.not.toBeInstanceOf(RefusedForGood);
  server = await listen(port);
  await expect(transport.send(mail)).rejects.toBeInstanceOf(RefusedForGood);
});

it('refuses another machine’s SMTP server without STARTTLS', async () => {
  const port = await freePort();
  server = await listen(port);
  // IPv4-mapped, so it is not recognised as this machine.
  transport = createSmtpTransport(testLiveSite, {
    url: `smtp://[::ffff:127.0.0.1]:${port}`,
    sender: 'site@site.example',
  });
  await expect(transport.send(mailOf())).rejects.toThrow(/TLS/);
  expect(received).toEqual([]);
});
