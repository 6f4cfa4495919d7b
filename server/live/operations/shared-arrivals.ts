import type { Arrival, Arrivals, Log } from '../parts.ts';
import type { AdminStore } from '../store/store.ts';
import { createArrivals } from './arrivals.ts';

/** How often the store is asked for records of other processes; an open dashboard is at most this late. */
export const askEveryMs = 3_000;
/** More than can arrive in that time; older records appear when the dashboard loads its list. */
const newest = { text: '', offset: 0, limit: 100 };

type Lists = Pick<AdminStore, 'applications' | 'enquiries' | 'subscribers'>;

async function newestArrivals(store: Lists): Promise<Arrival[]> {
  const [applications, enquiries, subscribers] = await Promise.all([
    store.applications({ ...newest, folder: 'inbox' }),
    store.enquiries({ ...newest, folder: 'inbox' }),
    store.subscribers(newest),
  ]);
  return [
    ...applications.items.map((item): Arrival => ({ kind: 'application', item })),
    ...enquiries.items.map((item): Arrival => ({ kind: 'enquiry', item })),
    ...subscribers.items
      .filter(({ confirmedAt }) => confirmedAt !== null)
      .map((item): Arrival => ({ kind: 'subscriber', item })),
  ].toReversed();
}

/**
 * Publishes arrivals of all server processes that share one store. Those of this process are published at
 * once; the store is asked for the others while somebody listens.
 * @param setTimer replaced in tests, so that they do not wait
 */
export function createSharedArrivals(
  { store, log }: { store: Lists; log: Log },
  setTimer: (run: () => void, milliseconds: number) => () => void = (run, milliseconds) => {
    const timer = setInterval(run, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
): Arrivals {
  const local = createArrivals();
  /** Published already, or older than the first listener. Null until the store was first asked. */
  let known: Set<string> | null = null;
  let listeners = 0;
  let stopAsking = () => {};
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      const arrivals = await newestArrivals(store);
      const before = known;
      known = new Set(arrivals.map(({ item }) => item.id));
      if (before) for (const arrival of arrivals) if (!before.has(arrival.item.id)) local.publish(arrival);
    } catch {
      log.error('arrivals-not-asked');
    } finally {
      isAsking = false;
    }
  }

  return {
    publish(arrival) {
      known?.add(arrival.item.id);
      local.publish(arrival);
    },
    subscribe(listener) {
      const stop = local.subscribe(listener);
      listeners += 1;
      if (listeners === 1) {
        known = null;
        void ask();
        stopAsking = setTimer(() => void ask(), askEveryMs);
      }
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        stop();
        listeners -= 1;
        if (listeners === 0) stopAsking();
      };
    },
  };
}
