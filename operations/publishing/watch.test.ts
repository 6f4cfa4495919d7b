import { beforeEach, describe, expect, it } from 'vitest';
import { LockedError } from './lock.ts';
import { NotPulled } from './publish-once.ts';
import { Watch } from './watch.ts';

/** `npm run publish -- --watch` looks every five seconds. */
const tickMs = 5_000;

let now = 0;
let said: string[] = [];
beforeEach(() => {
  [now, said] = [Date.parse('2026-12-01T09:00:00Z'), []];
});

describe('whoever watches', () => {
  const locked = new LockedError({ pid: 1, start: '', since: '2026-12-01T09:00:00Z' });
  const idle = { tick: () => Promise.resolve(), isHolding: false };
  /** With publications that end when they are told. */
  function watching() {
    const running: PromiseWithResolvers<void>[] = [];
    const watch = new Watch({
      now: () => now,
      timer: idle,
      publish: () => {
        const publication = Promise.withResolvers<void>();
        running.push(publication);
        return publication.promise;
      },
      say: (line) => said.push(line),
      sayWhy: (error) => said.push(error instanceof Error ? error.message : ''),
    });
    return { watch, running };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('publishes pushes that come while one is published together afterwards', async () => {
    const { watch, running } = watching();
    const first = watch.push();
    await settled();
    await Promise.all([watch.push(), watch.push()]);
    expect(running).toHaveLength(1);
    running[0]?.resolve();
    await settled();
    expect(running).toHaveLength(2);
    running[1]?.resolve();
    await first;
    expect(running).toHaveLength(2);
  });

  it('says that somebody else publishes, and does it when they are done', async () => {
    const { watch, running } = watching();
    const first = watch.push();
    await settled();
    running[0]?.reject(locked);
    await first;
    expect(said.join()).toMatch(/running since 09:00:00 UTC .* publish again when it is done/);
    const second = watch.work();
    await settled();
    running[1]?.resolve();
    await second;
    await watch.work();
    expect(running).toHaveLength(2);
  });

  it('does not try a push again whose content is wrong: the next one brings it right', async () => {
    const { watch, running } = watching();
    const first = watch.push();
    await settled();
    running[0]?.reject(new Error('something is wrong with the content'));
    await first;
    await watch.work();
    expect([running.length, said]).toEqual([1, ['something is wrong with the content']]);
  });

  it('asks a repository that cannot be reached again, later each time, and at once after another push', async () => {
    const begun = now;
    const tries: number[] = [];
    let isReachable = false;
    const watch = new Watch({
      now: () => now,
      timer: idle,
      publish() {
        tries.push((now - begun) / 1000);
        return isReachable ? Promise.resolve() : Promise.reject(new NotPulled());
      },
      say: (line) => said.push(line),
      sayWhy: (error) => said.push(String(error)),
    });
    const pass = async (seconds: number) => {
      for (const end = now + seconds * 1000; now < end; now += tickMs) await watch.work();
    };
    await watch.push();
    await pass(2 * 3600);
    const minutes = tries.map((seconds) => seconds / 60);
    expect(minutes).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 47.5, 63.5, 79.5, 95.5, 111.5]);
    expect(said.slice(0, 2)).toEqual([
      'Error: the newest content cannot be had from the repository',
      'The repository is asked again in 30 s, or at the next push.',
    ]);
    await watch.push();
    expect(tries.at(-1)).toBe(2 * 3600);
    isReachable = true;
    await pass(3600);
    expect(tries.at(-1)).toBe(2 * 3600 + 16 * 60);
    isReachable = false;
    await watch.push();
    await pass(60);
    // It was reached in between: the pauses are short again.
    expect(tries.slice(-2)).toEqual([3 * 3600, 3 * 3600 + 30]);
  });
});
