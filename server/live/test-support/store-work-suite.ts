import { describe, expect, it } from 'vitest';
import { mailsADay } from '../store/mail-limits.ts';
import type { Store } from '../store/store.ts';
import type { ApplicationChange, EnquiryChange } from '../store/work-store.ts';
import {
  freshKey,
  momentAt,
  receiveApplication,
  receiveEnquiry,
  sampleMail,
  sampleNote,
  sampleReply,
} from './store-samples.ts';

const everything = { text: '', folder: 'inbox', offset: 0, limit: 1000 } as const;

/** Contract tests: stages, notes, replies, and changes of many records at once. */
export function describeWork(current: () => Store): void {
  describe('work', () => {
    const received = {
      applications: (store: Store) => receiveApplication(store),
      enquiries: (store: Store) => receiveEnquiry(store),
    };

    it.each(['applications', 'enquiries'] as const)(
      'keeps notes on %s with author and time, the oldest first, each once',
      async (list) => {
        const store = current();
        const [{ id }, other] = [await received[list](store), await received[list](store)];
        await store.addNote(list, other.id, sampleNote('other'), freshKey('note'));
        const late = sampleNote('Offer sent', { createdAt: momentAt(2000), author: 'bo' });
        const early = sampleNote('Ring back\nMonday ☎️', { createdAt: momentAt(1000) });
        const key = freshKey('note');
        await store.addNote(list, id, late, key);
        await store.addNote(list, id, { ...late, id: 'twice' }, key);
        expect(await store.addNote(list, id, early, freshKey('note'))).toEqual([early, late]);
        const notes = await store.notesOn([id, other.id, 'app-0']);
        expect([notes.get(id), notes.get(other.id)?.length, notes.size]).toEqual([[early, late], 1, 2]);
        expect(await store.addNote(list, 'app-0', early, freshKey('note'))).toBeNull();
        expect(await store.deleteNote(list, other.id, early.id)).toBeNull();
        expect(await store.deleteNote(list, id, early.id)).toEqual([late]);
        expect(await store.deleteNote(list, id, early.id)).toBeNull();
      },
    );

    it('gives an application with its notes, in a list too', async () => {
      const store = current();
      const { id } = await receiveApplication(store, { notes: [sampleNote('first')] });
      const notes = await store.addNote('applications', id, sampleNote('second'), freshKey('note'));
      expect(notes).toHaveLength(2);
      expect((await store.application(id))?.notes).toEqual(notes);
      expect((await store.applications(everything)).items[0]?.notes).toEqual(notes);
    });

    it.each(['applications', 'enquiries'] as const)(
      'keeps the notes of two colleagues that write on %s at the same moment',
      async (list) => {
        const store = current();
        const { id } = await received[list](store);
        const notes = Array.from({ length: 8 }, (_, index) =>
          sampleNote(`word${index}`, { createdAt: momentAt(index) }),
        );
        await Promise.all(notes.map((note) => store.addNote(list, id, note, freshKey('note'))));
        expect((await store.notesOn([id])).get(id)).toEqual(notes);
        for (const { text } of notes) expect((await store[list]({ ...everything, text })).total).toBe(1);
      },
    );

    it('stores a reply once and moves the stage with it, whatever the number of clicks', async () => {
      const store = current();
      const application = await receiveApplication(store);
      const reply = {
        mail: sampleReply(application.id, { to: application.email, personEmail: application.email }),
        status: 'interview',
        at: momentAt(5000),
      };
      const key = freshKey('reply');
      const stored = await Promise.all([1, 2, 3].map(() => store.addReply('applications', reply, key)));
      expect(stored).toEqual([true, true, true]);
      expect(await store.application(application.id)).toEqual({ ...application, status: 'interview' });
      const replies = (await store.repliesTo([application.id])).get(application.id);
      expect(replies).toMatchObject([
        { author: 'admin', subject: reply.mail.subject, createdAt: reply.at, state: 'waiting' },
      ]);
      // A repeated click does not move back what a colleague has moved on.
      await store.changeApplication(application.id, { status: 'offer' });
      await store.addReply('applications', reply, key);
      expect((await store.application(application.id))?.status).toBe('offer');
      expect(await store.mailCounts()).toMatchObject({ waiting: 1 });
    });

    it('replies to nobody when there is no such record, and moves nothing', async () => {
      const store = current();
      const reply = { mail: sampleReply('app-0'), status: 'interview', at: momentAt(0) };
      expect(await store.addReply('applications', reply, freshKey('reply'))).toBe(false);
      expect(await store.addReply('enquiries', reply, freshKey('reply'))).toBe(false);
      expect(await store.mailCounts()).toMatchObject({ waiting: 0 });
      expect(await store.repliesTo([])).toEqual(new Map());
    });

    it('says of a reply to an enquiry how far it is', async () => {
      const store = current();
      const enquiry = await receiveEnquiry(store);
      const mail = sampleReply(enquiry.id);
      await store.addReply('enquiries', { mail, status: 'reviewed', at: momentAt(0) }, freshKey('reply'));
      expect(await store.enquiry(enquiry.id)).toEqual({ ...enquiry, status: 'reviewed' });
      const stateOf = async () => (await store.repliesTo([enquiry.id])).get(enquiry.id)?.[0];
      const [claimed] = await store.claimMails(momentAt(1), momentAt(2), 1);
      expect(claimed).toMatchObject({ reply: mail.reply });
      await store.markMailFailed(claimed!.id, { error: 'no such user', attempts: 1, dueAt: null });
      expect(await stateOf()).toMatchObject({ state: 'dead', lastError: 'no such user' });
      await store.retryMail(claimed!.id, momentAt(3));
      await store.markMailsSent([claimed!.id], momentAt(4));
      expect(await stateOf()).toMatchObject({ state: 'sent', lastError: null });
      expect(await store.enquiry('unknown')).toBeNull();
    });

    it('deletes notes and replies with their record and with their person, and keeps those of others', async () => {
      const store = current();
      const work = async (email: string) => {
        const { id } = await receiveApplication(store, { email, notes: [sampleNote(`about ${email}`)] });
        const enquiry = await receiveEnquiry(store, { email });
        await store.addNote('enquiries', enquiry.id, sampleNote(`on ${email}`), freshKey('note'));
        for (const [list, recordId] of [
          ['applications', id],
          ['enquiries', enquiry.id],
        ] as const) {
          const mail = sampleReply(recordId, { to: email, personEmail: email });
          await store.addReply(list, { mail, at: momentAt(9) }, freshKey('reply'));
        }
        return [id, enquiry.id] as const;
      };
      const [application, enquiry] = await work('one@x.example');
      const erased = await work('two@x.example');
      const kept = await work('three@x.example');
      expect((await store.deleteApplication(application, momentAt(10)))?.mailIds).toHaveLength(1);
      expect((await store.deleteEnquiry(enquiry))?.mailIds).toHaveLength(1);
      expect((await store.erasePerson('TWO@x.example', momentAt(10))).mailIds).toHaveLength(2);
      const replies = await store.repliesTo([application, enquiry, ...erased, ...kept]);
      expect([...replies.keys()].toSorted()).toEqual([...kept].toSorted());
      expect(await store.mailCounts()).toMatchObject({ waiting: 2 });
      const notes = await store.notesOn([application, enquiry, ...erased, ...kept]);
      expect([...notes.keys()].toSorted()).toEqual([...kept].toSorted());
      const { applications, enquiries } = await store.person('three@x.example');
      expect([applications[0]?.notes, enquiries[0]?.notes]).toMatchObject([
        [{}],
        [{ text: 'on three@x.example' }],
      ]);
    });

    it('keeps replies as long as their record, whatever the age of mails', async () => {
      const store = current();
      const { id } = await receiveApplication(store, { receivedAt: momentAt(0) });
      await store.addReply('applications', { mail: sampleReply(id), at: momentAt(1) }, freshKey('reply'));
      const [mail] = await store.claimMails(momentAt(1), momentAt(2), 1);
      await store.markMailsSent([mail!.id], momentAt(2));
      await store.deleteOlderThan({ mails: momentAt(1000) }, momentAt(2000));
      expect((await store.repliesTo([id])).get(id)).toHaveLength(1);
      const { mailIds } = await store.deleteOlderThan({ applications: momentAt(1000) }, momentAt(2000));
      expect(mailIds).toEqual([mail!.id]);
      expect(await store.mailCounts()).toMatchObject({ sent: 0 });
    });

    it('does not count what the team writes as mails of a stranger', async () => {
      const store = current();
      const { email, id } = await receiveApplication(store);
      for (let index = 0; index < mailsADay.other + 2; index += 1) {
        const mail = sampleReply(id, { to: email, personEmail: email });
        await store.addReply('applications', { mail, at: momentAt(index) }, freshKey('reply'));
      }
      await receiveApplication(store, { receivedAt: momentAt(9) }, [
        sampleMail({ to: email, personEmail: email }),
      ]);
      expect(await store.mailCounts()).toMatchObject({ waiting: mailsADay.other + 3 });
    });

    const kinds = {
      applications: {
        receive: (store: Store, id: string) => receiveApplication(store, { id }),
        change: (store: Store, all: ApplicationChange[]) => store.changeApplications(all),
        delete: (store: Store, ids: string[]) => store.deleteApplications(ids, momentAt(9)),
        find: (store: Store) => store.applications(everything),
      },
      enquiries: {
        receive: (store: Store, id: string) => receiveEnquiry(store, { id }),
        change: (store: Store, all: EnquiryChange[]) => store.changeEnquiries(all),
        delete: (store: Store, ids: string[]) => store.deleteEnquiries(ids),
        find: (store: Store) => store.enquiries(everything),
      },
    };

    it.each(['applications', 'enquiries'] as const)(
      'changes and deletes many %s at once, and says which there were',
      async (list) => {
        const [store, kind] = [current(), kinds[list]];
        for (const id of ['r1', 'r2', 'r3', 'r4']) await kind.receive(store, id);
        const changed = await kind.change(store, [
          { id: 'r3', status: 'reviewed' },
          { id: 'r404', status: 'reviewed' },
          { id: 'r1', folder: 'spam' },
        ]);
        expect(changed).toMatchObject([
          { id: 'r1', folder: 'spam', status: 'new' },
          { id: 'r3', folder: 'inbox', status: 'reviewed' },
        ]);
        const deleted = await kind.delete(store, ['r4', 'r1', 'r404']);
        expect(deleted).toMatchObject([
          { id: 'r1', mailIds: [] },
          { id: 'r4', mailIds: [] },
        ]);
        expect((await kind.find(store)).items.map(({ id }) => id).toSorted()).toEqual(['r2', 'r3']);
      },
    );

    it('counts applications by stage, and announces the resumes of deleted ones', async () => {
      const store = current();
      for (const id of ['app-1', 'app-2', 'app-3']) await receiveApplication(store, { id });
      await store.changeApplications([{ id: 'app-3', status: 'hired' }]);
      expect(await store.applicationCounts()).toEqual({ total: 3, new: 2, reviewed: 0, hired: 1 });
      await store.deleteApplications(['app-1', 'app-2'], momentAt(9));
      expect(await store.resumesLeft('deleted', momentAt(10))).toHaveLength(2);
    });

    it('sends the mails of many that leave spam together, each once', async () => {
      const store = current();
      const ids = ['app-1', 'app-2'];
      for (const id of ids) await receiveApplication(store, { id, folder: 'spam', email: `${id}@x.example` });
      const toInbox = ids.map((id) => ({ id, folder: 'inbox' }) as const);
      const mailsOf = ({ email }: { email: string }) => [sampleMail({ to: email, personEmail: email })];
      await store.changeApplications(toInbox, mailsOf);
      await store.changeApplications(toInbox, mailsOf);
      expect(await store.mailCounts()).toMatchObject({ waiting: 2 });
      await receiveEnquiry(store, { id: 'e1', folder: 'spam', email: 'e1@x.example' });
      await store.changeEnquiries([{ id: 'e1', folder: 'inbox' }], mailsOf);
      await store.changeEnquiries([{ id: 'e1', folder: 'inbox' }], mailsOf);
      expect(await store.mailCounts()).toMatchObject({ waiting: 3 });
    });
  });
}
