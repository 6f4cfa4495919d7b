import { describe, expect, it } from 'vitest';
import {
  freshKey,
  momentAt,
  receiveApplication,
  receiveEnquiry,
  receiveSubscriber,
  sampleEnquiry,
  sampleMail,
} from './store-samples.ts';
import type { Store } from '../store/store.ts';

const everything = { text: '', folder: 'inbox', offset: 0, limit: 1000 } as const;

/** Contract tests: export, erasure and retention. */
export function describePeople(current: () => Store): void {
  describe('people', () => {
    it('gives everything of a person, and erases it with files and mails', async () => {
      const store = current();
      const email = 'Ida@Halden.example';
      const mail = sampleMail({ to: 'jobs@company.example', personEmail: 'ida@halden.example' });
      const enquiry = await receiveEnquiry(store, { email }, [mail]);
      const spam = await receiveEnquiry(store, {
        email: 'IDA@halden.example',
        folder: 'spam',
        receivedAt: momentAt(1),
      });
      const application = await receiveApplication(store, { email }, [mail]);
      const subscriber = await receiveSubscriber(store, { email });
      await receiveEnquiry(store, { email: 'x-ida@halden.example' }, [sampleMail()]);
      const other = await receiveApplication(store, {});

      const person = await store.person(' ida@HALDEN.example ');
      expect(person).toEqual({
        enquiries: [
          { ...enquiry, notes: [] },
          { ...spam, notes: [] },
        ],
        applications: [application],
        subscriptions: [subscriber],
        mails: [expect.objectContaining(mail), expect.objectContaining(mail)],
        deliveries: [],
      });

      expect(await store.erasePerson('ida@halden.EXAMPLE', momentAt(10))).toEqual({
        rows: 6,
        resumeKeys: [application.resume.key],
        mailIds: [expect.any(String), expect.any(String)],
        recordIds: [enquiry.id, spam.id, application.id, subscriber.id],
      });
      const nothing = { enquiries: [], applications: [], subscriptions: [], mails: [], deliveries: [] };
      expect(await store.person(email)).toEqual(nothing);
      expect(await store.resumesLeft('deleted', momentAt(11))).toEqual([application.resume.key]);
      expect(await store.confirmSubscriber(`confirm-${email}`, momentAt(1))).toBeNull();
      expect((await store.enquiries(everything)).total).toBe(1);
      expect((await store.applications(everything)).items).toEqual([other]);
      expect((await store.mailCounts()).waiting).toBe(1);
      expect(await store.erasePerson(email, momentAt(12))).toEqual({
        rows: 0,
        resumeKeys: [],
        mailIds: [],
        recordIds: [],
      });
    });

    it('deletes what is older than its kind is kept, and nothing else', async () => {
      const store = current();
      const ofAge = { receivedAt: momentAt(0) };
      const young = { receivedAt: momentAt(100) };
      for (const when of [ofAge, young]) {
        for (const folder of ['inbox', 'spam'] as const) {
          await receiveEnquiry(store, { ...when, folder });
          await receiveApplication(store, { ...when, folder });
        }
        await receiveSubscriber(store, { ...when, email: `${when.receivedAt}@x.example` });
        await receiveSubscriber(store, { ...when, email: `${when.receivedAt}@confirmed.example` });
        await store.confirmSubscriber(`confirm-${when.receivedAt}@confirmed.example`, momentAt(1));
      }
      const totals = async () => [
        (await store.enquiries(everything)).total,
        (await store.enquiries({ ...everything, folder: 'spam' })).total,
        (await store.applications(everything)).total,
        (await store.applications({ ...everything, folder: 'spam' })).total,
        (await store.subscribers(everything)).total,
      ];
      expect(await store.deleteOlderThan({}, momentAt(200))).toEqual({
        rows: 0,
        resumeKeys: [],
        mailIds: [],
      });
      expect(await totals()).toEqual([2, 2, 2, 2, 4]);
      expect((await store.deleteOlderThan({ enquiries: momentAt(50) }, momentAt(200))).rows).toBe(1);
      expect(await totals()).toEqual([1, 2, 2, 2, 4]);
      const spam = await store.deleteOlderThan({ spam: momentAt(50) }, momentAt(200));
      expect([spam.rows, spam.resumeKeys.length]).toEqual([2, 1]);
      expect(await totals()).toEqual([1, 1, 2, 1, 4]);
      const applications = await store.deleteOlderThan({ applications: momentAt(50) }, momentAt(200));
      expect([applications.rows, applications.resumeKeys.length]).toEqual([1, 1]);
      expect(await totals()).toEqual([1, 1, 1, 1, 4]);
      expect((await store.deleteOlderThan({ unconfirmed: momentAt(50) }, momentAt(200))).rows).toBe(1);
      expect(await totals()).toEqual([1, 1, 1, 1, 3]);
      expect(await store.resumesLeft('deleted', momentAt(201))).toEqual(
        expect.arrayContaining([...spam.resumeKeys, ...applications.resumeKeys]),
      );
    });

    it('deletes old mails that were sent or given up, never those that wait', async () => {
      const store = current();
      await receiveEnquiry(store, {}, [sampleMail(), sampleMail(), sampleMail()]);
      const [sent, dead] = await store.claimMails(momentAt(0), momentAt(1), 2);
      await store.markMailsSent([sent!.id], momentAt(0));
      await store.markMailFailed(dead!.id, { error: 'no', attempts: 1, dueAt: null });
      await receiveEnquiry(store, { receivedAt: momentAt(60) }, [sampleMail()]);
      const [young] = (await store.claimMails(momentAt(60), momentAt(61), 9)).filter(
        ({ createdAt }) => createdAt === momentAt(60),
      );
      await store.markMailsSent([young!.id], momentAt(60));
      expect((await store.deleteOlderThan({ mails: momentAt(50) }, momentAt(200))).rows).toBe(2);
      expect(await store.mailCounts()).toEqual({ waiting: 1, sent: 1, dead: 0 });
    });

    it('forgets old idempotency keys, and throttles that are over', async () => {
      const store = current();
      const key = freshKey('enquiry');
      await store.addEnquiry(sampleEnquiry(), key, []);
      await store.countEvent('over', momentAt(0), 100);
      await store.deleteOlderThan({ keys: momentAt(0) }, momentAt(99));
      expect((await store.addEnquiry(sampleEnquiry(), key, [])).isRepeat).toBe(true);
      expect((await store.countEvent('over', momentAt(50), 100)).count).toBe(2);
      await store.deleteOlderThan({ keys: momentAt(1) }, momentAt(100));
      expect((await store.addEnquiry(sampleEnquiry(), key, [])).isRepeat).toBe(false);
      expect((await store.countEvent('over', momentAt(50), 100)).count).toBe(1);
    });
  });
}
