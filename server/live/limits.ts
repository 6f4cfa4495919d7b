import { minuteMs } from '#shared/durations.ts';
import type { FormName } from '#shared/form-endpoints.ts';
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Database } from './database.ts';
import { incomingOf, Refusal, type RequestContext } from './requests.ts';

/**
 * Limits of requests against floods: by the sender's IP address, by the network around it, and for all senders
 * together. No network may use more than a tenth of the last, so that no one sender can close a form for all.
 */

/** How many requests are allowed in a time window. */
interface RateLimit {
  requests: number;
  windowMs: number;
}

export const mebibyte = 1024 * 1024;
const inTenMinutes = (requests: number): RateLimit => ({ requests, windowMs: 10 * minuteMs });
const inAnHour = (requests: number): RateLimit => ({ requests, windowMs: 60 * minuteMs });

interface SenderLimits {
  /** Of one IP address: far above what one person sends, far below what a flood needs. */
  ip: RateLimit;
  /** Of the network around an IP address (`widerNetworkOf`). */
  network: RateLimit;
  /** Of all senders together. */
  all: RateLimit;
}

interface FormLimits extends SenderLimits {
  /** What the form stores in a day, in one process; a network a tenth of it. */
  bytesADay: number;
}

/** Every form that visitors post, and the login; docs/decisions/022-small-live-mode.md (Limits) has the reasons. */
export const senderLimits = {
  enquiry: {
    ip: inTenMinutes(10),
    network: inAnHour(30),
    // Of short messages, so many a day stay below the limit in bytes: such a flood closes the form for an hour only.
    all: inAnHour(3000),
    // 2,500 of the longest messages with their emails.
    bytesADay: 256 * mebibyte,
  },
  application: {
    ip: inTenMinutes(5),
    network: inAnHour(20),
    all: inAnHour(1000),
    // 350 of the largest resumes: a disk of 20 GB lasts ten days of the floods of all forms.
    bytesADay: 1792 * mebibyte,
  },
  newsletter: {
    ip: inTenMinutes(5),
    // A tenth of the confirmations that are sent in an hour (`visitorMailsAnHour` in outbox.worker.ts).
    network: inAnHour(20),
    all: inAnHour(1000),
    bytesADay: 64 * mebibyte,
  },
  login: {
    ip: inTenMinutes(10),
    network: inTenMinutes(30),
    // Too few to guess a password of 12 characters, enough for several offices that log in at once.
    all: inTenMinutes(300),
  },
} as const satisfies Record<FormName, FormLimits> & Record<'login', SenderLimits>;

/** Routes that need the token of an email and store nothing, so they need no ceiling. */
const tokenLimits = {
  newsletterConfirm: inTenMinutes(30),
  // After a newsletter, a mail provider may post for many readers from one IP address.
  newsletterLeave: inTenMinutes(300),
} as const satisfies Record<string, RateLimit>;

export type TokenRoute = keyof typeof tokenLimits;
type LimitedRoute = keyof typeof senderLimits;

/** Failed posts of an IP address that do not count for its limit, because people correct a form and send it again. */
const forgivenFailures = inTenMinutes(20);

/**
 * The client's IP address. Each of our proxies appends that of its client to X-Forwarded-For. With
 * `trustedProxies` of them, the entry at that place from the right is the visitor's; anyone can forge the
 * entries left of it.
 * @param request.socketIp the other end of the connection; undefined without one, as in tests
 * @param request.forwardedFor the header X-Forwarded-For
 * @param trustedProxies number of our proxies in front; 0 uses the connection
 */
export function clientIp(
  request: { socketIp: string | undefined; forwardedFor: string | undefined },
  trustedProxies: number,
): string {
  const connection = request.socketIp ?? 'unknown';
  if (trustedProxies === 0) return connection;
  const entries = (request.forwardedFor ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  const ip = entries.at(-trustedProxies);
  return ip !== undefined && isIP(ip) !== 0 ? ip : connection;
}

/** Some proxies write `203.0.113.9:4711` or `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  return bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/**
 * What requests are counted by: the /56 of an IPv6 address, which is one household; an IPv4 address also where IPv6
 * contains it, because its owner has 2^80 addresses of that kind.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const digits = expandIPv6((ip.split('%')[0] ?? '').toLowerCase()).replaceAll(':', '');
  return ipv4In(digits) ?? `${digits.slice(0, 14)}/56`;
}

/** Prefixes of IPv6 addresses that contain the IPv4 address of the sender, in hexadecimal digits. */
const ipv4Prefixes = [
  // IPv4-mapped (RFC 4291), IPv4-translated (RFC 7915), NAT64 (RFC 6052) and NAT64 in a local network (RFC 8215)
  /^(?:0{20}ffff|0{16}ffff0{4}|0064ff9b0{16}|0064ff9b0001[0-9a-f]{12})(?<ipv4>[0-9a-f]{8})$/,
  // 6to4 (RFC 3056)
  /^2002(?<ipv4>[0-9a-f]{8})/,
  // Teredo (RFC 4380), which inverts the bits
  /^20010000[0-9a-f]{16}(?<inverted>[0-9a-f]{8})$/,
];

function ipv4In(digits: string): string | undefined {
  for (const prefix of ipv4Prefixes) {
    const { ipv4, inverted } = prefix.exec(digits)?.groups ?? {};
    if (ipv4 !== undefined) return [...Buffer.from(ipv4, 'hex')].join('.');
    if (inverted !== undefined) return [...Buffer.from(inverted, 'hex')].map((byte) => 255 - byte).join('.');
  }
  return undefined;
}

/** The network around an IP address that one sender may own: the /48 of IPv6, the /24 of IPv4. */
export function widerNetworkOf(ip: string): string {
  const network = networkOf(ip);
  if (isIP(network) === 4) return network.replace(/\d+$/, '0/24');
  return network.replace(/..\/56$/, '/48');
}

/** Keys of counts are hashes, so that the database never holds an IP address. */
const keyOf = (route: string, network: string) =>
  `rate:${route}:${createHash('sha256').update(network).digest('hex')}`;
const widerKeyOf = (route: string, ip: string) => keyOf(`${route}:network`, widerNetworkOf(ip));
const keyOfAll = (route: LimitedRoute) => `${route}:all`;

/** Clocks of several machines may differ by this without ending a count. */
const clocksDifferMs = minuteMs;

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
 * Counts a try to log in.
 * @param isKnown leaves out the network and all senders
 * @throws Refusal 429 over a limit, StoreUnavailable
 */
export async function countLogin(database: Database, ip: string, now: Date, isKnown: boolean): Promise<void> {
  await countSender(database, 'login', ip, now, isKnown);
  if (!isKnown) await countWithin(database, keyOfAll('login'), senderLimits.login.all, now);
}

/**
 * Counts a posted form.
 * @returns when the form opens again, if it is closed for all senders
 * @throws Refusal 429 over a limit of the IP address or network, StoreUnavailable
 */
export async function countPost(
  database: Database,
  form: FormName,
  ip: string,
  now: Date,
): Promise<string | null> {
  await countSender(database, form, ip, now);
  const { requests, windowMs } = senderLimits[form].all;
  const { count, resetsAt } = await countEvent(database, keyOfAll(form), now, windowMs);
  return count > requests ? resetsAt : null;
}

/**
 * Counts a request with the token of an email.
 * @throws Refusal 429 over the limit of the IP address, StoreUnavailable
 */
export async function countToken(
  database: Database,
  route: TokenRoute,
  ip: string,
  now: Date,
): Promise<void> {
  await countWithin(database, keyOf(route, networkOf(ip)), tokenLimits[route], now);
}

/**
 * Counts a request of an IP address and of its network. In this order, and before all senders: what is refused for one
 * limit does not count for the wider one.
 */
async function countSender(
  database: Database,
  route: LimitedRoute,
  ip: string,
  now: Date,
  isIpOnly = false,
): Promise<void> {
  const limits = senderLimits[route];
  await countWithin(database, keyOf(route, networkOf(ip)), limits.ip, now);
  if (!isIpOnly) await countWithin(database, widerKeyOf(route, ip), limits.network, now);
}

/** @throws Refusal 429 over the limit, with the time to wait */
async function countWithin(
  database: Database,
  key: string,
  { requests, windowMs }: RateLimit,
  now: Date,
): Promise<void> {
  const { count, resetsAt } = await countEvent(database, key, now, windowMs);
  if (count > requests) throw new Refusal(429, 'rate', { retryAfterS: secondsUntil(resetsAt, now) });
}

/** For Retry-After: at least 1. */
export const secondsUntil = (time: string, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(time) - now.getTime()) / 1000));

/**
 * Gives back the counts of a post that failed.
 * @param isLost the body did not arrive: that is never an attempt, however often a bad line breaks. While it is sent it
 * counts, which limits how many an IP address sends at once
 * @throws StoreUnavailable
 */
export async function forgiveRequest(
  database: Database,
  form: FormName,
  ip: string,
  now: Date,
  isLost = false,
): Promise<void> {
  const key = keyOf(form, networkOf(ip));
  if (!isLost) {
    const failed = await countEvent(database, `${key}:failed`, now, forgivenFailures.windowMs);
    if (failed.count > forgivenFailures.requests) return;
  }
  await database.writeRelaxed(async (db) => {
    await db
      .updateTable('eventCounts')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', 'in', [key, widerKeyOf(form, ip), keyOfAll(form)])
      .where('count', '>', 0)
      .execute();
  });
}

/**
 * The IP address of the client that sent a request.
 * @param trustedProxies how many proxies in front of the server add to `X-Forwarded-For`
 */
export function clientIpOf(
  context: Pick<RequestContext, 'env' | 'req'>,
  { trustedProxies }: { trustedProxies: number },
): string {
  const socketIp = incomingOf(context)?.socket.remoteAddress;
  return clientIp({ socketIp, forwardedFor: context.req.header('x-forwarded-for') }, trustedProxies);
}
