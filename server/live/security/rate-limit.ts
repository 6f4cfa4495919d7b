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
  newsletterConfirm: { requests: 30, windowMs: tenMinutesMs },
  // After a newsletter, a mail provider may post for many readers from one address.
  newsletterLeave: { requests: 300, windowMs: tenMinutesMs },
} as const satisfies Record<string, RateLimit>;

export type LimitedRoute = keyof typeof rateLimits;

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
  const key = `rate:${route}:${addressKey(address)}`;
  const { count, resetsAt } = await store.countEvent(key, now.toISOString(), windowMs);
  if (count <= requests) return null;
  return Math.max(1, Math.ceil((Date.parse(resetsAt) - now.getTime()) / 1000));
}
