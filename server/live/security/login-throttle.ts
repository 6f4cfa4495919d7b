import { createHash } from 'node:crypto';
import type { AccessStore } from '../store/access-store.ts';
import { addressKey } from './client-address.ts';

/**
 * At most five failed logins in 15 minutes per account and per address. Tries are counted before the password
 * is checked, so parallel tries gain nothing; a correct password resets the count. Anyone who knows the
 * account's name can block new logins for a while; existing sessions continue.
 */
export const loginLimits = { failures: 5, windowMs: 15 * 60_000 } as const;

/** Counts logins of all server processes. */
export interface LoginThrottle {
  /**
   * Counts a try.
   * @returns null when it is allowed, or the seconds to wait
   */
  admit(account: string, address: string): Promise<number | null>;
  /** Resets the count after a correct password. */
  forget(account: string, address: string): Promise<void>;
}

/**
 * Creates the throttle.
 * @param now the clock for the time windows
 */
export function createLoginThrottle({
  store,
  now,
}: {
  store: Pick<AccessStore, 'countEvent' | 'clearEvents'>;
  now: () => Date;
}): LoginThrottle {
  // Hashed, so that the store holds no address and no mistyped name.
  const keysOf = (account: string, address: string) => [
    `login:address:${addressKey(address)}`,
    `login:account:${createHash('sha256').update(account).digest('hex')}`,
  ];

  return {
    async admit(account, address) {
      const at = now();
      // The address first: a blocked address must not also block the account.
      for (const key of keysOf(account, address)) {
        const { count, resetsAt } = await store.countEvent(key, at.toISOString(), loginLimits.windowMs);
        if (count > loginLimits.failures) {
          return Math.max(1, Math.ceil((Date.parse(resetsAt) - at.getTime()) / 1000));
        }
      }
      return null;
    },

    async forget(account, address) {
      for (const key of keysOf(account, address)) await store.clearEvents(key);
    },
  };
}
