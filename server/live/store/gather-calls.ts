import { storeErrorOf } from './store-errors.ts';
import { StoreUnavailable } from './store.ts';

interface WaitingCall<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one call of many: inputs that arrive while earlier ones are under way go together next. For a database behind a network, where a round
 * trip, a transaction and a wait for the disk cost more than the rows.
 *
 * An input that cannot be stored must not take the others along, so when a call of several fails they are tried one by one; not when the
 * database is unavailable, which concerns them all.
 * @param run gives the outputs in the order of the inputs; it may be called again with the same ones after it failed, so it must be all or nothing
 * @param options.atOnce calls under way at the same time
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
    // Lets every request that has arrived by now come along.
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
