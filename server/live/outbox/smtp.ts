import { createTransport } from 'nodemailer';
import { brand } from '../../../shared/brand.ts';
import type { OutboxRow } from '../database.ts';
import { RefusedForGood, type Transport } from './outbox.store.ts';

const domain = new URL(brand.origin).hostname;

/**
 * A mail in nodemailer's format. Addresses are objects: in a text, a comma would start a second receiver.
 * @param sender the site's own address, `name@domain` or `Name <name@domain>`
 */
export function messageOf({ id, toAddress, subject, text, replyTo, leaveUrl }: OutboxRow, sender: string) {
  return {
    from: sender,
    to: { name: '', address: toAddress },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    // The same at every try, so that receivers notice a copy.
    messageId: `<${id}@${domain}>`,
    headers: {
      // Prevents automatic replies, such as holiday notices (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(leaveUrl === null ? {} : leaveHeaders(leaveUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Headers for the unsubscribe button of mail programs: RFC 2369, and RFC 8058 for one click (HTTPS). */
function leaveHeaders(leaveUrl: string): Record<string, string> {
  const link = { 'List-Unsubscribe': `<${leaveUrl}>` };
  return leaveUrl.startsWith('https:')
    ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : link;
}

/** Time limits per step in milliseconds; `sendMs` is for one mail in all, with the wait for a connection. */
export interface SmtpTimeouts {
  connectMs: number;
  greetingMs: number;
  silenceMs: number;
  sendMs: number;
}

const defaultTimeouts: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 30_000,
  sendMs: 90_000,
};

/** Mails are rare: a connection is kept only while several follow each other. */
const idleMs = 10_000;

/** Only this machine is reached without TLS: elsewhere others could read the mail and take the password. */
const isThisMachine = (hostname: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);

/**
 * Sends by SMTP over up to three connections.
 * @param options.url `smtp://user:password@host:587`, with STARTTLS unless the host is this machine, or
 * `smtps://` for TLS from the start
 * @param options.sender the From of every mail, `name@domain` or `Name <name@domain>`
 */
export function createSmtpTransport({
  url,
  sender,
  timeouts = defaultTimeouts,
}: {
  url: string;
  sender: string;
  timeouts?: SmtpTimeouts;
}): Transport {
  const { protocol, hostname } = new URL(url);
  const transporter = createTransport({
    url,
    pool: true,
    requireTLS: protocol === 'smtp:' && !isThisMachine(hostname),
    maxConnections: 3,
    // The outbox repeats failed mails; a second repetition here would send twice.
    maxRequeues: 0,
    idleTimeout: idleMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
  });
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(timeouts.sendMs);
      try {
        await transporter.sendMail({ ...messageOf(mail, sender), signal });
      } catch (error) {
        throw isRecipientRefused(error) ? new RefusedForGood(error.message, { cause: error }) : error;
      }
    },
    async close() {
      transporter.close();
    },
  };
}

/** A 5xx answer to RCPT TO. Others may be our fault (login, sender), which the operator can correct. */
function isRecipientRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
