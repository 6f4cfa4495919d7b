import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Database } from './database.ts';
import { incomingOf, isSameSite, Refusal, type LiveContext } from './requests.ts';
import type { Services } from './services.ts';

/** Limits against floods: by the sender's address, and ceilings for all senders together. */

/** How many requests of one address are allowed in a time window. */
interface RateLimit {
  requests: number;
  windowMs: number;
}

const tenMinutesMs = 10 * 60_000;
const hourMs = 60 * 60_000;

/** Far above what one person sends, far below what a flood needs. */
const rateLimits = {
  enquiry: { requests: 10, windowMs: tenMinutesMs },
  newsletter: { requests: 5, windowMs: tenMinutesMs },
  application: { requests: 5, windowMs: tenMinutesMs },
  login: { requests: 10, windowMs: tenMinutesMs },
  newsletterConfirm: { requests: 30, windowMs: tenMinutesMs },
  // After a newsletter, a mail provider may post for many readers from one address.
  newsletterLeave: { requests: 300, windowMs: tenMinutesMs },
} as const satisfies Record<string, RateLimit>;

export type LimitedRoute = keyof typeof rateLimits;

/**
 * Limits of the network around an address, for routes that have a ceiling for all senders: a tenth of it, so that no
 * one sender with many addresses can use it up.
 */
const networkLimits: Partial<Record<LimitedRoute, RateLimit>> = {
  // The ceiling is `visitorMailsAnHour` in outbox.worker.ts.
  newsletter: { requests: 20, windowMs: hourMs },
  // The ceiling is `loginCeiling` in sessions.route.ts.
  login: { requests: 30, windowMs: tenMinutesMs },
};

/** Failed posts of an address that do not count for its limit, because people correct a form and send it again. */
const forgivenFailures: RateLimit = { requests: 20, windowMs: tenMinutesMs };

/**
 * The client's address. Each of our proxies appends the address of its client to X-Forwarded-For. With
 * `trustedProxies` of them, the entry at that place from the right is the visitor's; anyone can forge the
 * entries left of it.
 * @param request.socketAddress the other end of the connection; undefined without one, as in tests
 * @param request.forwardedFor the header X-Forwarded-For
 * @param trustedProxies number of our proxies in front; 0 uses the connection
 */
export function clientAddress(
  request: { socketAddress: string | undefined; forwardedFor: string | undefined },
  trustedProxies: number,
): string {
  const connection = request.socketAddress ?? 'unknown';
  if (trustedProxies === 0) return connection;
  const entries = (request.forwardedFor ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  const address = entries.at(-trustedProxies);
  return address !== undefined && isIP(address) !== 0 ? address : connection;
}

/** Some proxies write `203.0.113.9:4711` or `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  return bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** What requests are counted by: the /56 of an IPv6 address, which is one household; IPv4-mapped addresses as IPv4. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const digits = expandIPv6((address.split('%')[0] ?? '').toLowerCase()).replaceAll(':', '');
  const ipv4 = /^0{20}ffff([0-9a-f]{8})$/.exec(digits)?.[1];
  return ipv4 ? [...Buffer.from(ipv4, 'hex')].join('.') : `${digits.slice(0, 14)}/56`;
}

/** The network around an address that one sender may own: the /48 of IPv6, the /24 of IPv4. */
export function widerNetworkOf(address: string): string {
  const network = networkOf(address);
  if (isIP(network) === 4) return network.replace(/\d+$/, '0/24');
  return network.replace(/..\/56$/, '/48');
}

/** Keys of counts are hashes, so that the database never holds an address. */
const keyOf = (route: string, network: string) =>
  `rate:${route}:${createHash('sha256').update(network).digest('hex')}`;
const widerKeyOf = (route: string, address: string) => keyOf(`${route}:network`, widerNetworkOf(address));

/** Clocks of several machines may differ by this without ending a count. */
const clocksDifferMs = 60_000;

/**
 * Counts an event. A window begins with its first event, and never ends later than one that begins now. One that
 * would end much later began while the clock was ahead, so it is over.
 * @returns the count, and the end of its window
 */
export function countEvent(
  { writeRelaxed }: Database,
  key: string,
  now: Date,
  windowMs: number,
): Promise<{ count: number; resetsAt: string }> {
  const resetsAt = new Date(now.getTime() + windowMs).toISOString();
  const tooLate = new Date(now.getTime() + windowMs + clocksDifferMs).toISOString();
  return writeRelaxed((db) =>
    db
      .insertInto('eventCounts')
      .values({ key, count: 1, resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const isOver = eb.or([
            eb('eventCounts.resetsAt', '<=', now.toISOString()),
            eb('eventCounts.resetsAt', '>', tooLate),
          ]);
          return {
            count: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('eventCounts.count', '+', 1))
              .end(),
            resetsAt: eb
              .case()
              .when(eb.or([isOver, eb('eventCounts.resetsAt', '>', resetsAt)]))
              .then(resetsAt)
              .else(eb.ref('eventCounts.resetsAt'))
              .end(),
          };
        }),
      )
      .returning(['count', 'resetsAt'])
      .executeTakeFirstOrThrow(),
  );
}

/**
 * Counts a request of an address, and of the network around it where that is limited. A request that is refused for
 * its address does not count for the network.
 * @param isCountedForAll false leaves out the network
 * @throws Refusal 429 with the time to wait, StoreUnavailable
 */
export async function countRequest(
  database: Database,
  route: LimitedRoute,
  address: string,
  now: Date,
  isCountedForAll = true,
): Promise<void> {
  await countWithin(database, keyOf(route, networkOf(address)), rateLimits[route], now);
  const ofNetwork = networkLimits[route];
  if (ofNetwork && isCountedForAll) await countWithin(database, widerKeyOf(route, address), ofNetwork, now);
}

/** Counts an event. @throws Refusal 429 over the limit, with the time to wait */
export async function countWithin(
  database: Database,
  key: string,
  { requests, windowMs }: RateLimit,
  now: Date,
): Promise<void> {
  const { count, resetsAt } = await countEvent(database, key, now, windowMs);
  if (count > requests) throw new Refusal(429, 'rate', { retryAfterS: secondsUntil(resetsAt, now) });
}

/** For Retry-After: at least 1. */
const secondsUntil = (time: string, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(time) - now.getTime()) / 1000));

/**
 * Gives back the count of a post that failed.
 * @param isLost the body did not arrive: that is never an attempt, however often a bad line breaks. While it is sent it
 * counts, which limits how many an address sends at once
 * @throws StoreUnavailable
 */
export async function forgiveRequest(
  database: Database,
  route: LimitedRoute,
  address: string,
  now: Date,
  isLost = false,
): Promise<void> {
  const key = keyOf(route, networkOf(address));
  if (!isLost) {
    const failed = await countEvent(database, `${key}:failed`, now, forgivenFailures.windowMs);
    if (failed.count > forgivenFailures.requests) return;
  }
  await database.writeRelaxed(async (db) => {
    await db
      .updateTable('eventCounts')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', 'in', [key, widerKeyOf(route, address)])
      .where('count', '>', 0)
      .execute();
  });
}

/** What all senders together may use at once or in a day, in one process. */
export interface Ceilings {
  /**
   * Counts a received piece of an upload that is held in memory.
   * @throws Refusal 503 with Retry-After when all uploads together hold too much
   */
  hold: (bytes: number) => void;
  /** Gives the bytes of `hold` back. */
  release: (bytes: number) => void;
  /**
   * Stores what a form received.
   * @param add calls `count` in its transaction unless it is a repeat; a failure gives the bytes back
   * @throws Refusal 503 with Retry-After when the form has stored too much in a day
   */
  store: <Value>(
    form: StoredForm,
    bytes: number,
    add: (count: () => void) => Promise<Value>,
  ) => Promise<Value>;
  /** The forms that store nothing more, with the end of their day. */
  closedForms: () => { form: StoredForm; until: string }[];
  /**
   * Runs work that takes much processor time and memory, a few at once.
   * @throws Refusal 503 with Retry-After when too many wait
   */
  compute: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

const mebibyte = 1024 * 1024;
/** 25 of the largest resumes at once; each is held twice for a moment, when its pieces are joined. */
export const heldMaxBytes = 128 * mebibyte;
/**
 * For each form its own, so that a flood of one leaves the others open. 350 of the largest resumes, or 2,500 of the
 * longest messages with their emails, a day: a disk of 20 GB lasts ten days of both floods.
 */
export const storedMaxBytes = { application: 1792 * mebibyte, enquiry: 256 * mebibyte } as const;
type StoredForm = keyof typeof storedMaxBytes;
const dayMs = 24 * 60 * 60_000;
const heldRetryS = 10;
/** A password's hash takes 64 MiB and tens of milliseconds. */
const computedAtOnce = 2;
const waitingAtMost = 20;

/** Makes the ceilings of a process; counts end with it. */
export function createCeilings({ log, now }: Pick<Services, 'log' | 'now'>): Ceilings {
  let heldBytes = 0;
  const days = new Map<StoredForm, { start: number; bytes: number; isClosed: boolean }>();
  /** The day of a form that is not over. */
  function dayOf(form: StoredForm) {
    const time = now().getTime();
    let day = days.get(form);
    // The absolute difference, so that a clock that was set back also begins a new day.
    if (!day || Math.abs(time - day.start) >= dayMs) day = { start: time, bytes: 0, isClosed: false };
    days.set(form, day);
    return day;
  }
  const endOf = (day: { start: number }) => new Date(day.start + dayMs).toISOString();
  let computing = 0;
  const waiting: (() => void)[] = [];
  return {
    hold(bytes) {
      if (heldBytes + bytes > heldMaxBytes) throw new Refusal(503, 'busy', { retryAfterS: heldRetryS });
      heldBytes += bytes;
    },
    release(bytes) {
      heldBytes -= bytes;
    },
    async store(form, bytes, add) {
      const day = dayOf(form);
      let counted = 0;
      function count(): void {
        if (counted > 0) return;
        if (day.bytes + bytes > storedMaxBytes[form]) {
          if (!day.isClosed)
            log.error('daily storage limit reached: the form is closed until tomorrow', {
              form,
              until: endOf(day),
            });
          day.isClosed = true;
          throw new Refusal(503, 'busy', { retryAfterS: secondsUntil(endOf(day), now()) });
        }
        day.bytes += bytes;
        counted = bytes;
      }
      try {
        return await add(count);
      } catch (error) {
        day.bytes -= counted;
        throw error;
      }
    },
    closedForms: () =>
      [...days.keys()]
        .map((form) => ({ form, day: dayOf(form) }))
        .filter(({ day }) => day.isClosed)
        .map(({ form, day }) => ({ form, until: endOf(day) })),
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

/**
 * The address of the client that sent a request.
 * @param trustedProxies how many proxies in front of the server add to `X-Forwarded-For`
 */
export function clientAddressOf(
  context: Pick<LiveContext, 'env' | 'req'>,
  { trustedProxies }: { trustedProxies: number },
): string {
  const socketAddress = incomingOf(context)?.socket.remoteAddress;
  return clientAddress(
    { socketAddress, forwardedFor: context.req.header('x-forwarded-for') },
    trustedProxies,
  );
}

/**
 * Checks a request before its body is read.
 * @throws Refusal 403 from another site, 429 over the rate limit of its address
 */
export async function admit(
  context: LiveContext,
  { options, database, now }: Pick<Services, 'options' | 'database' | 'now'>,
  route: LimitedRoute,
): Promise<void> {
  if (!isSameSite(context.req.raw.headers, options.publicOrigin)) throw new Refusal(403, 'cross-site');
  await countRequest(database, route, clientAddressOf(context, options), now());
}
