import type { LiveSite } from '#server/served-site.ts';
import { Webhook } from 'standardwebhooks';
import { RefusedForGood, type Transport, knownOutgoing } from './outbox.store.ts';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createDataFolder } from '#server/live/data-folder.ts';
import type { Database, OutboxRow } from '#server/live/database.ts';
import { errorCode } from '#server/site/error-place.ts';
import { isThisMachine } from '#server/live/this-machine.ts';

/** For a whole delivery, connection included. */
const deliveryMs = 15_000;

/**
 * Posts events to the operator's address, signed as the Standard Webhooks specification says. Redirects are
 * not followed, and answers are not read.
 * @param options.secret `whsec_` and base64
 * @param options.now the time of the signature, new for each attempt
 */
export function createWebhookTransport(
  site: LiveSite,
  { url, secret }: { url: string; secret: string },
  now: () => Date,
): Transport {
  const signer = new Webhook(secret);
  return {
    async send({ id, text }, signal) {
      const at = now();
      const answer = await post(url, {
        method: 'POST',
        redirect: 'manual',
        signal: withTimeout(deliveryMs, signal),
        headers: {
          'content-type': 'application/json',
          'user-agent': `${site.settings.name.replace(/[^\x20-\x7E]/g, '')} site`,
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signer.sign(id, at, text),
        },
        body: text,
      });
      await answer.body?.cancel();
      // 410 Gone: the receiver will never take this event.
      if (answer.status === 410) throw new RefusedForGood('answered 410');
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
    },
    close: () => Promise.resolve(),
  };
}

const withTimeout = (milliseconds: number, signal?: AbortSignal) =>
  AbortSignal.any([AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])]);

/** As `fetch`, with a message for the operator where its own does not say what to do. */
async function post(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (!(error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port'))
      throw error;
    const { port } = new URL(url);
    const message = `Node does not post to port ${port}, which is reserved for another protocol: change WEBHOOK_URL`;
    throw Object.assign(new Error(message), { code: 'BAD_PORT' });
  }
}

/**
 * Writes each mail into a folder, as an `.eml` file that any mail program opens. Live mode does this until an
 * SMTP server is set. A second try writes the same file.
 * @param folder created when it is missing
 * @param sender the From of every mail
 */
export function createFolderTransport(site: LiveSite, folder: string, sender: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(site, mail, sender));
      createDataFolder(folder);
      // It gets its final name only when it is complete.
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async close() {
      composer.close();
    },
  };
}

const batchSize = 500;

/** Deletes the files of emails that the outbox no longer has, written now or before an SMTP server was set. */
export async function removeForgottenMails(database: Database, folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const files = names.flatMap((name) => {
    const id = /^([\da-f-]{36})\.eml(?:\.part)?$/.exec(name)?.[1];
    return id === undefined ? [] : [{ name, id }];
  });
  for (let start = 0; start < files.length; start += batchSize) {
    const batch = files.slice(start, start + batchSize);
    const known = await knownOutgoing(
      database,
      batch.map(({ id }) => id),
    );
    for (const { name, id } of batch) if (!known.includes(id)) await rm(join(folder, name), { force: true });
  }
}

/**
 * A mail in nodemailer's format. Addresses are objects: in a text, a comma would start a second receiver.
 * @param sender the site's own address, `name@domain` or `Name <name@domain>`
 */
function messageOf(site: LiveSite, { id, to, subject, text, replyTo, leaveUrl }: OutboxRow, sender: string) {
  return {
    from: sender,
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    // The same at every try, so that receivers notice a copy.
    messageId: `<${id}@${new URL(site.settings.origin).hostname}>`,
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
interface SmtpTimeouts {
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

/** Emails are rare: a connection is kept only while several follow each other. */
const idleMs = 10_000;

/**
 * Sends by SMTP over up to three connections.
 * @param options.url `smtp://user:password@host:587`, with STARTTLS unless the host is this machine, or
 * `smtps://` for TLS from the start
 * @param options.sender the From of every mail, `name@domain` or `Name <name@domain>`
 */
export function createSmtpTransport(
  site: LiveSite,
  {
    url,
    sender,
    timeouts = defaultTimeouts,
  }: {
    url: string;
    sender: string;
    timeouts?: SmtpTimeouts;
  },
): Transport {
  const { protocol, hostname } = new URL(url);
  const transporter = createTransport({
    url,
    pool: true,
    // Elsewhere others could read the mail and take the password.
    requireTLS: protocol === 'smtp:' && !isThisMachine(hostname),
    maxConnections: 3,
    // The outbox repeats failed emails; a second repetition here would send twice.
    maxRequeues: 0,
    idleTimeout: idleMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
  });
  return {
    async send(mail, stop) {
      const signal = withTimeout(timeouts.sendMs, stop);
      try {
        await transporter.sendMail({ ...messageOf(site, mail, sender), signal });
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
