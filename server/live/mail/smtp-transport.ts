import { createTransport } from 'nodemailer';
import { messageOf } from './message.ts';
import { RecipientRefused, type MailTransport } from './transport.ts';

/** How long each step may take, in milliseconds; `sendMs` is for one mail in all, waiting for a connection included. */
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

/** Mails come one by one and seldom: a connection is kept for a burst, not for the day. */
const idleMs = 10_000;

/**
 * Sends by SMTP, over up to three connections that are kept for a burst.
 * @param options.url `smtp://user:password@host:587`, or `smtps://` for TLS from the start; `?requireTLS=true` refuses to go without
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
}): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The outbox tries again; two that do would send twice.
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
        throw isRecipientRefused(error) ? new RecipientRefused(error.message, { cause: error }) : error;
      }
    },
    async close() {
      transporter.close();
    },
  };
}

/** 5xx to RCPT TO. A 5xx elsewhere may be our own fault (login, sender), which an operator can mend while we keep trying. */
function isRecipientRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
