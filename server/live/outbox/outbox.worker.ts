import { StoreUnavailable, type OutboxRow } from '#server/live/database.ts';
import { countEvent } from '#server/live/limits.ts';
import { startUnreferencedTimer, type StartTimer } from '#server/live/requests.ts';
import type { Services } from '#server/live/services.ts';
import {
  claimOutgoing,
  kindOfVisitorMail,
  markFailed,
  markSent,
  RefusedForGood,
  type Transport,
} from './outbox.store.ts';
import { errorWord } from '#server/site/error-place.ts';

/**
 * Sends what waits in the outbox. It is stored together with the record that causes it, so none is lost. What
 * fails is tried again after 1, 2, 4 … 60 minutes for about three days; then it is dead, and the dashboard
 * shows that.
 *
 * An item is claimed for some minutes before it is sent, so that several server processes do not send the same
 * one. It is sent twice only when a process stops, or cannot reach its database, between sending and recording
 * it. Both copies have the same identifier.
 */
export interface Outbox {
  /** Looks for due items now, not only at the next tick. */
  wake: () => void;
  /** Resolves when nothing is being sent and every due item was tried; for tests and for stopping. */
  idle: () => Promise<void>;
  /** Takes no more items and waits for those being sent. */
  stop: () => Promise<void>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const tickMs = 5_000;
/** Longer than a transport needs for one item (`SmtpTimeouts.sendMs`). */
const claimMs = 5 * minuteMs;
/**
 * How many items are claimed and sent together. Few, because requests come first: with 20, emails took half of
 * the CPU and an enquiry waited 61 ms (p99) instead of 46.
 */
export const batchSize = 5;
/** 63 minutes for the first six waits, then one try an hour: about three days. */
const maxAttempts = 78;
/**
 * More emails of a kind to visitors in an hour are held: somebody is probably using a form to flood others'
 * mailboxes. Each kind has its own ceiling, so that such a flood holds no confirmation that somebody waits for.
 */
export const visitorMailsAnHour = 200;

/** How long to wait after this many failures; null after the last one. */
export function retryDelayMs(attempts: number): number | null {
  return attempts >= maxAttempts ? null : Math.min(minuteMs * 2 ** (attempts - 1), hourMs);
}

const longestError = 500;

/**
 * Starts the worker.
 * @param transports null for the webhook when there is none; its events wait until they are given up
 * @param startTimer replaced in tests, so that they do not wait
 */
export function startOutbox(
  { database, removeTraces, log, now }: Pick<Services, 'database' | 'removeTraces' | 'log' | 'now'>,
  transports: { mail: Transport; webhook: Transport | null },
  startTimer: StartTimer = startUnreferencedTimer,
): Outbox {
  const stopping = new AbortController();
  /** Sent, but not yet marked in the database, with the time. */
  const unmarked = new Map<string, string>();
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  async function markUnmarked(): Promise<void> {
    for (const [sentAt, marks] of Map.groupBy([...unmarked], ([, at]) => at)) {
      const ids = marks.map(([id]) => id);
      const stored = await markSent(database, ids, sentAt);
      // The file of a mail that was erased meanwhile has just been written.
      if (stored.length < ids.length) await removeTraces();
      for (const id of ids) unmarked.delete(id);
    }
  }

  /** Counts a mail to a visitor; over the ceiling it waits until the hour is over, and the dashboard shows that. */
  async function isHeld(item: OutboxRow): Promise<boolean> {
    const kind = item.kind === 'mail' ? kindOfVisitorMail(item) : null;
    if (kind === null) return false;
    const counted = await countEvent(database, `mails:${kind}`, now(), hourMs);
    if (counted.count <= visitorMailsAnHour) return false;
    const error = `held: more than ${visitorMailsAnHour} emails to visitors in an hour`;
    await markFailed(database, item.id, { error, attempts: item.attempts, dueAt: counted.resetsAt });
    if (counted.count === visitorMailsAnHour + 1)
      log.error('emails to visitors held', { kind, limit: visitorMailsAnHour });
    return true;
  }

  /** @returns false when it was not accepted */
  async function send(item: OutboxRow, sentAt: string): Promise<boolean> {
    try {
      if (await isHeld(item)) return true;
      const transport = transports[item.kind];
      if (!transport) throw new RefusedForGood('WEBHOOK_URL is not set');
      await transport.send(item);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const attempts = item.attempts + 1;
      const delayMs = error instanceof RefusedForGood ? null : retryDelayMs(attempts);
      const dueAt = delayMs === null ? null : later(delayMs);
      const facts = { [item.kind]: item.id, attempts, code: errorWord(error) };
      log.error(`${item.kind} ${dueAt === null ? 'given up' : 'not sent'}`, facts);
      // For the dashboard. It may contain an address, so it is never logged.
      const text = (error instanceof Error ? error.message : String(error)).slice(0, longestError);
      await markFailed(database, item.id, { error: text, attempts, dueAt });
      return false;
    }
    unmarked.set(item.id, sentAt);
    log.info(`${item.kind} sent`, { [item.kind]: item.id });
    return true;
  }

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      await markUnmarked();
      const items = await claimOutgoing(database, now().toISOString(), later(claimMs), batchSize);
      const sentAt = now().toISOString();
      const outcomes = await Promise.allSettled(items.map((item) => send(item, sentAt)));
      await markUnmarked();
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      // When none was sent, the receiver is probably down: the others wait for the next tick.
      const anySent = outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value);
      if (items.length < batchSize || !anySent) return;
    }
  }

  let running: Promise<void> | null = null;
  let isWokenAgain = false;

  async function run(): Promise<void> {
    do {
      isWokenAgain = false;
      try {
        await sendDue();
      } catch (error) {
        log.error('outbox cannot reach the database', { code: errorWord(error) });
      }
    } while (isWokenAgain && !stopping.signal.aborted);
    running = null;
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    if (running) isWokenAgain = true;
    else running = run();
  }

  function tick(): void {
    wake();
    stopTimer = startTimer(tick, tickMs);
  }
  let stopTimer = startTimer(tick, 0);

  return {
    wake,
    async idle() {
      await running;
    },
    async stop() {
      stopping.abort();
      stopTimer();
      await running;
    },
  };
}
