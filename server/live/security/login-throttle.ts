import { createHash } from 'node:crypto';
import type { AccessStore } from '../store/access-store.ts';
import { addressKey } from './client-address.ts';

/** So many tries in a time window; with each step the wait is longer. */
type Steps = readonly { tries: number; windowMs: number }[];

const minuteMs = 60_000;
const windowsMs = [minuteMs, 15 * minuteMs, 240 * minuteMs] as const;

/**
 * Tries with a wrong password. Those of an address count for it and for the account, which all addresses
 * share; those of a known device (known-device.ts) count for the device alone. So strangers can close the
 * account for each other, and not for its owner, whose way in without a known device is `npm run login-code`.
 */
export const loginSteps = {
  device: windowsMs.map((windowMs, step) => ({ windowMs, tries: [5, 10, 20][step]! })),
  address: windowsMs.map((windowMs, step) => ({ windowMs, tries: [5, 10, 20][step]! })),
  account: windowsMs.map((windowMs, step) => ({ windowMs, tries: [10, 30, 100][step]! })),
} as const satisfies Record<string, Steps>;

/** Who tries to log in. */
export interface Login {
  account: string;
  address: string;
  /** Null for a browser that never logged in. */
  device: string | null;
}

/** Counts logins of all server processes. */
export interface LoginThrottle {
  /**
   * Counts a try, before the password is checked, so that parallel tries gain nothing.
   * @returns null when it is allowed, or the seconds to wait
   */
  admit(login: Login): Promise<number | null>;
  /** Resets the counts after a correct password. */
  forget(login: Login): Promise<void>;
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
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

  /** The address first: a blocked address must not also block the account. */
  function countersOf({ account, address, device }: Login) {
    const keys =
      device === null
        ? ([
            ['address', addressKey(address)],
            ['account', hashOf(account)],
          ] as const)
        : ([['device', hashOf(device)]] as const);
    return keys.flatMap(([kind, key]) =>
      loginSteps[kind].map((step) => ({ ...step, key: `login:${kind}:${key}:${step.windowMs}` })),
    );
  }

  return {
    async admit(login) {
      const at = now();
      // The shortest window first: a try that has to wait does not count in the longer ones.
      for (const { key, tries, windowMs } of countersOf(login)) {
        const { count, resetsAt } = await store.countEvent(key, at.toISOString(), windowMs);
        if (count > tries) return Math.max(1, Math.ceil((Date.parse(resetsAt) - at.getTime()) / 1000));
      }
      return null;
    },

    async forget(login) {
      for (const { key } of countersOf(login)) await store.clearEvents(key);
    },
  };
}
