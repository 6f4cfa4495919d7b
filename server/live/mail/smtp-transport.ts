import { createTransport } from 'nodemailer';
import { messageOf } from './message.ts';
import { RecipientRefused, type MailTransport } from './transport.ts';

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

/**
 * Sends by SMTP over up to three connections.
 * @param options.url `smtp://user:password@host:587`, or `smtps://` for TLS from the start;
 * `?requireTLS=true` refuses to send without TLS
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
        throw isRecipientRefused(error) ? new RecipientRefused(error.message, { cause: error }) : error;
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
