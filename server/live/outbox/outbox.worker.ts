import { hourMs, minuteMs } from '#shared/durations.ts';
import { failureReason, storeErrorOf, StoreUnavailable, type OutboxRow } from '#server/live/database.ts';
import { countEvent } from '#server/live/limits.ts';
import { startUnreferencedTimer, type StartTimer } from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import {
  claimOutgoing,
  heldMark,
  markFailed,
  markSent,
  RefusedForGood,
  type Transport,
} from './outbox.store.ts';
import { errorText, errorWord } from '#server/site/error-place.ts';

/**
 * Sends what waits in the outbox. It is stored together with the record that causes it, so none is lost. What
 * fails is tried again after 1, 2, 4 … 60 minutes for about three days; then it is dead, and the dashboard
 * shows that.
 *
 * Emails and events have a queue each, so that neither waits for a partner of the other that hangs.
 *
 * An item is claimed for some minutes before it is sent, so that several server processes do not send the same
 * one. It is sent twice only when a process stops, or cannot reach its database, between sending and recording
 * it. Both copies have the same identifier.
 */
export interface Outbox {
  /** Looks for due items now, not only at the next tick. */
  wake: () => void;
  /** Resolves when nothing is being sent and every due item was tried; for tests. */
  idle: () => Promise<void>;
  /**
   * Takes no more items. What is still being sent after `stopMs` is ended and stays claimed: the next process sends it
   * when the claim is over, with the same identifier.
   */
  stop: () => Promise<void>;
}

const tickMs = 5_000;
/** Longer than a transport needs for one item (`SmtpTimeouts.sendMs`). */
const claimMs = 5 * minuteMs;
/**
 * How many items of a kind are sent at once. Few, because requests come first: with 20, emails took half of the CPU and
 * an enquiry waited 61 ms (p99) instead of 46.
 */
export const slots = 5;
/** Less than systemd or a container waits before it kills; a partner that hangs must not keep the site down. */
const stopMs = 3_000;
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
  deps: OutboxDeps,
  transports: { mail: Transport; webhook: Transport | null },
  startTimer: StartTimer = startUnreferencedTimer,
): Outbox {
  const stopping = new AbortController();
  const ending = new AbortController();
  const signals = { stopping: stopping.signal, ending: ending.signal };
  const queues = (['mail', 'webhook'] as const).map((kind) =>
    createQueue(deps, kind, transports[kind], signals),
  );
  const wake = () => queues.forEach((queue) => queue.wake());

  function tick(): void {
    wake();
    stopTimer = startTimer(tick, tickMs);
  }
  let stopTimer = startTimer(tick, 0);

  const idle = async () => void (await Promise.all(queues.map((queue) => queue.idle())));
  return {
    wake,
    idle,
    async stop() {
      stopping.abort();
      stopTimer();
      const stopEnding = startTimer(() => ending.abort(), stopMs);
      await idle();
      stopEnding();
    },
  };
}

type OutboxDeps = Pick<LiveDeps, 'database' | 'removeTraces' | 'log' | 'now'>;

interface Queue {
  wake: () => void;
  /** Resolves when nothing is being sent and every due item was tried. */
  idle: () => Promise<void>;
}

/**
 * Sends the items of one kind.
 * @param signals.stopping takes no more items
 * @param signals.ending ends what is being sent
 */
function createQueue(
  { database, removeTraces, log, now }: OutboxDeps,
  kind: OutboxRow['kind'],
  transport: Transport | null,
  signals: { stopping: AbortSignal; ending: AbortSignal },
): Queue {
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
    const { purpose } = item;
    if (purpose === null || purpose === 'notice') return false;
    const counted = await countEvent(database, `mails:${purpose}`, now(), hourMs);
    if (counted.count <= visitorMailsAnHour) return false;
    const error = `${heldMark} more than ${visitorMailsAnHour} emails to visitors in an hour`;
    await markFailed(database, item.id, { error, attempts: item.attempts, dueAt: counted.resetsAt });
    if (counted.count === visitorMailsAnHour + 1)
      log.error('emails to visitors held', { kind: purpose, limit: visitorMailsAnHour });
    return true;
  }

  /** @returns false when it was not accepted */
  async function send(item: OutboxRow, sentAt: string): Promise<boolean> {
    try {
      if (await isHeld(item)) return true;
      if (!transport) throw new RefusedForGood('WEBHOOK_URL is not set');
      await transport.send(item, signals.ending);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      // Perhaps it has arrived, so it stays claimed.
      if (signals.ending.aborted) return false;
      const attempts = item.attempts + 1;
      const delayMs = error instanceof RefusedForGood ? null : retryDelayMs(attempts);
      const dueAt = delayMs === null ? null : later(delayMs);
      const facts = { [kind]: item.id, attempts, code: errorWord(error) };
      log.error(`${kind} ${dueAt === null ? 'given up' : 'not sent'}`, facts);
      // For the dashboard. It may contain an address, so it is never logged.
      const text = errorText(error).slice(0, longestError);
      await markFailed(database, item.id, { error: text, attempts, dueAt });
      return false;
    }
    unmarked.set(item.id, sentAt);
    log.info(`${kind} sent`, { [kind]: item.id });
    return true;
  }

  const sending = new Set<Promise<void>>();
  /** Since the last success. Each leaves its slot empty: after some, the receiver is probably down. */
  let failures = 0;
  let storeError: Error | null = null;
  /** Whether more items may be due. */
  let hasMore = false;
  let isWoken = false;
  let woken = Promise.withResolvers<void>();

  function begin(item: OutboxRow): void {
    const sent = send(item, now().toISOString()).then(
      (isAccepted) => void (failures = isAccepted ? 0 : failures + 1),
      (error: unknown) => void (storeError = storeErrorOf(error)),
    );
    sending.add(sent);
    void sent.finally(() => sending.delete(sent));
  }

  /** Fills the free slots, and again when one gets free or the queue is woken. */
  async function sendDue(): Promise<void> {
    for (;;) {
      // Before the database is asked, so that no call of `wake` is missed.
      const wakeUp = woken.promise;
      await markUnmarked();
      if (storeError) {
        const error = storeError;
        storeError = null;
        throw error;
      }
      const free = slots - sending.size - failures;
      if (hasMore && free > 0 && !signals.stopping.aborted) {
        hasMore = false;
        const at = now().toISOString();
        const items = await claimOutgoing(database, { kind, at, until: later(claimMs), limit: free });
        if (items.length === free) hasMore = true;
        for (const item of items) begin(item);
      }
      if (sending.size === 0) return;
      await Promise.race([...sending, wakeUp]);
    }
  }

  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    do {
      isWoken = false;
      try {
        await sendDue();
      } catch (error) {
        log.error('outbox cannot reach the database', { kind, reason: failureReason(error) });
      }
    } while (isWoken && !signals.stopping.aborted);
    running = null;
  }

  function wake(): void {
    if (signals.stopping.aborted) return;
    isWoken = true;
    hasMore = true;
    failures = 0;
    woken.resolve();
    woken = Promise.withResolvers();
    running ??= run();
  }

  return {
    wake,
    async idle() {
      await running;
      // After an error of the database, these went on alone.
      await Promise.all(sending);
      await markUnmarked().catch(() => {});
    },
  };
}
