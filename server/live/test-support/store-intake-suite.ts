import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  freshKey,
  momentAt,
  receiveApplication,
  receiveEnquiry,
  sampleApplication,
  sampleEnquiry,
  sampleMail,
  sampleNote,
} from './store-samples.ts';
import type { Store } from '../store/store.ts';

/** Any text that the routes accept: without NUL and lone surrogates. */
const anyText = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll('\0', ''));

const everything = { text: '', folder: 'inbox', offset: 0, limit: 1000 } as const;

/** Contract tests: enquiries and applications. */
export function describeIntake(current: () => Store): void {
  describe('intake', () => {
    it('stores an enquiry with its mails', async () => {
      const store = current();
      const enquiry = sampleEnquiry();
      const mails = [sampleMail(), sampleMail({ to: 'office@company.example', replyTo: enquiry.email })];
      expect(await store.addEnquiry(enquiry, freshKey('enquiry'), mails)).toEqual({
        value: enquiry,
        isRepeat: false,
      });
      expect(await store.enquiries(everything)).toEqual({ items: [enquiry], total: 1 });
      const waiting = await store.mails({ ...everything, state: 'waiting' });
      expect(waiting.items).toHaveLength(2);
      expect(waiting.items).toEqual(
        expect.arrayContaining(
          mails.map((mail) =>
            expect.objectContaining({
              ...mail,
              state: 'waiting',
              attempts: 0,
              createdAt: enquiry.receivedAt,
              dueAt: enquiry.receivedAt,
              lastError: null,
            }),
          ),
        ),
      );
    });

    it('gives the first record back when a key is used again, and stores nothing', async () => {
      const store = current();
      const key = freshKey('enquiry');
      const first = sampleEnquiry();
      await store.addEnquiry(first, key, [sampleMail()]);
      const again = sampleEnquiry({ message: 'other', receivedAt: momentAt(5) });
      expect(await store.addEnquiry(again, key, [sampleMail()])).toEqual({ value: first, isRepeat: true });
      expect((await store.enquiries(everything)).total).toBe(1);
      expect((await store.mailCounts()).waiting).toBe(1);
    });

    it('stores once when a key is used several times at the same moment', async () => {
      const store = current();
      const key = freshKey('enquiry');
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, () => store.addEnquiry(sampleEnquiry(), key, [sampleMail()])),
      );
      expect(outcomes.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
      expect(new Set(outcomes.map(({ value }) => value.id)).size).toBe(1);
      expect((await store.enquiries(everything)).items).toEqual([outcomes[0]?.value]);
      expect((await store.mailCounts()).waiting).toBe(1);
    });

    it('tells the same key of two endpoints apart', async () => {
      const store = current();
      const { key } = freshKey('enquiry');
      await store.addEnquiry(sampleEnquiry(), { endpoint: 'enquiry', key }, []);
      const application = sampleApplication();
      await store.announceResume(application.resume.key, momentAt(0));
      const stored = await store.addApplication(application, { endpoint: 'application', key }, []);
      expect(stored).toEqual({ value: application, isRepeat: false });
    });

    it('takes the others along when one of many writes fails', async () => {
      const store = current();
      const taken = await receiveEnquiry(store);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          receiveEnquiry(store, index % 4 === 0 ? { id: taken.id } : {}, [sampleMail()]),
        ),
      );
      expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
        Array.from({ length: 20 }, (_, index) => index % 4 !== 0),
      );
      expect((await store.enquiries(everything)).total).toBe(16);
      expect((await store.mailCounts()).waiting).toBe(15);
    });

    it('leaves nothing of a write that failed, so that its key can be used again', async () => {
      const store = current();
      const taken = await receiveEnquiry(store);
      const key = freshKey('enquiry');
      await expect(store.addEnquiry(sampleEnquiry({ id: taken.id }), key, [])).rejects.toThrow();
      expect((await store.addEnquiry(sampleEnquiry(), key, [])).isRepeat).toBe(false);
    });

    it('keeps one that cannot be stored from taking others along that come at the same moment', async () => {
      const store = current();
      const taken = await receiveEnquiry(store);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) =>
          store.addEnquiry(sampleEnquiry(index === 6 ? { id: taken.id } : {}), freshKey('enquiry'), [
            sampleMail(),
          ]),
        ),
      );
      expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
        outcomes.map((_, index) => index !== 6),
      );
      expect((await store.mailCounts()).waiting).toBe(11);
    });

    it('stores an application and takes its resume over', async () => {
      const store = current();
      const application = sampleApplication({ notes: [sampleNote('kept')] });
      await store.announceResume(application.resume.key, momentAt(0));
      expect(await store.resumesLeft('upload', momentAt(1))).toEqual([application.resume.key]);
      const key = freshKey('application');
      expect(await store.addApplication(application, key, [sampleMail()])).toEqual({
        value: application,
        isRepeat: false,
      });
      expect(await store.resumesLeft('upload', momentAt(1))).toEqual([]);
      expect(await store.application(application.id)).toEqual(application);
      expect((await store.mailCounts()).waiting).toBe(1);

      const again = sampleApplication();
      await store.announceResume(again.resume.key, momentAt(0));
      expect(await store.addApplication(again, key, [])).toEqual({ value: application, isRepeat: true });
      expect(await store.resumesLeft('upload', momentAt(1))).toEqual([again.resume.key]);
    });

    it('refuses an application whose resume was never announced, or was swept away', async () => {
      const store = current();
      const application = sampleApplication();
      await expect(store.addApplication(application, freshKey('application'), [])).rejects.toThrow(
        'announced',
      );
      await store.announceResume(application.resume.key, momentAt(0));
      await store.forgetResume(application.resume.key);
      await expect(store.addApplication(application, freshKey('application'), [])).rejects.toThrow(
        'announced',
      );
      expect(await store.application(application.id)).toBeNull();
    });

    it('counts the id of an application on when its millisecond is taken', async () => {
      const store = current();
      const stored = await Promise.all(
        Array.from({ length: 8 }, () => receiveApplication(store, { id: 'app-1790841600000' })),
      );
      expect(stored.map(({ id }) => id).toSorted()).toEqual(
        Array.from({ length: 8 }, (_, index) => `app-${1790841600000 + index}`),
      );
      for (const application of stored) {
        expect(await store.application(application.id)).toEqual(application);
      }
    });

    it('remembers the counted id under the key', async () => {
      const store = current();
      const first = await receiveApplication(store);
      const key = freshKey('application');
      const second = sampleApplication({ id: first.id });
      await store.announceResume(second.resume.key, momentAt(0));
      const stored = await store.addApplication(second, key, []);
      expect(stored.value.id).not.toBe(first.id);
      expect(await store.addApplication(sampleApplication(), key, [])).toEqual({
        value: stored.value,
        isRepeat: true,
      });
    });

    it('confirms three applications a day to one address, and tells the company of all', async () => {
      const store = current();
      const mail = sampleMail();
      const both = [{ ...mail, to: mail.personEmail }, mail];
      for (let index = 0; index < 5; index += 1)
        await receiveApplication(store, { email: mail.personEmail, receivedAt: momentAt(index) }, both);
      expect((await store.mailCounts()).waiting).toBe(8);
    });

    it('lists resumes announced before a time, oldest first, until they are forgotten', async () => {
      const store = current();
      await store.announceResume('late', momentAt(2000));
      await store.announceResume('early', momentAt(1000));
      expect(await store.resumesLeft('upload', momentAt(1000))).toEqual([]);
      expect(await store.resumesLeft('upload', momentAt(9000))).toEqual(['early', 'late']);
      expect(await store.forgetResume('early')).toBe(true);
      expect(await store.forgetResume('early')).toBe(false);
      expect(await store.resumesLeft('upload', momentAt(9000))).toEqual(['late']);
    });

    it('announces a resume once, however often it is told', async () => {
      const store = current();
      await Promise.all([1, 2, 3].map((time) => store.announceResume('same', momentAt(time))));
      expect(await store.resumesLeft('upload', momentAt(9))).toEqual(['same']);
    });

    it('knows the resumes that are announced or belong to an application', async () => {
      const store = current();
      const { resume } = await receiveApplication(store);
      await store.announceResume('announced', momentAt(0));
      const known = await store.knownResumes(['announced', resume.key, 'unknown']);
      expect(known.toSorted()).toEqual(['announced', resume.key].toSorted());
      expect(await store.knownResumes([])).toEqual([]);
    });

    it('gives every text back exactly', async () => {
      const store = current();
      const texts = fc.array(fc.tuple(anyText, anyText, anyText), { minLength: 1, maxLength: 30 });
      await fc.assert(
        fc.asyncProperty(texts, async (list) => {
          const stored = await Promise.all(
            list.map(([name, company, message]) =>
              receiveEnquiry(store, { name, company, message, email: `${name}@x` }),
            ),
          );
          const { items } = await store.enquiries(everything);
          expect(items).toHaveLength(list.length);
          expect(new Map(items.map((item) => [item.id, item]))).toEqual(
            new Map(stored.map((item) => [item.id, item])),
          );
          await Promise.all(stored.map(({ id }) => store.deleteEnquiry(id)));
        }),
        { numRuns: 15 },
      );
    });

    it('gives a very long text back exactly', async () => {
      const store = current();
      const coverLetter = 'Zürich \u{1F3D4}\uFE0F 雪\r\n\n\t e\u0301 \u00E9 \uFEFF\u202E'.repeat(40_000);
      const stored = await receiveApplication(store, { coverLetter });
      const read = await store.application(stored.id);
      expect(read?.coverLetter === coverLetter).toBe(true);
    });
  });
}
