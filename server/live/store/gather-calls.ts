import { storeErrorOf } from './store-errors.ts';
import { StoreUnavailable } from './store.ts';

interface WaitingCall<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/**
 * Combines calls: inputs that arrive during earlier calls go together in the next one. For a database on a
 * network, where a round trip, a transaction and a disk write cost more than the rows.
 *
 * When a combined call fails, its inputs are tried one by one, so that an invalid one does not affect the
 * others; not when the database is unavailable, because then all fail.
 * @param run returns the outputs in the order of the inputs; may be called again after a failure, so it must
 * be all or nothing
 * @param options.atOnce calls that run at the same time
 * @param options.limit inputs in one call
 */
export function gatherCalls<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  { atOnce = 2, limit = 64 }: { atOnce?: number; limit?: number } = {},
): (input: Input) => Promise<Output> {
  const waiting: WaitingCall<Input, Output>[] = [];
  let underWay = 0;

  async function call(calls: readonly WaitingCall<Input, Output>[]): Promise<void> {
    try {
      const outputs = await run(calls.map(({ input }) => input));
      for (const [index, { resolve, reject }] of calls.entries()) {
        const output = outputs[index];
        if (output === undefined) reject(new Error('A gathered call has no output'));
        else resolve(output);
      }
    } catch (error) {
      if (calls.length === 1 || storeErrorOf(error) instanceof StoreUnavailable) {
        for (const { reject } of calls) reject(error);
      } else {
        for (const one of calls) await call([one]);
      }
    }
  }

  async function work(): Promise<void> {
    if (underWay >= atOnce) return;
    underWay += 1;
    // Waits for the other requests of this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await call(waiting.splice(0, limit));
    underWay -= 1;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      void work();
    });
}
