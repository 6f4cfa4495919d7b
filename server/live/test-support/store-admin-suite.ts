import { describe, expect, it } from 'vitest';
import {
  freshKey,
  momentAt,
  receiveApplication,
  receiveEnquiry,
  receiveSubscriber,
  sampleApplication,
  sampleMail,
  sampleNote,
} from './store-samples.ts';
import type { Store } from '../store/store.ts';

const everything = { text: '', folder: 'inbox', offset: 0, limit: 1000 } as const;
const day = 86_400_000;

/** Contract tests: dashboard. */
export function describeAdmin(current: () => Store): void {
  describe('dashboard', () => {
    it('pages through applications, the newest first', async () => {
      const store = current();
      for (let index = 0; index < 7; index += 1) {
        await receiveApplication(store, { id: `app-${index}`, receivedAt: momentAt((index % 4) * 1000) });
      }
      const all = (await store.applications(everything)).items.map(({ id }) => id);
      // At equal times, the higher id is first.
      expect(all).toEqual(['app-3', 'app-6', 'app-2', 'app-5', 'app-1', 'app-4', 'app-0']);
      const pages = await Promise.all(
        [0, 3, 6, 9].map((offset) => store.applications({ ...everything, offset, limit: 3 })),
      );
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
      expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1, 0]);
      expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all);
    });

    it('tells applications apart by status and folder, and counts the inbox', async () => {
      const store = current();
      await receiveApplication(store, { id: 'app-1' });
      await receiveApplication(store, { id: 'app-2', status: 'reviewed' });
      await receiveApplication(store, { id: 'app-3', status: 'reviewed' });
      await receiveApplication(store, { id: 'app-4', folder: 'spam' });
      const idsOf = async (search: object) =>
        (await store.applications({ ...everything, ...search })).items.map(({ id }) => id);
      expect(await idsOf({ status: 'new' })).toEqual(['app-1']);
      expect(await idsOf({ status: 'reviewed' })).toEqual(['app-3', 'app-2']);
      expect(await idsOf({ folder: 'spam' })).toEqual(['app-4']);
      expect(await store.applicationCounts()).toEqual({ total: 3, new: 1, reviewed: 2 });
    });

    it('counts nothing when there is nothing', async () => {
      const store = current();
      expect(await store.applicationCounts()).toEqual({ total: 0, new: 0, reviewed: 0 });
      expect(await store.applications(everything)).toEqual({ items: [], total: 0 });
      expect(await store.application('app-1')).toBeNull();
    });

    it('changes what it is told of an application and nothing else', async () => {
      const store = current();
      const application = await receiveApplication(store);
      const { id } = application;
      const reviewed = { ...application, status: 'reviewed' } as const;
      expect(await store.changeApplication(id, { status: 'reviewed' })).toEqual(reviewed);
      expect(await store.changeApplication(id, { folder: 'spam' })).toEqual({ ...reviewed, folder: 'spam' });
      expect(await store.changeApplication(id, {})).toEqual({ ...reviewed, folder: 'spam' });
      expect(await store.application(id)).toEqual({ ...reviewed, folder: 'spam' });
      expect(await store.changeApplication('app-0', { status: 'new' })).toBeNull();
    });

    it('loses no change when two are made at the same moment', async () => {
      const store = current();
      const application = await receiveApplication(store);
      const note = sampleNote('n');
      await Promise.all([
        store.changeApplication(application.id, { status: 'reviewed' }),
        store.changeApplication(application.id, { folder: 'spam' }),
        store.addNote('applications', application.id, note, freshKey('note')),
      ]);
      expect(await store.application(application.id)).toEqual({
        ...application,
        status: 'reviewed',
        folder: 'spam',
        notes: [note],
      });
    });

    it('deletes an application and announces its resume until that is gone', async () => {
      const store = current();
      const { id, resume } = await receiveApplication(store);
      const kept = await receiveApplication(store);
      const deleted = { id, resumeKey: resume.key, mailIds: [] };
      expect(await store.deleteApplication(id, momentAt(10))).toEqual(deleted);
      expect(await store.deleteApplication(id, momentAt(10))).toBeNull();
      expect(await store.resumesLeft('deleted', momentAt(11))).toEqual([resume.key]);
      expect((await store.applications(everything)).items).toEqual([kept]);
    });

    it('takes a key again whose record was deleted', async () => {
      const store = current();
      const key = { endpoint: 'application', key: 'k' } as const;
      for (let index = 0; index < 2; index += 1) {
        const application = sampleApplication();
        await store.announceResume(application.resume.key, momentAt(0));
        const stored = await store.addApplication(application, key, []);
        expect(stored.isRepeat).toBe(false);
        await store.deleteApplication(stored.value.id, momentAt(0));
      }
    });

    it('deletes the mails of an item with it, and no others', async () => {
      const store = current();
      const mail = sampleMail();
      const at = (second: number) => ({ email: mail.personEmail, receivedAt: momentAt(second * 1000) });
      const enquiry = await receiveEnquiry(store, at(1), [mail]);
      const application = await receiveApplication(store, at(2), [mail, mail]);
      const subscriber = await receiveSubscriber(store, at(3), [{ ...mail, leaveUrl: 'https://leave' }]);
      await receiveEnquiry(store, at(4), [mail]);
      const left = async () => (await store.mailCounts()).waiting;
      expect((await store.deleteApplication(application.id, momentAt(9)))?.mailIds).toHaveLength(2);
      expect(await left()).toBe(3);
      expect((await store.deleteEnquiry(enquiry.id))?.mailIds).toHaveLength(1);
      expect((await store.deleteSubscriber(subscriber.id))?.mailIds).toHaveLength(1);
      expect(await left()).toBe(1);
    });

    it('lists, changes and deletes enquiries', async () => {
      const store = current();
      const early = await receiveEnquiry(store, { receivedAt: momentAt(1) });
      const late = await receiveEnquiry(store, { receivedAt: momentAt(2) });
      const spam = await receiveEnquiry(store, { folder: 'spam' });
      expect(await store.enquiries(everything)).toEqual({ items: [late, early], total: 2 });
      expect(await store.enquiries({ ...everything, offset: 1, limit: 1 })).toEqual({
        items: [early],
        total: 2,
      });
      const changed = { ...spam, folder: 'inbox', status: 'reviewed' } as const;
      expect(await store.changeEnquiry(spam.id, { folder: 'inbox', status: 'reviewed' })).toEqual(changed);
      expect(await store.changeEnquiry(spam.id, {})).toEqual(changed);
      expect(await store.changeEnquiry('unknown', { status: 'new' })).toBeNull();
      expect(await store.deleteEnquiry(late.id)).toMatchObject({ mailIds: [] });
      expect(await store.deleteEnquiry(late.id)).toBeNull();
      expect(await store.enquiries(everything)).toEqual({ items: [early, changed], total: 2 });
    });

    it('lists and deletes subscribers', async () => {
      const store = current();
      const early = await receiveSubscriber(store, { email: 'a@x.example', receivedAt: momentAt(1) });
      const late = await receiveSubscriber(store, { email: 'b@x.example', receivedAt: momentAt(2) });
      expect(await store.subscribers(everything)).toEqual({ items: [late, early], total: 2 });
      expect(await store.subscribers({ ...everything, text: 'A@X' })).toEqual({ items: [early], total: 1 });
      expect(await store.deleteSubscriber(late.id)).toEqual({ mailIds: [] });
      expect(await store.deleteSubscriber(late.id)).toBeNull();
      expect(await store.confirmSubscriber('confirm-b@x.example', momentAt(3))).toBeNull();
      expect((await store.subscribers(everything)).total).toBe(1);
    });

    it('counts per day in UTC, with empty days, without spam, subscribers when they confirmed', async () => {
      const store = current();
      await receiveApplication(store, { receivedAt: '2026-09-30T23:59:59.999Z' });
      await receiveApplication(store, { receivedAt: '2026-10-01T00:00:00.000Z' });
      await receiveApplication(store, { receivedAt: '2026-10-03T23:59:59.999Z' });
      await receiveApplication(store, { receivedAt: '2026-10-03T12:00:00.000Z', folder: 'spam' });
      await receiveEnquiry(store, { receivedAt: '2026-10-03T00:00:00.000Z' });
      await receiveEnquiry(store, { receivedAt: '2026-10-03T01:00:00.000Z' });
      await receiveEnquiry(store, { receivedAt: '2026-10-01T01:00:00.000Z', folder: 'spam' });
      await receiveSubscriber(store, { email: 'a@x.example' });
      await receiveSubscriber(store, { email: 'b@x.example' });
      await store.confirmSubscriber('confirm-b@x.example', '2026-10-02T08:00:00.000Z');
      expect(await store.countsPerDay('2026-10-03T09:30:00.000Z', 3)).toEqual([
        { day: '2026-10-01', applications: 1, enquiries: 0, subscribers: 0 },
        { day: '2026-10-02', applications: 0, enquiries: 0, subscribers: 1 },
        { day: '2026-10-03', applications: 1, enquiries: 2, subscribers: 0 },
      ]);
      const year = await store.countsPerDay(new Date(Date.parse(momentAt(0)) + 100 * day).toISOString(), 365);
      expect(year).toHaveLength(365);
      expect(year.reduce((sum, counts) => sum + counts.applications, 0)).toBe(3);
    });
  });
}
