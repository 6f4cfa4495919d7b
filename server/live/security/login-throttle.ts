import { createHash } from 'node:crypto';
import type { AccessStore } from '../store/access-store.ts';
import { addressKey } from './client-address.ts';

/**
 * Five failed logins in 15 minutes per account and per address. Tries are counted before the password is looked at, so that many at once get
 * no further than one after another, and forgotten when it is right. Whoever knows the name of the account can so keep others from
 * logging in for a while; sessions that exist go on.
 */
export const loginLimits = { failures: 5, windowMs: 15 * 60_000 } as const;

/** Counts logins over all server processes. */
export interface LoginThrottle {
  /** Counts a try. @returns null when it may go on, or the seconds to wait */
  admit(account: string, address: string): Promise<number | null>;
  /** The password was right: the tries before it do not count. */
  forget(account: string, address: string): Promise<void>;
}

/** The throttle of logins. @param now the clock that windows are counted with */
export function createLoginThrottle({
  store,
  now,
}: {
  store: Pick<AccessStore, 'countEvent' | 'clearEvents'>;
  now: () => Date;
}): LoginThrottle {
  // Hashed, so that neither an address nor a mistyped name lies in the store.
  const keysOf = (account: string, address: string) => [
    `login:address:${addressKey(address)}`,
    `login:account:${createHash('sha256').update(account).digest('hex')}`,
  ];

  return {
    async admit(account, address) {
      const at = now();
      // The address first: one that is stopped does not go on to lock the account.
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
