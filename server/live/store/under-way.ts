import { storeErrorOf } from './store-errors.ts';
import { StoreUnavailable } from './store.ts';

/** The door of a database: everything asked of it passes here. */
export interface UnderWay {
  /** Runs the work, with its errors told as the port tells them; StoreUnavailable once closed. */
  run: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Lets nothing more in and resolves when everything that is under way has ended. */
  close: () => Promise<void>;
}

/** A door that is open. */
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
