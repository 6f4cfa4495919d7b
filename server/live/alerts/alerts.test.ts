import { hourMs } from '#shared/durations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { lowDiskBytes } from '#server/live/disk.ts';
import { addOutgoing, claimOutgoing, markFailed } from '#server/live/outbox/outbox.store.ts';
import { createFixture, sampleOptions, type Fixture } from '#server/live/test-support/fixture.ts';
import { raiseAlerts, startAlerts } from './alerts.worker.ts';

let live: Fixture;
let free = 0;
const deps = () => ({ ...live.deps, freeBytes: () => Promise.resolve(free) });

beforeEach(async () => {
  live = await createFixture({
    options: { ...sampleOptions, alerts: ['ops@site.example', 'it@site.example'] },
  });
  free = lowDiskBytes;
});

/** An item of the outbox that fails once. @param dueAt of the next try; null gives it up */
async function fail(to: string, email: string, error: string, isGivenUp: boolean): Promise<void> {
  const at = live.now().toISOString();
  const purpose = to === email ? 'acknowledgement' : 'notice';
  const mail = { kind: 'mail', purpose, to, subject: 's', text: 't' } as const;
  await live.database.write((db) => addOutgoing(db, { id: 'record', email }, [mail], at));
  const later = new Date(live.now().getTime() + 300_000).toISOString();
  for (const { id } of await claimOutgoing(live.database, { kind: 'mail', at, until: later, limit: 5 }))
    await markFailed(live.database, id, { error, attempts: 1, dueAt: isGivenUp ? null : later });
}

const alerts = async () =>
  (await live.stored.mails()).filter(({ recordId }) => recordId === 'alert').map(({ subject }) => subject);

describe('alerts', () => {
  it('there are none while all is well', async () => {
    expect(await raiseAlerts(deps())).toBe(0);
    expect(live.wakes()).toBe(0);
  });

  it('tell of a full disk by email to each address and by webhook, once in 24 hours', async () => {
    free = lowDiskBytes - 1;
    expect(await raiseAlerts(deps())).toBe(1);
    expect(live.wakes()).toBe(1);
    const mails = await live.stored.mails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['it@site.example', 'ops@site.example']);
    expect(mails[0]).toMatchObject({ text: expect.stringContaining('has 1023 MB left') });
    const [event] = await live.stored.events();
    expect(JSON.parse(event?.text ?? '')).toMatchObject({
      type: 'site.alert',
      timestamp: live.now().toISOString(),
      data: { cause: 'disk-low' },
    });
    live.pass(23 * hourMs);
    expect(await raiseAlerts(deps())).toBe(0);
    live.pass(hourMs);
    expect(await raiseAlerts(deps())).toBe(1);
  });

  it('tell of each form that is closed', async () => {
    const until = new Date(live.now().getTime() + hourMs).toISOString();
    for (const form of ['enquiry', 'application'] as const)
      live.deps.ceilings.close({ form, limit: 'daily', until });
    expect(await raiseAlerts(deps())).toBe(2);
    expect(new Set(await alerts())).toEqual(
      new Set([
        expect.stringContaining('a form is closed (enquiry)'),
        expect.stringContaining('a form is closed (application)'),
      ]),
    );
    expect(await raiseAlerts(deps())).toBe(0);
  });

  it.each([
    ['a notice that is given up', 'desk@site.example', 'ada@x.example', 'no such user', true, 0, 1],
    [
      'a notice that has waited for two hours',
      'desk@site.example',
      'ada@x.example',
      'ECONNREFUSED',
      false,
      2,
      1,
    ],
    [
      'a visitor’s that has waited for two hours',
      'ada@x.example',
      'ada@x.example',
      'ECONNREFUSED',
      false,
      2,
      1,
    ],
    ['a notice that has just failed', 'desk@site.example', 'ada@x.example', 'ECONNREFUSED', false, 0, 0],
    ['an address that refuses its mail', 'ada@x.example', 'ada@x.example', 'no such user', true, 2, 0],
    ['a mail that is held', 'ada@x.example', 'ada@x.example', 'held: more than 200', false, 2, 0],
    ['what was given up two days ago', 'desk@site.example', 'ada@x.example', 'no such user', true, 48, 0],
  ])('unsent: %s', async (_, to, person, error, isGivenUp, hours, expected) => {
    await fail(to, person, error, isGivenUp);
    live.pass(hours * hourMs);
    expect(await raiseAlerts(deps())).toBe(expected);
  });

  it('go on after the database was away', async () => {
    const runs: (() => void)[] = [];
    free = 0;
    const worker = startAlerts(deps(), (run) => {
      runs.push(run);
      return () => {};
    });
    live.failAfter(0);
    runs.at(-1)?.();
    await expect.poll(() => runs.length).toBe(2);
    expect(live.logged.join('\n')).toContain('alerts cannot be stored');
    live.failAfter(Number.POSITIVE_INFINITY);
    runs.at(-1)?.();
    await expect.poll(alerts).toHaveLength(2);
    await worker.stop();
  });
});
