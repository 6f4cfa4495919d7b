import { dayMs } from '#shared/durations.ts';
import type { FormName } from '#shared/form-endpoints.ts';
import type { Log } from './json-log.ts';
import { mebibyte, secondsUntil, senderLimits, widerNetworkOf } from './limits.ts';
import { Refusal } from './requests.ts';

/** A form that takes nothing more from anybody, with the limit that it has reached. */
interface ClosedForm {
  form: FormName;
  limit: 'hourly' | 'daily';
  /** ISO 8601 */
  until: string;
}

/** What senders may use at once or in a day, in one process. */
export interface Ceilings {
  /**
   * Counts a received piece of an upload that is held in memory.
   * @throws Refusal 503 with Retry-After when the uploads of its network, or all together, hold too much
   */
  hold: (ip: string, bytes: number) => void;
  /** Gives the bytes of `hold` back. */
  release: (ip: string, bytes: number) => void;
  /**
   * Stores what a form received.
   * @param add calls `count` in its transaction unless it is a repeat; a failure gives the bytes back
   * @throws Refusal with Retry-After when the form has stored too much in a day: 429 from this network, 503 in all
   */
  store: <Value>(
    post: { form: FormName; bytes: number; ip: string },
    add: (count: () => void) => Promise<Value>,
  ) => Promise<Value>;
  /** Notes that a form is closed for all senders. */
  close: (closed: ClosedForm) => void;
  closedForms: () => ClosedForm[];
  /**
   * Runs work that takes much processor time and memory, a few at once.
   * @throws Refusal 503 with Retry-After when too many wait
   */
  compute: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** The part of a limit in bytes that one network may use. */
const networkShare = 0.1;

/** 25 of the largest resumes at once; each is held twice for a moment, when its pieces are joined. */
export const heldMaxBytes = 128 * mebibyte;
/** Three of the largest resumes at once. */
export const networkHeldMaxBytes = 16 * mebibyte;
const heldRetryS = 10;
/** A password's hash takes 64 MiB and tens of milliseconds. */
const computedAtOnce = 2;
const waitingAtMost = 20;

class Bytes {
  total = 0;
  readonly #networks = new Map<string, number>();

  of(ip: string): number {
    return this.#networks.get(widerNetworkOf(ip)) ?? 0;
  }

  /** @param bytes negative to give them back */
  add(ip: string, bytes: number): void {
    this.total += bytes;
    const sum = this.of(ip) + bytes;
    if (sum > 0) this.#networks.set(widerNetworkOf(ip), sum);
    else this.#networks.delete(widerNetworkOf(ip));
  }
}

/** Makes the ceilings of a process; counts end with it. */
export function createCeilings({ log, now }: { log: Log; now: () => Date }): Ceilings {
  const held = new Bytes();
  const days = new Map<FormName, { start: number; stored: Bytes }>();
  /** The day of a form that is not over. */
  function dayOf(form: FormName) {
    const time = now().getTime();
    let day = days.get(form);
    // The absolute difference, so that a clock that was set back also begins a new day.
    if (!day || Math.abs(time - day.start) >= dayMs) day = { start: time, stored: new Bytes() };
    days.set(form, day);
    return day;
  }
  const closed = new Map<FormName, ClosedForm>();
  const closedForms = () => [...closed.values()].filter(({ until }) => Date.parse(until) > now().getTime());
  function close({ form, limit, until }: ClosedForm): void {
    const isNews = !closedForms().some((other) => other.form === form);
    if (isNews) log.error(`${limit} limit of all senders reached: the form is closed`, { form, until });
    closed.set(form, { form, limit, until });
  }
  let computing = 0;
  const waiting: (() => void)[] = [];
  return {
    hold(ip, bytes) {
      const isFull = held.total + bytes > heldMaxBytes || held.of(ip) + bytes > networkHeldMaxBytes;
      if (isFull) throw new Refusal(503, 'busy', { retryAfterS: heldRetryS });
      held.add(ip, bytes);
    },
    release: (ip, bytes) => held.add(ip, -bytes),
    async store({ form, bytes, ip }, add) {
      const { start, stored } = dayOf(form);
      const { bytesADay } = senderLimits[form];
      const until = new Date(start + dayMs).toISOString();
      let counted = 0;
      function count(): void {
        if (counted > 0) return;
        const retryAfterS = secondsUntil(until, now());
        if (stored.total + bytes > bytesADay) {
          close({ form, limit: 'daily', until });
          throw new Refusal(503, 'busy', { retryAfterS });
        }
        if (stored.of(ip) + bytes > bytesADay * networkShare) throw new Refusal(429, 'rate', { retryAfterS });
        stored.add(ip, bytes);
        counted = bytes;
      }
      try {
        return await add(count);
      } catch (error) {
        stored.add(ip, -counted);
        throw error;
      }
    },
    close,
    closedForms,
    async compute(work) {
      if (computing >= computedAtOnce) {
        if (waiting.length >= waitingAtMost) throw new Refusal(503, 'busy', { retryAfterS: heldRetryS });
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else computing += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else computing -= 1;
      }
    },
  };
}
