import { errorWord } from '../error-code.ts';
import type { LiveParts } from '../parts.ts';
import { startUnreferencedTimer, type StartTimer } from '../start-timer.ts';
import { isToVisitor } from '../store/mail-limits.ts';
import type { StoredMail } from '../store/store.ts';
import { messageIdOf } from './message-id.ts';
import { RecipientRefused } from './transport.ts';

/**
 * Sends the mails that wait in the outbox. Mails are stored together with the record that causes them, so
 * none is lost. A mail that fails is tried again after 1, 2, 4 … 60 minutes for about three days; then it is
 * dead, and the dashboard shows that.
 *
 * A mail is claimed for some minutes before it is sent, so that several server processes do not send the same
 * one. It is sent twice only when a process stops, or cannot reach its store, between sending and recording
 * it. Both copies have the same Message-ID.
 */
export interface Outbox {
  /** Looks for due mails now, not only at the next tick. */
  wake(): void;
  /** Resolves when nothing is being sent and every due mail was tried; for tests and for stopping. */
  idle(): Promise<void>;
  /** Takes no more mails and waits for those being sent. */
  stop(): Promise<void>;
}

const minuteMs = 60_000;
const tickMs = 5_000;
/** Longer than a transport needs for one mail (`SmtpTimeouts.sendMs`). */
const claimMs = 5 * minuteMs;
/**
 * How many mails are claimed and sent together. Few, because requests come first: with 20, mails took half of
 * the CPU and an enquiry waited 61 ms (p99) instead of 46.
 */
export const batchSize = 5;
/** More mails to visitors in an hour are held: somebody is probably using a form to flood others' mailboxes. */
export const visitorMailsAnHour = 200;
const longestWaitMs = 60 * minuteMs;
/** 63 minutes for the first six waits, then one try an hour: about three days. */
const maxAttempts = 78;

/** How long to wait after this many failures; null after the last one. */
export function retryDelayMs(attempts: number): number | null {
  return attempts >= maxAttempts ? null : Math.min(minuteMs * 2 ** (attempts - 1), longestWaitMs);
}

/**
 * Starts the worker.
 * @param startTimer replaced in tests, so that they do not wait
 */
export function startOutbox(
  { store, transport, log, now }: Pick<LiveParts, 'store' | 'transport' | 'log' | 'now'>,
  startTimer: StartTimer = startUnreferencedTimer,
): Outbox {
  /** Sent, but not yet marked in the store. Mails of a batch share a time, so one write marks them. */
  const unmarked = new Map<string, string>();
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  const stopping = new AbortController();

  function later(milliseconds: number): string {
    return new Date(now().getTime() + milliseconds).toISOString();
  }

  async function markUnmarked(): Promise<void> {
    for (const [sentAt, marks] of Map.groupBy([...unmarked], ([, at]) => at)) {
      const ids = marks.map(([id]) => id);
      const stored = new Set(await store.markMailsSent(ids, sentAt));
      // Erased while it was being sent: its file has just been written.
      for (const id of ids) if (!stored.has(id)) await transport.kept?.remove(messageIdOf({ id }));
      for (const id of ids) unmarked.delete(id);
    }
  }

  /** Counts a mail to a visitor; over the limit it waits until the hour is over, and the dashboard shows that. */
  async function isHeld({ id, attempts }: StoredMail): Promise<boolean> {
    const at = now().toISOString();
    const { count, resetsAt } = await store.countEvent('mails:visitors', at, 60 * minuteMs);
    if (count <= visitorMailsAnHour) return false;
    const error = `held: more than ${visitorMailsAnHour} mails to visitors in an hour`;
    await store.markMailFailed(id, { error, attempts, dueAt: resetsAt });
    if (count === visitorMailsAnHour + 1) log.error('mails to visitors held', { limit: visitorMailsAnHour });
    await store.setSiteFact('mails-held-at', at);
    return true;
  }

  /** @returns whether it was sent, or held */
  async function send(mail: StoredMail, sentAt: string): Promise<boolean> {
    const { id, to, subject, text, replyTo, leaveUrl, reply } = mail;
    // What the team writes is never held.
    if (!mail.reply && isToVisitor(mail) && (await isHeld(mail))) return true;
    try {
      await transport.send({
        messageId: messageIdOf(mail),
        to,
        subject,
        text,
        replyTo,
        leaveUrl,
        isPersonal: reply !== undefined,
      });
    } catch (error) {
      await fail(mail, error);
      return false;
    }
    unmarked.set(id, sentAt);
    log.info('mail sent', { mail: id });
    return true;
  }

  async function fail({ id, attempts: before }: StoredMail, error: unknown): Promise<void> {
    const attempts = before + 1;
    const delayMs = error instanceof RecipientRefused ? null : retryDelayMs(attempts);
    const dueAt = delayMs === null ? null : later(delayMs);
    log.error(dueAt === null ? 'mail given up' : 'mail not sent', {
      mail: id,
      attempts,
      code: errorWord(error),
    });
    await store.markMailFailed(id, { error: textOf(error), attempts, dueAt });
  }

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      await markUnmarked();
      const mails = await store.claimMails(now().toISOString(), later(claimMs), batchSize);
      const sentAt = now().toISOString();
      const outcomes = await Promise.allSettled(mails.map((mail) => send(mail, sentAt)));
      await markUnmarked();
      throwFirst(outcomes);
      // When none was sent, the server is probably down: the others wait for the next tick.
      const anySent = outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value);
      if (mails.length < batchSize || !anySent) return;
    }
  }

  async function run(): Promise<void> {
    do {
      isWokenAgain = false;
      try {
        await sendDue();
      } catch (error) {
        log.error('outbox cannot reach the store', { code: errorWord(error) });
      }
    } while (isWokenAgain && !stopping.signal.aborted);
    running = null;
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    if (running) isWokenAgain = true;
    else running = run();
  }

  let stopTimer = startTimer(tick, 0);
  function tick(): void {
    wake();
    stopTimer = startTimer(tick, tickMs);
  }

  async function idle(): Promise<void> {
    await running;
  }

  return {
    wake,
    idle,
    async stop() {
      stopping.abort();
      stopTimer();
      await idle();
    },
  };
}

function throwFirst(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

const longestError = 500;

/** For the dashboard. It may contain an address, so it is stored with the mail and never logged. */
function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, longestError);
}
