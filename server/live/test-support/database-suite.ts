import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addApplication,
  applicationStore,
  readResume,
} from '#server/live/applications/applications.store.ts';
import type { Database, StoredEnquiry, StoredSubscriber, StoredApplication } from '#server/live/database.ts';
import { addEnquiry, enquiryStore } from '#server/live/enquiries/enquiries.store.ts';
import { countEvent } from '#server/live/limits.ts';
import {
  claimOutgoing,
  countUnsent,
  listOutgoing,
  markFailed,
  markSent,
  retryAllOutgoing,
  retryOutgoing,
  type Outgoing,
  type OutgoingMail,
} from '#server/live/outbox/outbox.store.ts';
import { deleteOlderThan, deletePerson, readPerson } from '#server/live/people/people.store.ts';
import { countInbox } from '#server/live/records.store.ts';
import {
  addSubscriber,
  confirmedSubscriberIds,
  confirmSubscriber,
  deleteSubscriber,
  listSubscribers,
  releaseSubscriber,
  subscriberOfToken,
} from '#server/live/subscriptions/subscriptions.store.ts';
import { sampleApplication, sampleEnquiry } from './fixture.ts';

/** A database of its own for one test. */
export interface TestDatabase {
  database: Database;
  /** Another connection to the same, as of a second process. */
  openAgain: () => Promise<Database>;
  remove: () => Promise<void>;
}

const start = Date.parse('2026-11-21T10:00:00.000Z');
const momentAt = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const dayMinutes = 24 * 60;
/** Claims emails for some minutes. */
const claim = (database: Database, from: number, until: number, limit: number) =>
  claimOutgoing(database, { kind: 'mail', at: momentAt(from), until: momentAt(until), limit });
const all = { text: '', offset: 0, limit: 50 };
const inbox = { ...all, folder: 'inbox' } as const;
const nothing = () => [];
/** The subject must not be null in either database. */
const unstorable: OutgoingMail = JSON.parse(
  '{"kind":"mail","purpose":"notice","to":"a@b.example","subject":null,"text":""}',
);

const mailTo = (to: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  kind: 'mail',
  purpose: 'acknowledgement',
  to,
  subject: 'Thank you',
  text: 'Hello',
  ...more,
});

/** What the stores promise, on any database. */
export function describeStores(create: () => Promise<TestDatabase>): void {
  let test: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    test = await create();
    ({ database } = test);
  });
  afterEach(() => test.remove());

  let enquiries = 0;
  const enquire = (change: Partial<StoredEnquiry> = {}, outgoing: Outgoing[] = [], key?: string) => {
    enquiries += 1;
    const enquiry = { ...sampleEnquiry, id: `enquiry-${enquiries}`, ...change };
    return addEnquiry(database, enquiry, { endpoint: 'enquiry', key: key ?? enquiry.id }, outgoing);
  };
  const apply = (
    change: Partial<StoredApplication> = {},
    key = `key ${change.id ?? ''}${change.email ?? ''}`,
  ) => {
    const application = { ...sampleApplication, ...change };
    const content = Buffer.from(`%PDF of ${application.email}`);
    return addApplication(database, application, content, { endpoint: 'application', key }, []);
  };
  const subscriber = (email: string, change: Partial<StoredSubscriber> = {}): StoredSubscriber => ({
    id: `subscriber ${email}`,
    receivedAt: momentAt(0),
    language: 'en',
    consentVersion: '2026-11-01',
    folder: 'inbox',
    email,
    confirmedAt: null,
    ...change,
  });
  const subscribe = (email: string, hash: string, change: Partial<StoredSubscriber> = {}) => {
    const key = { endpoint: 'newsletter', key: hash } as const;
    const mails = change.folder === 'spam' ? [] : [mailTo(email, { leaveUrl: 'https://site.example/leave' })];
    return addSubscriber(database, subscriber(email, change), hash, key, mails);
  };
  const waiting = async () => (await listOutgoing(database, { state: 'waiting', ...all })).items;

  describe('records', () => {
    it('gives back every character, and its place on a page', async () => {
      const message = 'ß 漢 👩🏽‍🔧 \u{10ffff} \t"\'\\%_\n--;';
      await enquire({ message });
      await enquire({ receivedAt: momentAt(1), name: 'Jon' });
      const page = await enquiryStore.list(database, { ...inbox, limit: 1 });
      expect([page.total, page.items[0]?.name]).toEqual([2, 'Jon']);
      const rest = await enquiryStore.list(database, { ...inbox, limit: 1, offset: 1 });
      expect(rest.items).toMatchObject([{ message }]);
      expect(await enquiryStore.read(database, 'none')).toBeNull();
    });

    it('stores one key once, also when its requests come at the same time', async () => {
      const other = await test.openAgain();
      const stored = await Promise.all(
        [database, other, database, other].map((one, index) =>
          addEnquiry(one, { ...sampleEnquiry, id: `same-${index}` }, { endpoint: 'enquiry', key: 'k' }, [
            mailTo('desk@site.example'),
          ]),
        ),
      );
      expect(stored.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
      expect(new Set(stored.map(({ value }) => value.id)).size).toBe(1);
      expect([(await enquiryStore.list(database, inbox)).total, (await waiting()).length]).toEqual([1, 1]);
      await other.close();
    });

    it('undoes all of a write that fails', async () => {
      await expect(enquire({}, [mailTo('a@b.example'), unstorable])).rejects.toThrow(/./);
      expect([(await enquiryStore.list(database, inbox)).total, await waiting()]).toEqual([0, []]);
    });

    it.each([
      ['ADA', 1],
      ['ada engines', 1],
      ['ada nobody', 0],
      ['%', 0],
      ['_', 0],
      ['STRASSE', 1],
      ['straße', 1],
      ['ΣΊΣΥΦΟΣ', 1],
      [' \n ', 2],
      ['a '.repeat(100_000), 2],
    ])('finds all words in any field and any case: %.20s', async (text, total) => {
      await enquire({ company: 'Engines Straße Σίσυφος' });
      await enquire({ name: 'Jon', email: 'jon@halden.example', company: '' });
      expect((await enquiryStore.list(database, { ...inbox, text })).total).toBe(total);
    });

    it('sorts by name without accents, and by its other columns', async () => {
      for (const [index, name] of ['Zoe', 'Émile', 'adam'].entries())
        await apply({ id: `app-${index}`, firstName: name, email: `${name}@x.example` });
      const sorted = async (sort: 'name' | 'email', isDescending = false) => {
        const { items } = await applicationStore.list(database, { ...inbox, sort, isDescending });
        return items.map(({ firstName }) => firstName).join();
      };
      expect(await sorted('name')).toBe('adam,Émile,Zoe');
      expect(await sorted('name', true)).toBe('Zoe,Émile,adam');
      expect(await sorted('email')).toBe('adam,Zoe,Émile');
    });

    it('exports every record once, whatever arrives, changes or is deleted meanwhile', async () => {
      for (let index = 0; index < 9; index += 1)
        await enquire({ id: `record-${index}`, name: `Name ${index % 3}`, receivedAt: momentAt(index % 4) });
      for (const sort of [undefined, 'name', 'status'] as const) {
        const ids = await enquiryStore.ids(database, { ...inbox, sort });
        const { items } = await enquiryStore.list(database, { ...inbox, sort });
        expect(ids).toEqual(items.map(({ id }) => id));
      }
      const ids = await enquiryStore.ids(database, { ...inbox, sort: 'status' });
      await enquire({ id: 'new', receivedAt: momentAt(99) });
      await enquiryStore.change(database, ids[8]!, { status: 'reviewed' }, nothing);
      await enquiryStore.remove(database, ids[0]!);
      const parts = [ids.slice(0, 4), ids.slice(4)];
      const exported = await Promise.all(parts.map((part) => enquiryStore.readAll(database, part)));
      expect(exported.flat().map(({ id }) => id)).toEqual(ids.slice(1));
    });

    it('filters by folder, status and job, and counts the inbox', async () => {
      await apply({ id: 'app-1' });
      await apply({ id: 'app-2', status: 'reviewed', jobId: 'devops-engineer' });
      await apply({ id: 'app-3', folder: 'spam' });
      const ids = async (search: object) =>
        (await applicationStore.list(database, { ...inbox, ...search })).items.map(({ id }) => id);
      expect(await ids({ status: 'reviewed' })).toEqual(['app-2']);
      expect(await ids({ jobId: 'devops-engineer' })).toEqual(['app-2']);
      expect(await ids({ folder: 'spam' })).toEqual(['app-3']);
      expect(await countInbox(database, 'applications')).toEqual({ total: 2, new: 1, reviewed: 1 });
    });

    it('keeps the resume in its record: stored, read and deleted with it', async () => {
      const { value } = await apply({ id: 'app-5' });
      const { value: second } = await apply({ id: 'app-5', email: 'jon@x.example' });
      expect([value.id, second.id]).toEqual(['app-5', 'app-6']);
      const content = await readResume(database, 'app-6');
      expect(Buffer.from(content ?? []).toString()).toBe('%PDF of jon@x.example');
      expect(await applicationStore.remove(database, 'app-6')).toBe(true);
      expect(await applicationStore.remove(database, 'app-6')).toBe(false);
      expect(await readResume(database, 'app-6')).toBeNull();
      const resumes = await database.read((db) => db.selectFrom('resumes').selectAll().execute());
      expect(resumes).toHaveLength(1);
    });

    it('changes what is given, and sends what spam held back, once', async () => {
      const { value } = await enquire({ folder: 'spam' });
      const held = () => [mailTo('desk@site.example')];
      await enquiryStore.change(database, value.id, { status: 'reviewed', note: 'Called' }, held);
      expect(await waiting()).toEqual([]);
      const changed = { status: 'reviewed', note: 'Called', folder: 'inbox' };
      expect(await enquiryStore.change(database, value.id, { folder: 'inbox' }, held)).toMatchObject(changed);
      await enquiryStore.change(database, value.id, { folder: 'spam' }, held);
      await enquiryStore.change(database, value.id, { folder: 'inbox' }, held);
      expect(await waiting()).toHaveLength(1);
      expect(await applicationStore.change(database, 'none', {}, nothing)).toBeNull();
    });

    it('deletes an enquiry with its emails, and frees its key', async () => {
      await enquire({ id: 'one' }, [mailTo('ada@sender.example')], 'key');
      await enquire({ id: 'two' }, [mailTo('ada@sender.example')]);
      expect(await enquiryStore.remove(database, 'one')).toBe(true);
      expect((await waiting()).map(({ recordId }) => recordId)).toEqual(['two']);
      expect((await enquire({ id: 'three' }, [], 'key')).isRepeat).toBe(false);
    });
  });

  describe('subscribers', () => {
    it('are confirmed once, by one of their tokens', async () => {
      await subscribe('mira@x.example', 'h1');
      await subscribe('MIRA@x.example', 'h2');
      expect((await listSubscribers(database, all)).total).toBe(1);
      expect(await confirmSubscriber(database, 'h2', momentAt(59), nothing)).toMatchObject({
        confirmedAt: momentAt(59),
      });
      expect(await confirmSubscriber(database, 'h1', momentAt(59), nothing)).toBeNull();
      // Every mail that they got can still be used to leave.
      const id = await subscriberOfToken(database, 'h1');
      expect(id).toBe('subscriber mira@x.example');
      expect(await deleteSubscriber(database, id!, momentAt(60), nothing)).toBe(true);
      expect([await subscriberOfToken(database, 'h1'), await waiting()]).toEqual([null, []]);
    });

    it('who are confirmed are not changed by another request, which emails nothing', async () => {
      await subscribe('mira@x.example', 'h1');
      await confirmSubscriber(database, 'h1', momentAt(1), nothing);
      const before = (await waiting()).length;
      const again = await subscribe('mira@x.example', 'h2', { id: 'other', language: 'de' });
      expect(again.value).toMatchObject({ id: 'subscriber mira@x.example', language: 'en' });
      expect((await waiting()).length).toBe(before);
      expect(await confirmedSubscriberIds(database, '')).toEqual(['subscriber mira@x.example']);
    });

    it('are released from spam with the mail that asks to confirm', async () => {
      await subscribe('mira@x.example', 'h1', { folder: 'spam' });
      const mailsOf = () => [mailTo('mira@x.example', { leaveUrl: 'https://site.example/leave' })];
      const id = 'subscriber mira@x.example';
      expect(await releaseSubscriber(database, id, 'h2', mailsOf, momentAt(1))).toMatchObject({
        folder: 'inbox',
      });
      expect(await releaseSubscriber(database, id, 'h2', mailsOf, momentAt(1))).toBeNull();
      expect(await waiting()).toHaveLength(1);
      expect(await confirmSubscriber(database, 'h2', momentAt(2), nothing)).not.toBeNull();
    });
  });

  describe('outbox', () => {
    it('gives each item to one of two workers', async () => {
      for (let index = 0; index < 12; index += 1)
        await enquire({}, [mailTo('desk@site.example', { purpose: 'notice' })]);
      const other = await test.openAgain();
      const claimSome = (one: Database) => claim(one, 1, 6, 4);
      const claimed = (await Promise.all([database, other, database, other].map(claimSome))).flat();
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
      expect((await claimSome(database)).length + claimed.length).toBe(12);
      // A worker died: its items are due again when its claim ends.
      expect(await claim(database, 6, 11, 20)).toHaveLength(12);
      await other.close();
    });

    it('is due now what was put off while the clock was a year ahead', async () => {
      await enquire({}, [mailTo('desk@site.example')]);
      const [item] = await claim(database, 1, 365 * dayMinutes, 1);
      expect(await claim(database, 2, 7, 1)).toMatchObject([{ id: item?.id }]);
    });

    it('counts what is not sent, and makes all of it due', async () => {
      for (const to of ['one@x.example', 'two@x.example', 'three@x.example']) await enquire({}, [mailTo(to)]);
      const [one, two] = await claim(database, 0, 5, 3);
      await markFailed(database, one!.id, { error: 'no', attempts: 1, dueAt: momentAt(60) });
      await markFailed(database, two!.id, { error: 'no', attempts: 78, dueAt: null });
      const counts = { waiting: 2, dead: 1, newlyDead: 1, oldestWaitingS: 600 };
      expect(await countUnsent(database, new Date(momentAt(10)))).toEqual(counts);
      expect(await retryAllOutgoing(database, 'dead', momentAt(10))).toEqual([two!.id]);
      // The third is being sent.
      const ids = await retryAllOutgoing(database, 'waiting', momentAt(10));
      expect(ids.toSorted()).toEqual([one!.id, two!.id].toSorted());
    });

    it('empties the event of somebody who has left when it is sent', async () => {
      const event = {
        kind: 'webhook',
        type: 'subscriber.left',
        timestamp: '',
      } as const;
      await enquire({}, [{ ...event, data: { email: 'a@b.c' } }, mailTo('desk@site.example')]);
      const ids = (await waiting()).map(({ id }) => id);
      await markSent(database, ids, momentAt(1));
      const { items } = await listOutgoing(database, { state: 'sent', ...all });
      const sent = Object.fromEntries(items.map(({ kind, text, emailKey }) => [kind, [text, emailKey]]));
      expect(sent['webhook']).toEqual(['', '']);
      expect(sent['mail']).not.toContain('');
    });

    it('marks, fails, gives up and retries', async () => {
      await enquire({}, [mailTo('ada@sender.example'), mailTo('desk@site.example')]);
      const [one, two] = await claim(database, 0, 5, 2);
      expect(await markSent(database, [one!.id, 'erased'], momentAt(1))).toEqual([one!.id]);
      await markFailed(database, one!.id, { error: 'late', attempts: 1, dueAt: null });
      await markFailed(database, two!.id, { error: 'no', attempts: 1, dueAt: momentAt(30) });
      expect(await claim(database, 29, 34, 2)).toEqual([]);
      // Sent now: also what is due within minutes; but not again what a worker is sending.
      expect(await retryOutgoing(database, two!.id, momentAt(29))).toBe(true);
      expect(await claim(database, 29, 34, 2)).toMatchObject([{ id: two!.id }]);
      expect(await retryOutgoing(database, two!.id, momentAt(30))).toBe(true);
      expect(await claim(database, 30, 35, 2)).toEqual([]);
      await markFailed(database, two!.id, { error: 'no', attempts: 78, dueAt: null });
      const { items } = await listOutgoing(database, { state: 'dead', ...all });
      expect(items).toMatchObject([{ id: two!.id, lastError: 'no', attempts: 78 }]);
      expect(await retryOutgoing(database, two!.id, momentAt(31))).toBe(true);
      expect(await retryOutgoing(database, one!.id, momentAt(31))).toBe(false);
      expect(await claim(database, 31, 36, 2)).toMatchObject([{ attempts: 0 }]);
    });
  });

  describe('counts', () => {
    it('count together over two connections, and begin again after their window and when the clock was a year ahead', async () => {
      const other = await test.openAgain();
      const count = async (one: Database, minutes: number) =>
        (await countEvent(one, 'k', new Date(momentAt(minutes)), 10 * 60_000)).count;
      const counts = await Promise.all([database, other, database, other].map((one) => count(one, 0)));
      expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
      const windows = [await count(database, 9), await count(database, 10)];
      expect([...windows, await count(database, 365 * dayMinutes), await count(database, 11)]).toEqual([
        5, 1, 1, 1,
      ]);
      await other.close();
    });
  });

  describe('people', () => {
    const sendAll = async (email: string) => {
      await enquire({ email }, [mailTo('desk@site.example', { purpose: 'notice' })]);
      await apply({ email }, email);
      await subscribe(email, `hash ${email}`);
    };

    it('are exported and erased in any case of their address, and nobody else', async () => {
      for (const email of ['ada@x.example', 'jon@x.example']) await sendAll(email);
      const person = await readPerson(database, 'ADA@X.example');
      const counts = Object.fromEntries(Object.entries(person).map(([name, rows]) => [name, rows.length]));
      expect(counts).toEqual({ enquiries: 1, applications: 1, subscriptions: 1, mails: 2 });
      expect(await deletePerson(database, 'ADA@X.example', () => [], new Date(start))).toHaveLength(3);
      const after = await readPerson(database, 'ada@x.example');
      expect(Object.values(after).flat()).toEqual([]);
      const others = await readPerson(database, 'jon@x.example');
      expect(Object.values(others).flat()).toHaveLength(5);
    });

    it('are forgotten when their time is over, kind by kind', async () => {
      await sendAll('ada@x.example');
      await enquire({ folder: 'spam' });
      const never = '2000-01-01T00:00:00.000Z';
      const records = { applications: never, enquiries: never, spam: never, unconfirmed: never };
      const kept = { ...records, mails: never, keys: never, log: never };
      const sessions = { createdAt: never, lastSeenAt: never };
      const forget = (before: object) =>
        deleteOlderThan(database, { ...kept, ...before }, sessions, momentAt(1));
      expect(await forget({})).toBe(0);
      expect(await forget({ spam: momentAt(1) })).toBe(1);
      expect(await forget({ enquiries: momentAt(1) })).toBe(1);
      expect(await forget({ applications: momentAt(1) })).toBe(1);
      expect(await forget({ unconfirmed: momentAt(1), mails: momentAt(1) })).toBe(1);
      expect(Object.values(await readPerson(database, 'ada@x.example')).flat()).toEqual([]);
    });
  });
}
