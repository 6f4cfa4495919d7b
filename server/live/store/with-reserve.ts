import type { SpaceReserve } from './space-reserve.ts';
import type { Store } from './store.ts';

/**
 * What fails on a full disk: all that comes from visitors and strangers, sending mails and webhooks, and the
 * question whether the store can be written. Everything else is the team's, so that it can log in and delete.
 * Visitors must not get at the reserve: they would use it up.
 */
const ordinary = [
  'addEnquiry',
  'addApplication',
  'addSubscriber',
  'announceResume',
  'requestReset',
  'claimMails',
  'markMailsSent',
  'markMailFailed',
  'claimDeliveries',
  'markDeliveriesSent',
  'markDeliveryFailed',
  'ping',
  'close',
] as const satisfies readonly (keyof Store)[];

/**
 * A store whose other writes use the reserve when the disk is full. Every deletion ends with `purge`, which makes
 * the reserve whole again.
 */
export function withReserve(store: Store, reserve: SpaceReserve): Store {
  const names: readonly string[] = ordinary;
  /** The counts of forms and mails; those of logins are the team's. */
  const isOfVisitors = (name: string | symbol, [key]: readonly unknown[]) =>
    /^(un)?countEvent$/.test(String(name)) &&
    typeof key === 'string' &&
    /^(rate:(?!passkey:)|mails:)/.test(key);
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function' || names.includes(String(name))) return method;
      return async (...given: unknown[]): Promise<unknown> => {
        const run = async (): Promise<unknown> => Reflect.apply(method, target, given);
        const value = isOfVisitors(name, given) ? await run() : await reserve.use(run);
        if (name === 'purge') await reserve.keep();
        return value;
      };
    },
  });
}
