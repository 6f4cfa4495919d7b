import type { Arrival, Arrivals } from '../parts.ts';

/** Publishes arrivals within one server process. */
export function createArrivals(): Arrivals {
  const listeners = new Set<(arrival: Arrival) => void>();
  return {
    publish(arrival) {
      for (const listener of listeners) listener(arrival);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
