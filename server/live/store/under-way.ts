import { storeErrorOf } from './store-errors.ts';
import { StoreUnavailable } from './store.ts';

/** Runs all database work, so that closing can wait for it. */
export interface UnderWay {
  /** Runs the work and turns database errors into the store's errors; StoreUnavailable once closed. */
  run: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Starts nothing new and resolves when all running work has ended. */
  close: () => Promise<void>;
}

/** Counts running work, which `close` waits for. */
export function createUnderWay(): UnderWay {
  const pending = new Set<Promise<unknown>>();
  let isClosed = false;

  async function guard<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      throw storeErrorOf(error);
    }
  }

  return {
    async run(work) {
      if (isClosed) throw new StoreUnavailable('The store is closed');
      const result = guard(work);
      pending.add(result);
      try {
        return await result;
      } finally {
        pending.delete(result);
      }
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(pending);
    },
  };
}
