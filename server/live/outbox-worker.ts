import { errorWord } from './error-code.ts';
import type { LiveParts } from './parts.ts';
import { RefusedForGood } from './refused-for-good.ts';
import { startUnreferencedTimer, type StartTimer } from './start-timer.ts';
import { StoreUnavailable } from './store/store.ts';

/**
 * Sends what waits in an outbox: mails, and deliveries to webhooks. Both are stored together with the record
 * that causes them, so none is lost. What fails is tried again after 1, 2, 4 … 60 minutes for about three days;
 * then it is dead, and the dashboard shows that.
 *
 * An item is claimed for some minutes before it is sent, so that several server processes do not send the same
 * one. It is sent twice only when a process stops, or cannot reach its store, between sending and recording
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
const tickMs = 5_000;
/** Longer than a transport needs for one item (`SmtpTimeouts.sendMs`). */
const claimMs = 5 * minuteMs;
/**
 * How many items are claimed and sent together. Few, because requests come first: with 20, mails took half of
 * the CPU and an enquiry waited 61 ms (p99) instead of 46.
 */
export const batchSize = 5;
const longestWaitMs = 60 * minuteMs;
/** 63 minutes for the first six waits, then one try an hour: about three days. */
const maxAttempts = 78;

/** How long to wait after this many failures; null after the last one. */
export function retryDelayMs(attempts: number): number | null {
  return attempts >= maxAttempts ? null : Math.min(minuteMs * 2 ** (attempts - 1), longestWaitMs);
}

/** An outbox in the store, and how its items are sent. */
export interface Queue<Item> {
  /** What an item is called in the log. */
  name: 'mail' | 'delivery';
  claim: (now: string, claimedUntil: string, limit: number) => Promise<Item[]>;
  /** Rejects when the item was not accepted. @returns false when it waits instead, which `send` has stored */
  send: (item: Item) => Promise<boolean>;
  /** @returns those that exist */
  markSent: (ids: readonly string[], at: string) => Promise<string[]>;
  markFailed: (
    id: string,
    failure: { error: string; attempts: number; dueAt: string | null },
  ) => Promise<void>;
  /** For an item that was erased while it was being sent. */
  onErased?: (id: string) => Promise<void>;
}

/** Makes a function that sends all due items of an outbox, until the signal stops it. */
export function createSender<Item extends { id: string; attempts: number }>(
  queue: Queue<Item>,
  { log, now }: Pick<LiveParts, 'log' | 'now'>,
  stopping: AbortSignal,
): () => Promise<void> {
  /** Sent, but not yet marked in the store. Items of a batch share a time, so one write marks them. */
  const unmarked = new Map<string, string>();

  function later(milliseconds: number): string {
    return new Date(now().getTime() + milliseconds).toISOString();
  }

  async function markUnmarked(): Promise<void> {
    for (const [sentAt, marks] of Map.groupBy([...unmarked], ([, at]) => at)) {
      const ids = marks.map(([id]) => id);
      const stored = new Set(await queue.markSent(ids, sentAt));
      for (const id of ids) if (!stored.has(id)) await queue.onErased?.(id);
      for (const id of ids) unmarked.delete(id);
    }
  }

  /** @returns whether it was sent, or waits */
  async function send(item: Item, sentAt: string): Promise<boolean> {
    try {
      if (!(await queue.send(item))) return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      await fail(item, error);
      return false;
    }
    unmarked.set(item.id, sentAt);
    log.info(`${queue.name} sent`, { [queue.name]: item.id });
    return true;
  }

  async function fail({ id, attempts: before }: Item, error: unknown): Promise<void> {
    const attempts = before + 1;
    const delayMs = error instanceof RefusedForGood ? null : retryDelayMs(attempts);
    const dueAt = delayMs === null ? null : later(delayMs);
    log.error(`${queue.name} ${dueAt === null ? 'given up' : 'not sent'}`, {
      [queue.name]: id,
      attempts,
      code: errorWord(error),
    });
    await queue.markFailed(id, { error: textOf(error), attempts, dueAt });
  }

  return async () => {
    while (!stopping.aborted) {
      await markUnmarked();
      const items = await queue.claim(now().toISOString(), later(claimMs), batchSize);
      const sentAt = now().toISOString();
      const outcomes = await Promise.allSettled(items.map((item) => send(item, sentAt)));
      await markUnmarked();
      throwFirst(outcomes);
      // When none was sent, the receiver is probably down: the others wait for the next tick.
      const anySent = outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value);
      if (items.length < batchSize || !anySent) return;
    }
  };
}

/** Work that runs when it is woken, once at a time; woken meanwhile, it runs again. */
export interface Runner {
  wake: () => void;
  /** Resolves when it does not run. */
  idle: () => Promise<void>;
}

/** Makes a runner. A failure of the store is logged; the next wake tries again. */
export function createRunner(
  work: () => Promise<void>,
  { log }: Pick<LiveParts, 'log'>,
  stopping: AbortSignal,
): Runner {
  let running: Promise<void> | null = null;
  let isWokenAgain = false;

  async function run(): Promise<void> {
    do {
      isWokenAgain = false;
      try {
        await work();
      } catch (error) {
        log.error('outbox cannot reach the store', { code: errorWord(error) });
      }
    } while (isWokenAgain && !stopping.aborted);
    running = null;
  }

  return {
    wake() {
      if (stopping.aborted) return;
      if (running) isWokenAgain = true;
      else running = run();
    },
    async idle() {
      await running;
    },
  };
}

/**
 * Wakes a runner at once and then every few seconds.
 * @param startTimer replaced in tests, so that they do not wait
 */
export function keepAwake(
  { wake, idle }: Runner,
  stopping: AbortController,
  startTimer: StartTimer = startUnreferencedTimer,
): Outbox {
  let stopTimer = startTimer(tick, 0);
  function tick(): void {
    wake();
    stopTimer = startTimer(tick, tickMs);
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

/** For the dashboard. It may contain an address, so it is stored with the item and never logged. */
function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, longestError);
}
