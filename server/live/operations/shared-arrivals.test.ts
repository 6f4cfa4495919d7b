import { expect, it, vi } from 'vitest';
import type { AdminStore, StoredSubscriber } from '../store/store.ts';
import { askEveryMs, createSharedArrivals } from './shared-arrivals.ts';

const subscriber = (
  id: string,
  confirmedAt: string | null = '2026-11-21T10:00:00.000Z',
): StoredSubscriber => ({
  id,
  email: `${id}@halden.example`,
  confirmedAt,
  folder: 'inbox',
  language: 'en',
  consentVersion: '2026-11-01',
  receivedAt: '2026-11-21T10:00:00.000Z',
});

/** A store whose subscribers the test sets, and a clock that the test moves. */
function shared() {
  const list: StoredSubscriber[] = [subscriber('before')];
  const none = () => Promise.resolve({ items: [], total: 0 });
  const asked = vi.fn<AdminStore['subscribers']>(() =>
    Promise.resolve({ items: list.toReversed(), total: list.length }),
  );
  let tick: (() => void) | undefined;
  const arrivals = createSharedArrivals(
    {
      store: { applications: none, enquiries: none, subscribers: asked },
      log: { info: () => {}, error: () => {} },
    },
    (run, milliseconds) => {
      expect(milliseconds).toBe(askEveryMs);
      tick = run;
      return () => (tick = undefined);
    },
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const pass = async () => {
    tick?.();
    await settled();
  };
  return { list, asked, arrivals, pass, settled, isTicking: () => tick !== undefined };
}

it('tells what another process took in, once, and not what was there before', async () => {
  const { list, arrivals, pass, settled } = shared();
  const heard: string[] = [];
  arrivals.subscribe(({ item }) => heard.push(item.id));
  await settled();
  await pass();
  list.push(subscriber('elsewhere'), subscriber('waiting', null));
  await pass();
  await pass();
  expect(heard).toEqual(['elsewhere']);
});

it('tells its own at once, and not again when the store has it', async () => {
  const { list, arrivals, pass, settled } = shared();
  const heard: string[] = [];
  arrivals.subscribe(({ item }) => heard.push(item.id));
  await settled();
  list.push(subscriber('here'));
  arrivals.publish({ kind: 'subscriber', item: subscriber('here') });
  expect(heard).toEqual(['here']);
  await pass();
  expect(heard).toEqual(['here']);
});

it('asks only while somebody listens', async () => {
  const { asked, arrivals, settled, isTicking } = shared();
  expect(isTicking()).toBe(false);
  const stop = arrivals.subscribe(() => {});
  await settled();
  expect(isTicking()).toBe(true);
  stop();
  stop();
  expect(isTicking()).toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
});
