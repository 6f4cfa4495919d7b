import { dayMs } from '#shared/durations.ts';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, beforeEach } from 'vitest';
import { erasuresFileIn } from '#server/live/backup.ts';
import { readSetting, type StoredSubscriber } from '#server/live/database.ts';
import { createFixture, pdf, type Fixture } from '#server/live/test-support/fixture.ts';
import { erasuresIn } from './erasures.ts';
import { markSent } from '#server/live/outbox/outbox.store.ts';
import { testLiveSite as site } from '#server/live/test-support/live-site.ts';
import { subscriberEvents } from '#server/live/subscriptions/subscriptions.mail.ts';
import { erasePerson, exportPerson } from './people.ts';
import { beginSession, sessionLimits } from '#server/live/sessions/sessions.store.ts';
import { applyRetention, startRetention } from './retention.ts';

let live: Fixture;
beforeEach(async () => void (live = await createFixture()));

const counts = async () => [
  (await live.stored.enquiries()).length,
  (await live.stored.applications()).length,
];

describe('a person', () => {
  it('is exported with resumes and emails, without other people’s data', async () => {
    await live.apply();
    await live.enquire({ email: 'jon@x.example' });
    await live.postJson('newsletter', { email: 'ada@sender.example' });
    const { record, recordIds } = await exportPerson(live.deps, 'ADA@sender.example');
    expect(record).toMatchObject({
      enquiries: [],
      applications: [{ firstName: 'Ada', resume: { base64: pdf.toString('base64'), sizeBytes: 8 } }],
      subscriptions: [{ email: 'ada@sender.example' }],
      mails: [{ to: 'ada@sender.example' }],
    });
    expect(recordIds).toHaveLength(2);
    expect(live.logged.join('')).not.toMatch(/ada@/i);
  });

  it('is erased, with only a hash in erasures.txt', async () => {
    await live.apply();
    await live.enquire({ email: 'jon@x.example' });
    expect(await erasePerson(live.deps, 'ADA@sender.example')).toEqual(['app-1795255200000']);
    expect(await counts()).toEqual([1, 0]);
    const text = readFileSync(erasuresFileIn(live.folder), 'utf8');
    expect(text).toMatch(/^[\da-f]{64}\n2026-11-21T10:00:00.000Z person [\da-f]{64}\n$/);
    expect(text + live.logged.join('')).not.toMatch(/ada@/i);
  });

  it('who writes again after an erasure is not erased by a later restore', async () => {
    await live.enquire({ id: 'old' });
    await live.enquire({ id: 'by-hand', email: 'jon@x.example' });
    const { erasures } = live.deps;
    await erasures.note('person', 'ada@sender.example', live.now());
    await erasures.note('record', 'by-hand', live.now());
    live.pass(1000);
    await live.enquire({ id: 'new', receivedAt: live.now().toISOString() });
    const eraseAgain = await erasures.forRestore();
    expect(await eraseAgain(live.database, () => [], live.now())).toBe(2);
    expect((await live.stored.enquiries()).map(({ id }) => id)).toEqual(['new']);
  });
});

describe('a confirmed subscriber who is erased', () => {
  const email = 'ada@sender.example';
  /** Whole words: "ada" alone is part of some random identifiers. */
  const personal = /\bada\b|\bbyron\b/i;
  const left = async () =>
    (await live.stored.events()).filter(({ subject }) => subject === 'subscriber.left');
  /** All that the database holds, as text. */
  async function everything(): Promise<string> {
    const tables = [
      'applications',
      'enquiries',
      'subscribers',
      'subscriberTokens',
      'outbox',
      'idempotencyKeys',
    ] as const;
    const rows = tables.map((table) =>
      live.database.read((db) => db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(await Promise.all(rows));
  }
  async function subscribe(): Promise<string> {
    await live.postJson('newsletter', { email });
    const [mail] = await live.stored.mails();
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await live.request(`newsletter/confirm?token=${token}`, { method: 'POST' });
    return token;
  }

  it('is reported to the tool that sends the newsletter, and leaves nothing else', async () => {
    const token = await subscribe();
    await live.apply();
    const wakes = live.wakes();
    expect(await erasePerson(live.deps, ' ADA@sender.example')).toHaveLength(2);
    expect(live.wakes()).toBeGreaterThan(wakes);
    const [event, ...others] = await left();
    expect(others).toEqual([]);
    expect(JSON.parse(event?.text ?? '')).toMatchObject({ type: 'subscriber.left', data: { email } });
    expect(await live.stored.mails()).toEqual([]);
    // Until the event is sent, a second erasure keeps it.
    await erasePerson(live.deps, email);
    expect(await left()).toHaveLength(1);
    const page = await live.request(`newsletter/leave?token=${token}`, { method: 'POST' });
    expect([page.status, await left()]).toMatchObject([200, [{ id: event?.id }]]);
    expect(await page.text()).toContain('no longer on the list');
    await markSent(live.database, [event?.id ?? ''], live.now().toISOString());
    expect(await everything()).not.toMatch(personal);
  });

  it('keeps the event of somebody who left by the link before', async () => {
    const token = await subscribe();
    await live.request(`newsletter/leave?token=${token}`, { method: 'POST' });
    await erasePerson(live.deps, email);
    const [event, ...others] = await left();
    expect(others).toEqual([]);
    await markSent(live.database, [event?.id ?? ''], live.now().toISOString());
    expect(await everything()).not.toMatch(personal);
  });

  it('is not reported when the address was never confirmed', async () => {
    await live.postJson('newsletter', { email });
    await erasePerson(live.deps, email);
    expect(await live.stored.events()).toEqual([]);
    expect(await everything()).not.toMatch(personal);
  });

  it('is reported again after a restore', async () => {
    await subscribe();
    await live.enquire();
    const { erasures, options } = live.deps;
    await erasures.note('person', email, live.now());
    const eraseAgain = await erasures.forRestore();
    const leftEvents = (subscriber: StoredSubscriber) =>
      subscriberEvents('subscriber.left', subscriber, options, live.now());
    expect(await eraseAgain(live.database, leftEvents, live.now())).toBe(2);
    expect((await live.stored.events()).map(({ subject }) => subject)).toEqual(['subscriber.left']);
  });
});

describe('erasures.txt', () => {
  it('starts a new line after a line that a power cut truncated', async () => {
    const file = erasuresFileIn(live.folder);
    const { erasures } = live.deps;
    await erasures.prepare();
    await erasures.note('record', 'one', live.now());
    appendFileSync(file, '2026-11-21T10:00:00.000Z person 12ab');
    await erasures.note('record', 'two', live.now());
    expect(readFileSync(file, 'utf8')).toMatch(/ record one\n.* person 12ab\n.* record two\n$/);
    live.pass(800 * dayMs);
    await erasures.forgetBefore(live.now());
    expect(readFileSync(file, 'utf8')).not.toMatch(/one|two/);
  });

  it('is created once by several processes, and never overwrites another file', async () => {
    const file = erasuresFileIn(live.folder);
    await Promise.all([1, 2, 3].map(() => erasuresIn(file).prepare()));
    expect(readFileSync(file, 'utf8')).toMatch(/^[\da-f]{64}\n$/);
    writeFileSync(file, 'Shopping\nmilk\n');
    await expect(erasuresIn(file).prepare()).rejects.toThrow('is not a file of erasures');
    await expect(erasuresIn(file).note('record', 'one', live.now())).rejects.toThrow(file);
    expect(readFileSync(file, 'utf8')).toBe('Shopping\nmilk\n');
  });
});

describe('retention', () => {
  it('keeps data for exactly the days of the policy, and removes erasures that no backup needs', async () => {
    await live.apply();
    await live.enquire();
    await live.deps.erasures.note('record', 'gone', live.now());
    const days = (amount: number) => ({ amount, unit: 'day', days: amount }) as const;
    const retention = { ...site.legal.retention, applications: days(180), enquiries: days(730) };
    const deps = { ...live.deps, site: () => ({ ...site, legal: { retention } }) };
    live.pass(180 * dayMs);
    await applyRetention(deps);
    expect(await counts()).toEqual([1, 1]);
    live.pass(1);
    await applyRetention(deps);
    expect(await counts()).toEqual([1, 0]);
    live.pass(550 * dayMs);
    expect(await applyRetention(deps)).toBe(1);
    expect(readFileSync(erasuresFileIn(live.folder), 'utf8').split('\n')).toHaveLength(2);
  });

  it('deletes expired sessions', async () => {
    const sessions = async () =>
      (await live.database.read((db) => db.selectFrom('sessions').select('user').execute())).length;
    await beginSession(live.database, 'ada@site.example', live.now());
    live.pass(sessionLimits.idleMs);
    await applyRetention(live.deps);
    expect(await sessions()).toBe(1);
    live.pass(1);
    await applyRetention(live.deps);
    expect(await sessions()).toBe(0);
  });

  it('deletes nothing for a day after the clock has jumped', async () => {
    await live.enquire();
    const runs: (() => void)[] = [];
    const retention = startRetention(live.deps, (run) => {
      runs.push(run);
      return () => {};
    });
    const runDaily = async () => {
      runs.at(-1)?.();
      await retention.idle();
    };
    await runDaily();
    live.pass(3 * 365 * dayMs);
    await runDaily();
    expect(await counts()).toEqual([1, 0]);
    expect(await readSetting(live.database, 'clock-doubted-at')).toBe(live.now().toISOString());
    live.pass(dayMs);
    await runDaily();
    expect(await counts()).toEqual([0, 0]);
    await retention.stop();
  });
});
