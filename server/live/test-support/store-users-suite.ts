import { describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import type { AuditEntry, StoredPasskey, StoredUser } from '../store/user-store.ts';
import { sampleUser } from './admin-fixture.ts';
import { momentAt, receiveApplication, receiveEnquiry, sampleMail } from './store-samples.ts';

const hourMs = 3_600_000;
const everything = { text: '', folder: 'inbox', offset: 0, limit: 9 } as const;
const linkFor = (name: string) => ({ hash: `hash-${name}`, expiresAt: momentAt(hourMs) });

const passkey: StoredPasskey = {
  id: 'passkey-1',
  account: 'admin',
  credentialId: 'credential',
  publicKey: 'key',
  counter: 0,
  name: 'Phone',
  createdAt: momentAt(0),
  lastUsedAt: null,
};

const entry: AuditEntry = {
  id: 'entry-1',
  at: momentAt(0),
  account: 'admin',
  accountName: 'Mira',
  action: 'view',
  subject: 'applications',
  records: 'app-1 app-2',
};

/** Contract tests: users, their links, passkeys and sessions, and the log. */
export function describeUsers(current: () => Store, run: (statements: string) => Promise<void>): void {
  describe('users', () => {
    const mira = sampleUser({ id: 'mira', name: 'Mira', email: 'Mira@Site.example', role: 'editor' });

    async function withUsers(...users: StoredUser[]): Promise<Store> {
      const store = current();
      for (const user of users) await store.addUser(user, 'a hash');
      return store;
    }

    it('are found by id and by address in any case, and added once', async () => {
      const store = await withUsers(sampleUser(), mira);
      expect(await store.users()).toEqual([sampleUser(), mira]);
      expect(await store.user('mira')).toEqual(mira);
      expect(await store.user('nobody')).toBeNull();
      expect(await store.userByEmail('mira@site.EXAMPLE')).toEqual(mira);
      expect(await store.userByEmail('')).toBeNull();
      expect(await store.addUser(sampleUser(), 'another')).toBe(false);
      expect(await store.addUser({ ...mira, id: 'other', email: 'mira@site.example' }, 'x')).toBe(false);
      expect(await store.passwordHash('admin')).toBe('a hash');
    });

    it('are changed, unless their address is taken', async () => {
      const store = await withUsers(sampleUser(), mira);
      const changed = {
        ...mira,
        name: 'Mira H.',
        language: 'de',
        role: 'reader',
        loginRule: 'both',
      } as const;
      const { name, language, role, loginRule } = changed;
      expect(await store.changeUser('mira', { name, language, role, loginRule })).toEqual(changed);
      expect(await store.user('mira')).toEqual(changed);
      expect(await store.changeUser('admin', { email: 'MIRA@site.example' })).toBe('taken');
      expect(await store.changeUser('mira', { email: 'mira@site.example' })).toMatchObject({ id: 'mira' });
      expect(await store.changeUser('nobody', { name })).toBeNull();
      expect(await store.passwordHash('mira')).toBe('a hash');
    });

    it('always include an owner who can log in, also when two go at the same moment', async () => {
      const invited = {
        ...mira,
        id: 'invited',
        email: 'i@site.example',
        role: 'owner',
        joinedAt: null,
      } as const;
      const store = await withUsers(sampleUser(), mira, invited);
      expect(await store.changeUser('admin', { role: 'editor' })).toBe('last-owner');
      expect(await store.removeUser('admin')).toBe('last-owner');
      expect(await store.changeUser('admin', { role: 'owner', name: 'Ada' })).toMatchObject({ name: 'Ada' });
      await store.changeUser('mira', { role: 'owner' });
      const outcomes = await Promise.all([
        store.changeUser('admin', { role: 'reader' }),
        store.removeUser('mira'),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'last-owner')).toHaveLength(1);
      const owners = (await store.users()).filter(({ role, joinedAt }) => role === 'owner' && joinedAt);
      expect(owners).toHaveLength(1);
    });

    it('leave nothing that opens the dashboard, and their records to nobody', async () => {
      const store = await withUsers(sampleUser(), mira);
      const session = { account: 'mira', createdAt: momentAt(0), lastSeenAt: momentAt(0), device: '' };
      await store.addSession({ ...session, tokenHash: 'hers' });
      await store.addPasskey({ ...passkey, account: 'mira' });
      await store.requestReset(mira.email, linkFor('reset'), () => [sampleMail()], momentAt(0));
      const { id } = await receiveApplication(store, { assignedTo: 'mira' });
      const enquiry = await receiveEnquiry(store, { assignedTo: 'mira' });
      expect(await store.removeUser('mira')).toEqual(mira);
      expect(await store.removeUser('mira')).toBeNull();
      expect(await store.session('hers')).toBeNull();
      expect(await store.passkeyByCredential('credential')).toBeNull();
      expect(await store.resetPassword('hash-reset', 'new', momentAt(1))).toBeNull();
      expect((await store.application(id))?.assignedTo).toBeNull();
      expect((await store.enquiries(everything)).items).toEqual([{ ...enquiry, assignedTo: null }]);
    });

    it('find the records that are theirs, and those of nobody', async () => {
      const store = await withUsers(sampleUser(), mira);
      const hers = await receiveApplication(store, { id: 'app-1' });
      const free = await receiveApplication(store, { id: 'app-2' });
      await store.changeApplication(hers.id, { assignedTo: 'mira' });
      const of = async (assignedTo: string | null) =>
        (await store.applications({ ...everything, assignedTo })).items.map(({ id }) => id);
      expect([await of('mira'), await of(null), await of('admin')]).toEqual([[hers.id], [free.id], []]);
      await store.changeApplication(hers.id, { status: 'reviewed' });
      expect(await of('mira')).toEqual([hers.id]);
      await store.changeApplication(hers.id, { assignedTo: null });
      expect(await of('mira')).toEqual([]);
      const enquiry = await receiveEnquiry(store);
      expect(await store.changeEnquiry(enquiry.id, { assignedTo: 'mira' })).toEqual({
        ...enquiry,
        assignedTo: 'mira',
      });
      expect((await store.enquiries({ ...everything, assignedTo: 'mira' })).total).toBe(1);
      expect((await store.enquiries({ ...everything, assignedTo: null })).total).toBe(0);
    });

    it('join once, by an invitation that is in time', async () => {
      const store = await withUsers(sampleUser());
      const invited = { ...mira, joinedAt: null };
      const mail = sampleMail({ to: mira.email, personEmail: mira.email, isSecret: true });
      expect(await store.inviteUser(invited, linkFor('first'), [mail], momentAt(0))).toEqual(invited);
      // Invited again with another role: the first link ends.
      const again = { ...invited, id: 'other', email: 'mira@site.example', role: 'reader' } as const;
      expect(await store.inviteUser(again, linkFor('second'), [], momentAt(1))).toMatchObject({
        role: 'reader',
      });
      expect((await store.users()).length).toBe(2);
      expect(await store.invited('hash-first', momentAt(2))).toBeNull();
      expect(await store.invited('hash-second', momentAt(hourMs))).toBeNull();
      expect(await store.invited('hash-second', momentAt(2))).toMatchObject({ role: 'reader' });
      const joining = { name: 'Mira Halden', passwordHash: 'hers' };
      expect(await store.acceptInvitation('hash-second', joining, momentAt(hourMs))).toBeNull();
      const joined = await Promise.all(
        [1, 2, 3].map(() => store.acceptInvitation('hash-second', joining, momentAt(3))),
      );
      const [user, ...more] = joined.filter((one) => one !== null);
      expect(more).toEqual([]);
      expect(user).toMatchObject({ name: 'Mira Halden', joinedAt: momentAt(3) });
      expect(await store.passwordHash(user?.id ?? '')).toBe('hers');
      expect(await store.inviteUser(invited, linkFor('third'), [mail], momentAt(4))).toBe('taken');
      expect(await store.invited('hash-third', momentAt(5))).toBeNull();
      expect((await store.mailCounts()).waiting).toBe(1);
    });

    it('reset a password once and in time, which ends their sessions', async () => {
      const store = await withUsers(sampleUser(), mira);
      await store.addSession({
        tokenHash: 'hers',
        account: 'mira',
        createdAt: momentAt(0),
        lastSeenAt: momentAt(0),
        device: '',
      });
      const mailsOf = ({ email }: StoredUser) => [sampleMail({ to: email, personEmail: email })];
      const ask = (name: string, at: number, email = 'MIRA@site.example') =>
        store.requestReset(email, linkFor(name), mailsOf, momentAt(at));
      await ask('one', 0);
      await ask('two', 1);
      expect(await store.resetPassword('hash-one', 'new', momentAt(2))).toBeNull();
      expect(await store.resetPassword('hash-two', 'new', momentAt(hourMs))).toBeNull();
      expect(await store.session('hers')).not.toBeNull();
      expect(await store.resetPassword('hash-two', 'new', momentAt(3))).toMatchObject({ id: 'mira' });
      expect(await store.resetPassword('hash-two', 'newer', momentAt(4))).toBeNull();
      expect(await store.passwordHash('mira')).toBe('new');
      expect(await store.session('hers')).toBeNull();
      // The mails of a day are limited; then an earlier link stays valid.
      await ask('three', 5);
      await ask('four', 6);
      expect(await store.resetPassword('hash-four', 'x', momentAt(7))).toBeNull();
      expect(await store.resetPassword('hash-three', 'x', momentAt(8))).toMatchObject({ id: 'mira' });
      expect((await store.mailCounts()).waiting).toBe(3);
    });

    it('reset no password of nobody, of the invited, and of those who use a passkey alone', async () => {
      const store = await withUsers(sampleUser(), { ...mira, loginRule: 'passkey' });
      await store.inviteUser(
        { ...mira, id: 'new', email: 'new@site.example', joinedAt: null },
        linkFor('new'),
        [],
        momentAt(0),
      );
      for (const email of ['', 'nobody@site.example', mira.email, 'new@site.example']) {
        await store.requestReset(email, linkFor(`reset ${email}`), () => [sampleMail()], momentAt(1));
        expect(await store.resetPassword(`hash-reset ${email}`, 'x', momentAt(2))).toBeNull();
      }
      expect((await store.mailCounts()).waiting).toBe(0);
      expect(await store.invited('hash-new', momentAt(3))).not.toBeNull();
    });

    it('do not keep the secret of a mail that was sent, and it cannot be searched for', async () => {
      const store = await withUsers(sampleUser());
      const mail = sampleMail({ to: 'new@site.example', text: 'Link: tok3n', isSecret: true });
      await store.inviteUser({ ...mira, joinedAt: null }, linkFor('new'), [mail], momentAt(0));
      const search = { text: '', state: 'waiting', offset: 0, limit: 9 } as const;
      expect((await store.mails({ ...search, text: 'tok3n' })).total).toBe(0);
      const [claimed] = await store.claimMails(momentAt(1), momentAt(2), 9);
      expect(claimed).toMatchObject({ text: 'Link: tok3n', isSecret: true });
      await store.markMailsSent([claimed?.id ?? ''], momentAt(3));
      const { items } = await store.mails({ ...search, state: 'sent' });
      expect(items).toMatchObject([{ text: '', to: 'new@site.example' }]);
    });

    it('answer each challenge of a passkey once and in time', async () => {
      const store = await withUsers(sampleUser());
      await store.addChallenge(linkFor('own'), 'new-passkey', 'admin');
      await store.addChallenge(linkFor('open'), 'login', null);
      await store.addChallenge(linkFor('late'), 'login', null);
      expect(await store.takeChallenge('hash-late', momentAt(hourMs))).toBeNull();
      const taken = await Promise.all([1, 2].map(() => store.takeChallenge('hash-own', momentAt(1))));
      expect(taken.filter((one) => one !== null)).toEqual([{ purpose: 'new-passkey', account: 'admin' }]);
      expect(await store.takeChallenge('hash-open', momentAt(1))).toEqual({
        purpose: 'login',
        account: null,
      });
      await store.requestReset('x@site.example', linkFor('reset'), () => [], momentAt(0));
      expect(await store.takeChallenge('hash-reset', momentAt(1))).toBeNull();
    });

    it('have passkeys, the last of which stays while a login needs it', async () => {
      const store = await withUsers(sampleUser(), mira);
      expect(await store.addPasskey(passkey)).toBe(true);
      expect(await store.addPasskey({ ...passkey, id: 'copy', account: 'mira' })).toBe(false);
      await store.touchPasskey('passkey-1', 4_294_967_295, momentAt(9));
      const used = { ...passkey, counter: 4_294_967_295, lastUsedAt: momentAt(9) };
      expect(await store.passkeyByCredential('credential')).toEqual(used);
      expect(await store.passkeys('admin')).toEqual([used]);
      expect(await store.passkeys('mira')).toEqual([]);
      await store.changeUser('admin', { loginRule: 'passkey' });
      expect(await store.deletePasskey('mira', 'passkey-1')).toBe('unknown');
      expect(await store.deletePasskey('admin', 'passkey-1')).toBe('needed');
      await store.changeUser('admin', { loginRule: 'password' });
      expect(await store.deletePasskey('admin', 'passkey-1')).toBe('deleted');
      expect(await store.passkeys('admin')).toEqual([]);
    });

    it('see and end their own sessions alone', async () => {
      const store = await withUsers(sampleUser(), mira);
      const add = (tokenHash: string, account: string, lastSeen: number) =>
        store.addSession({
          tokenHash,
          account,
          createdAt: momentAt(0),
          lastSeenAt: momentAt(lastSeen),
          device: 'Chrome, Android',
        });
      await add('one', 'admin', 1);
      await add('two', 'admin', 2);
      await add('three', 'admin', 3);
      await add('hers', 'mira', 4);
      const hashesOf = async (account: string) =>
        (await store.sessions(account)).map(({ tokenHash }) => tokenHash);
      expect(await hashesOf('admin')).toEqual(['three', 'two', 'one']);
      expect(await store.endSession('admin', 'hers')).toBe(false);
      expect(await store.endSession('admin', 'three')).toBe(true);
      await store.endOtherSessions('admin', 'one');
      expect([await hashesOf('admin'), await hashesOf('mira')]).toEqual([['one'], ['hers']]);
    });
  });

  describe('log', () => {
    const all = { account: '', record: '', offset: 0, limit: 9 };

    it('is read latest first, of one user, about one record', async () => {
      const store = current();
      const later = { ...entry, id: 'entry-2', at: momentAt(5), account: null, records: 'app-10' };
      await store.addAuditEntry(entry);
      await store.addAuditEntry(later);
      expect(await store.auditEntries(all)).toEqual({ items: [later, entry], total: 2 });
      expect(await store.auditEntries({ ...all, offset: 1, limit: 1 })).toEqual({ items: [entry], total: 2 });
      expect((await store.auditEntries({ ...all, account: 'admin' })).items).toEqual([entry]);
      expect((await store.auditEntries({ ...all, record: 'app-1' })).items).toEqual([entry]);
      expect((await store.auditEntries({ ...all, record: 'app' })).total).toBe(0);
    });

    it('has a repeated view once, until the time is over', async () => {
      const store = current();
      await store.addAuditEntry(entry);
      const add = (id: string, at: number, changes: Partial<AuditEntry> = {}) =>
        store.addAuditEntry({ ...entry, id, at: momentAt(at), ...changes }, momentAt(at - 100));
      await add('soon', 50);
      await add('other record', 60, { records: 'app-3' });
      await add('other user', 70, { account: 'mira' });
      await add('later', 100);
      // The clock was ahead when `later` was written.
      await add('clock', 80, { records: 'app-9', at: momentAt(200) });
      const ids = (await store.auditEntries(all)).items.map(({ id }) => id);
      expect(ids).toEqual(['clock', 'later', 'other user', 'other record', 'entry-1']);
    });

    it('cannot be changed, and is deleted by retention alone', async () => {
      const store = current();
      await store.addAuditEntry(entry);
      await store.addAuditEntry({ ...entry, id: 'entry-2', at: momentAt(10) });
      const changing = Promise.resolve().then(() => run(`update audit_entries set records = 'x'`));
      await expect(changing).rejects.toThrow('never changed');
      await store.deleteOlderThan({}, momentAt(20));
      expect((await store.auditEntries(all)).total).toBe(2);
      await store.deleteOlderThan({ log: momentAt(10) }, momentAt(20));
      expect((await store.auditEntries(all)).items.map(({ id }) => id)).toEqual(['entry-2']);
    });
  });
}
