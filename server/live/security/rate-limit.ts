import type { AccessStore } from '../store/access-store.ts';
import { addressKey } from './client-address.ts';

/** How many requests of one address are allowed in a time window. */
export interface RateLimit {
  requests: number;
  windowMs: number;
}

const tenMinutesMs = 10 * 60_000;

/** Limits for the forms: far above what one person sends, far below what a flood needs. */
export const rateLimits = {
  enquiry: { requests: 10, windowMs: tenMinutesMs },
  newsletter: { requests: 5, windowMs: tenMinutesMs },
  application: { requests: 5, windowMs: tenMinutesMs },
  passwordReset: { requests: 5, windowMs: tenMinutesMs },
  accountLink: { requests: 30, windowMs: tenMinutesMs },
  passkey: { requests: 30, windowMs: tenMinutesMs },
  newsletterConfirm: { requests: 30, windowMs: tenMinutesMs },
  // After a newsletter, a mail provider may post for many readers from one address.
  newsletterLeave: { requests: 300, windowMs: tenMinutesMs },
  // An open page reports once a minute; several people may share an address.
  policyReport: { requests: 60, windowMs: tenMinutesMs },
} as const satisfies Record<string, RateLimit>;

export type LimitedRoute = keyof typeof rateLimits;

/** So many failed posts of an address do not count for its limit: a person corrects a form and sends it again. */
const forgivenFailures: RateLimit = { requests: 20, windowMs: tenMinutesMs };

const keyOf = (route: LimitedRoute, address: string) => `rate:${route}:${addressKey(address)}`;

/** Gives back the count of a post that failed. @throws StoreUnavailable */
export async function forgiveRequest(
  store: Pick<AccessStore, 'countEvent' | 'uncountEvent'>,
  route: LimitedRoute,
  address: string,
  now: Date,
): Promise<void> {
  const key = keyOf(route, address);
  const { count } = await store.countEvent(`${key}:failed`, now.toISOString(), forgivenFailures.windowMs);
  if (count <= forgivenFailures.requests) await store.uncountEvent(key);
}

/**
 * Counts a request.
 * @returns null when it is allowed, or the seconds to wait
 * @throws StoreUnavailable
 */
export async function countRequest(
  store: Pick<AccessStore, 'countEvent'>,
  route: LimitedRoute,
  address: string,
  now: Date,
): Promise<number | null> {
  const { requests, windowMs } = rateLimits[route];
  const key = keyOf(route, address);
  const { count, resetsAt } = await store.countEvent(key, now.toISOString(), windowMs);
  if (count <= requests) return null;
  return Math.max(1, Math.ceil((Date.parse(resetsAt) - now.getTime()) / 1000));
}
