import { describe, expect, it } from 'vitest';
import { momentAt, receiveEnquiry, sampleMail } from './store-samples.ts';
import type { Store } from '../store/store.ts';

const everything = { text: '', offset: 0, limit: 1000 };

/** Contract tests: worker that sends mails. */
export function describeOutbox(current: () => Store): void {
  describe('outbox', () => {
    it('hands out due mails, the longest due first, and keeps them until the claim ends', async () => {
      const store = current();
      await receiveEnquiry(store, { receivedAt: momentAt(2) }, [sampleMail({ subject: 'second' })]);
      await receiveEnquiry(store, { receivedAt: momentAt(1) }, [sampleMail({ subject: 'first' })]);
      await receiveEnquiry(store, { receivedAt: momentAt(9) }, [sampleMail({ subject: 'later' })]);
      const claimed = await store.claimMails(momentAt(2), momentAt(5), 9);
      expect(claimed.map(({ subject, dueAt }) => [subject, dueAt])).toEqual([
        ['first', momentAt(5)],
        ['second', momentAt(5)],
      ]);
      expect(await store.claimMails(momentAt(4), momentAt(7), 9)).toEqual([]);
      // The worker was killed: its claim expires and another worker takes the mail.
      expect(await store.claimMails(momentAt(5), momentAt(8), 1)).toHaveLength(1);
    });

    it('hands out mails at once whose time was set by a clock that was ahead', async () => {
      const store = current();
      const year = 365 * 86_400_000;
      await receiveEnquiry(store, { receivedAt: momentAt(year) }, [
        sampleMail({ subject: 'received ahead' }),
      ]);
      await receiveEnquiry(store, {}, [sampleMail({ subject: 'failed ahead' })]);
      const [mail] = await store.claimMails(momentAt(0), momentAt(5), 1);
      await store.markMailFailed(mail!.id, { error: '', attempts: 1, dueAt: momentAt(year) });
      const claimed = await store.claimMails(momentAt(10), momentAt(15), 9);
      expect(claimed.map(({ dueAt }) => dueAt)).toEqual([momentAt(15), momentAt(15)]);
    });

    it('sends a waiting mail at once when a person wants it, and not one that is being sent', async () => {
      const store = current();
      await receiveEnquiry(store, {}, [sampleMail()]);
      const hour = 3_600_000;
      const [mail] = await store.claimMails(momentAt(0), momentAt(300_000), 1);
      expect(await store.retryMail(mail!.id, momentAt(1))).toBe(true);
      expect(await store.claimMails(momentAt(2), momentAt(3), 1)).toEqual([]);
      await store.markMailFailed(mail!.id, { error: '', attempts: 9, dueAt: momentAt(hour) });
      expect(await store.retryMail(mail!.id, momentAt(1))).toBe(true);
      expect(await store.claimMails(momentAt(2), momentAt(3), 1)).toHaveLength(1);
      expect(await store.retryMail('unknown', momentAt(1))).toBe(false);
    });

    it('gives each mail to one worker, however many ask at the same moment', async () => {
      const store = current();
      await receiveEnquiry(
        store,
        {},
        Array.from({ length: 40 }, () => sampleMail()),
      );
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => store.claimMails(momentAt(1), momentAt(2), 10)),
      );
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await store.claimMails(momentAt(1), momentAt(2), 100);
      expect(ids.length + rest.length).toBe(40);
    });

    it('follows a mail from failure to a dead letter and, tried again, to sent', async () => {
      const store = current();
      await receiveEnquiry(store, {}, [sampleMail({ replyTo: 'answer@company.example' })]);
      const [mail] = await store.claimMails(momentAt(0), momentAt(5), 1);
      const id = mail!.id;
      await store.markMailFailed(id, { error: 'refused: \u{1F4EA}', attempts: 1, dueAt: momentAt(50) });
      const waiting = { ...mail, attempts: 1, dueAt: momentAt(50), lastError: 'refused: \u{1F4EA}' };
      expect((await store.mails({ ...everything, state: 'waiting' })).items).toEqual([waiting]);
      expect(await store.retryMail(id, momentAt(20))).toBe(true);
      expect(await store.claimMails(momentAt(49), momentAt(60), 1)).toEqual([]);

      await store.markMailFailed(id, { error: 'gone', attempts: 2, dueAt: null });
      expect(await store.mailCounts()).toEqual({ waiting: 0, sent: 0, dead: 1 });
      expect(await store.claimMails(momentAt(99), momentAt(100), 1)).toEqual([]);
      expect((await store.mails({ ...everything, state: 'dead' })).items).toEqual([
        { ...waiting, state: 'dead', attempts: 2, lastError: 'gone' },
      ]);

      expect(await store.retryMail(id, momentAt(100))).toBe(true);
      expect(await store.retryMail('unknown', momentAt(100))).toBe(false);
      const [again] = await store.claimMails(momentAt(100), momentAt(110), 1);
      expect(again).toEqual({ ...mail, attempts: 0, dueAt: momentAt(110), lastError: 'gone' });
      await store.markMailsSent([id], momentAt(101));
      expect(await store.mailCounts()).toEqual({ waiting: 0, sent: 1, dead: 0 });
    });

    it('does not call back what was sent', async () => {
      const store = current();
      await receiveEnquiry(store, {}, [sampleMail()]);
      const [mail] = await store.claimMails(momentAt(0), momentAt(5), 1);
      await store.markMailsSent([mail!.id], momentAt(6));
      await store.markMailFailed(mail!.id, { error: 'late', attempts: 1, dueAt: momentAt(9) });
      expect(await store.mailCounts()).toEqual({ waiting: 0, sent: 1, dead: 0 });
      expect(await store.claimMails(momentAt(10), momentAt(11), 1)).toEqual([]);
    });

    it('pages through mails, the newest first', async () => {
      const store = current();
      for (let index = 0; index < 5; index += 1) {
        await receiveEnquiry(store, { receivedAt: momentAt(index) }, [sampleMail({ subject: `${index}` })]);
      }
      const page = await store.mails({ text: '', state: 'waiting', offset: 1, limit: 2 });
      expect([page.total, page.items.map(({ subject }) => subject)]).toEqual([5, ['3', '2']]);
    });
  });
}
