import type { Arrival, Arrivals } from '../parts.ts';

/** Arrivals within one server process. */
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
