import { describe, expect, it } from 'vitest';
import { sampleUser } from './admin-fixture.ts';
import { momentAt } from './store-samples.ts';
import type { Store } from '../store/store.ts';

const session = {
  tokenHash: 'a'.repeat(64),
  account: 'admin',
  createdAt: momentAt(0),
  lastSeenAt: momentAt(0),
  device: 'Firefox, Linux',
};

/** Contract tests: login and rate limits. */
export function describeAccess(current: () => Store): void {
  describe('access', () => {
    it('keeps a password hash per account and ends its sessions when it changes', async () => {
      const store = current();
      expect(await store.passwordHash('admin')).toBeNull();
      await store.addUser(sampleUser(), '$argon2id$1');
      await store.addSession(session);
      await store.addSession({ ...session, tokenHash: 'kept' });
      await store.addSession({ ...session, tokenHash: 'b', account: 'other' });
      await store.setPasswordHash('admin', '$argon2id$2', 'kept');
      expect(await store.passwordHash('admin')).toBe('$argon2id$2');
      expect(await store.passwordHash('Admin')).toBeNull();
      expect(await store.session(session.tokenHash)).toBeNull();
      expect(await store.session('kept')).not.toBeNull();
      expect(await store.session('b')).not.toBeNull();
      await store.setPasswordHash('admin', '$argon2id$3');
      expect(await store.session('kept')).toBeNull();
    });

    it('keeps a session until it is deleted', async () => {
      const store = current();
      await store.addSession(session);
      expect(await store.session(session.tokenHash)).toEqual(session);
      expect(await store.session('unknown')).toBeNull();
      await store.touchSession(session.tokenHash, momentAt(500));
      await store.touchSession('unknown', momentAt(500));
      expect(await store.session(session.tokenHash)).toEqual({ ...session, lastSeenAt: momentAt(500) });
      await store.deleteSession(session.tokenHash);
      await store.deleteSession(session.tokenHash);
      expect(await store.session(session.tokenHash)).toBeNull();
    });

    it('deletes sessions that are too old, or idle for too long', async () => {
      const store = current();
      await store.addSession({ ...session, tokenHash: 'old', lastSeenAt: momentAt(900) });
      await store.addSession({
        ...session,
        tokenHash: 'idle',
        createdAt: momentAt(200),
        lastSeenAt: momentAt(499),
      });
      await store.addSession({
        ...session,
        tokenHash: 'fresh',
        createdAt: momentAt(100),
        lastSeenAt: momentAt(500),
      });
      await store.deleteSessionsBefore({ createdAt: momentAt(100), lastSeenAt: momentAt(500) });
      expect(await store.session('old')).toBeNull();
      expect(await store.session('idle')).toBeNull();
      expect(await store.session('fresh')).not.toBeNull();
    });

    it('counts events within a window that begins with the first', async () => {
      const store = current();
      const ends = momentAt(1000);
      expect(await store.countEvent('login', momentAt(0), 1000)).toEqual({ count: 1, resetsAt: ends });
      expect(await store.countEvent('login', momentAt(999), 1000)).toEqual({ count: 2, resetsAt: ends });
      expect((await store.countEvent('other', momentAt(999), 1000)).count).toBe(1);
      expect(await store.countEvent('login', momentAt(1000), 1000)).toEqual({
        count: 1,
        resetsAt: momentAt(2000),
      });
      await store.clearEvents('login');
      expect((await store.countEvent('login', momentAt(1001), 1000)).count).toBe(1);
    });

    it('takes an event back, and never more than there are', async () => {
      const store = current();
      await store.countEvent('login', momentAt(0), 1000);
      for (let time = 0; time < 3; time += 1) await store.uncountEvent('login');
      await store.uncountEvent('unknown');
      expect((await store.countEvent('login', momentAt(1), 1000)).count).toBe(1);
    });

    it('ends no window later than one from now: the clock was a year ahead, or is some seconds behind', async () => {
      const store = current();
      const begun = { count: 1, resetsAt: momentAt(1000) };
      await store.countEvent('jump', momentAt(365 * 86_400_000), 1000);
      expect(await store.countEvent('jump', momentAt(0), 1000)).toEqual(begun);
      await store.countEvent('other clock', momentAt(5000), 1000);
      expect(await store.countEvent('other clock', momentAt(0), 1000)).toEqual({ ...begun, count: 2 });
      expect(await store.countEvent('other clock', momentAt(500), 1000)).toEqual({ ...begun, count: 3 });
    });

    it('counts every event of many at the same moment', async () => {
      const store = current();
      const counted = await Promise.all(
        Array.from({ length: 50 }, () => store.countEvent('crowd', momentAt(0), 1000)),
      );
      expect(counted.map(({ count }) => count).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      );
    });
  });
}
