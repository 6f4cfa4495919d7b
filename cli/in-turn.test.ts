import { expect, it } from 'vitest';
import { coalesced, inTurn } from './in-turn.ts';

it('runs one after another, also after a failure', async () => {
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    log.push('first');
    await gate.promise;
    log.push('first ends');
    throw new Error('failed');
  });
  const second = inTurn(() => {
    log.push('second');
    return Promise.resolve(2);
  });
  gate.resolve();
  await expect(first).rejects.toThrow('failed');
  expect(await second).toBe(2);
  expect(log).toEqual(['first', 'first ends', 'second']);
});

it.each([1, 2, 5])('runs once more for %i calls while it runs', async (calls) => {
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  const run = coalesced(async () => {
    runs += 1;
    await gate.promise;
  });
  const all = [run()];
  await Promise.resolve();
  expect(runs).toBe(1);
  for (let call = 0; call < calls; call += 1) all.push(run());
  gate.resolve();
  await Promise.all(all);
  expect(runs).toBe(2);
});

it('runs again after a failure', async () => {
  let runs = 0;
  const run = coalesced(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('failed')) : Promise.resolve();
  });
  await expect(run()).rejects.toThrow('failed');
  await run();
  expect(runs).toBe(2);
});
