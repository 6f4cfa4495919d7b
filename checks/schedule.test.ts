import { describe, expect, it } from 'vitest';
import type { Phase } from './phase.ts';
import { runInOrder } from './schedule.ts';

const phase = (name: string, more: Partial<Phase> = {}): Phase => ({ name, command: ['true'], ...more });

/** Runs phases that last one step each; every step ends the one that began first. */
async function order(phases: readonly Phase[], cores: number, failing: readonly string[] = []) {
  const said: string[] = [];
  const atWork: (() => void)[] = [];
  const done = runInOrder(
    phases,
    ({ name }, missing) => {
      said.push(missing === undefined ? `+${name}` : `+${name} without ${missing}`);
      return new Promise((resolve) => {
        atWork.push(() => {
          said.push(`-${name}`);
          resolve(!failing.includes(name));
        });
      });
    },
    cores,
    () => said.length * 1000,
  );
  // What a step begins has begun after a turn of the event loop.
  for (let steps = 0; steps <= phases.length; steps += 1) {
    atWork.shift()?.();
    await new Promise(setImmediate);
  }
  return { said: said.join(' '), stays: await done };
}

describe('the order of the checks', () => {
  it('keeps as many busy as there are cores', async () => {
    const { said } = await order([phase('a'), phase('b'), phase('c')], 2);
    expect(said).toBe('+a +b -a +c -b -c');
  });

  it('leaves a phase alone that uses all cores, and lets no later one wait for it in vain', async () => {
    const { said } = await order([phase('a'), phase('all', { usesAllCores: true }), phase('b')], 2);
    expect(said).toBe('+a +b -a -b +all -all');
  });

  it('starts a phase when what it needs has ended, and tells it what failed', async () => {
    const phases = [phase('build'), phase('files', { needs: ['build'] }), phase('other')];
    expect((await order(phases, 2)).said).toBe('+build +other -build +files -other -files');
    expect((await order(phases, 2, ['build'])).said).toContain('+files without build');
  });

  it('says when each ran', async () => {
    const { stays } = await order([phase('a'), phase('b', { needs: ['a'] })], 2, ['b']);
    expect(stays).toEqual([
      { name: 'a', fromSeconds: 0, toSeconds: 2, hasSucceeded: true },
      { name: 'b', fromSeconds: 2, toSeconds: 4, hasSucceeded: false },
    ]);
  });

  it('refuses a need that does not come before', async () => {
    const phases = [phase('a', { needs: ['b'] }), phase('b')];
    await expect(runInOrder(phases, () => Promise.resolve(true), 2)).rejects.toThrow('"a" needs "b"');
  });
});
