import type { Phase } from './phase.ts';

/** When a phase ran, in seconds since the first one began, and whether it succeeded. */
export interface Stay {
  name: string;
  fromSeconds: number;
  toSeconds: number;
  hasSucceeded: boolean;
}

/**
 * Runs phases as soon as what they need is there, in their order, as many at once as there are cores.
 * @param run does the work of a phase; `missing` names what it needs and did not get
 * @param cores of the machine; a phase that uses all of them runs alone
 * @param now gives milliseconds
 * @returns the phases in the order in which they began
 * @throws Error when a phase needs one that is not there, or that comes later
 */
export async function runInOrder(
  phases: readonly Phase[],
  run: (phase: Phase, missing: string | undefined) => Promise<boolean>,
  cores: number,
  now: () => number = () => performance.now(),
): Promise<Stay[]> {
  for (const [index, { name, needs = [] }] of phases.entries()) {
    const early = needs.find((need) => !phases.slice(0, index).some((one) => one.name === need));
    if (early !== undefined) throw new Error(`"${name}" needs "${early}", which does not come before it`);
  }
  const startedAt = now();
  let waiting = [...phases];
  const running = new Set<Promise<void>>();
  const ended = new Map<string, boolean>();
  const stays: Stay[] = [];
  let busyCores = 0;

  const start = (phase: Phase, taken: number) => {
    const missing = phase.needs?.find((need) => ended.get(need) === false);
    const stay: Stay = {
      name: phase.name,
      fromSeconds: (now() - startedAt) / 1000,
      toSeconds: 0,
      hasSucceeded: false,
    };
    stays.push(stay);
    busyCores += taken;
    const work = async () => {
      stay.hasSucceeded = await run(phase, missing);
      stay.toSeconds = (now() - startedAt) / 1000;
      ended.set(phase.name, stay.hasSucceeded);
      busyCores -= taken;
    };
    const done = work();
    running.add(done);
    void done.finally(() => running.delete(done));
  };

  while (waiting.length > 0 || running.size > 0) {
    waiting = waiting.filter((phase) => {
      const taken = phase.usesAllCores === true ? cores : 1;
      const isReady = phase.needs?.every((need) => ended.has(need)) ?? true;
      if (!isReady || busyCores + taken > cores) return true;
      start(phase, taken);
      return false;
    });
    await Promise.race(running);
  }
  return stays;
}
