import { describe, expect, it } from 'vitest';
import { gatherCalls } from './gather-calls.ts';
import { StoreUnavailable } from './store.ts';

/** A call whose runs each wait until the test releases them. */
function heldCalls(
  atOnce: number,
  outcome: (inputs: readonly number[]) => number[] = (inputs) => [...inputs],
) {
  const runs: number[][] = [];
  const doors: PromiseWithResolvers<void>[] = [];
  const call = gatherCalls<number, number>(
    async (inputs) => {
      runs.push([...inputs]);
      const door = Promise.withResolvers<void>();
      doors.push(door);
      await door.promise;
      return outcome(inputs);
    },
    { atOnce, limit: 3 },
  );
  /** Lets the oldest run end, so that the next one begins. */
  async function letGo() {
    doors.shift()?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const begin = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { call, runs, letGo, begin };
}

describe('gathered calls', () => {
  it('go together with those that came meanwhile, within the limit, and each gets its own answer', async () => {
    const { call, runs, letGo, begin } = heldCalls(1, (inputs) => inputs.map((input) => input * 10));
    const answers = [1, 2].map(call);
    await begin();
    answers.push(...[3, 4, 5, 6].map(call));
    await begin();
    expect(runs).toEqual([[1, 2]]);
    await letGo();
    expect(runs).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    await letGo();
    await letGo();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(runs.at(-1)).toEqual([6]);
  });

  it('have a second one beside the first, so that a slow one does not hold up everyone', async () => {
    const { call, runs, letGo, begin } = heldCalls(2);
    const first = call(1);
    await begin();
    const second = call(2);
    await begin();
    expect(runs).toEqual([[1], [2]]);
    await letGo();
    await letGo();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });

  it('are tried one by one when they failed together', async () => {
    const seen: number[][] = [];
    const call = gatherCalls<number, number>((inputs) => {
      seen.push([...inputs]);
      return inputs.includes(2) ? Promise.reject(new Error('two')) : Promise.resolve(inputs);
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(call));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it('all hear at once that the database is unavailable, and work again afterwards', async () => {
    let isAway = true;
    let runs = 0;
    const call = gatherCalls<number, number>((inputs) => {
      runs += 1;
      return isAway ? Promise.reject(new StoreUnavailable('away')) : Promise.resolve(inputs);
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(call));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(runs).toBe(1);
    isAway = false;
    expect(await call(4)).toBe(4);
  });
});
