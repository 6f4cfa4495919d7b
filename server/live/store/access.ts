import { countEvents } from './count-events.ts';
import type { Database } from './database.ts';
import type { AccessStore, StoredSession } from './access-store.ts';
import type { Tables } from './tables.ts';

/** The session of a row. */
export function sessionOf(row: Tables['sessions']): StoredSession {
  const { token_hash: tokenHash, account, device } = row;
  return { tokenHash, account, device, createdAt: row.created_at, lastSeenAt: row.last_seen_at };
}

/** Stores passwords, sessions and rate counts. */
export function createAccess({ read, write, writeAtOnce, writeTogether }: Database): AccessStore {
  const countWithOthers = writeTogether(countEvents);

  return {
    passwordHash: (account) =>
      read(async (db) => {
        const row = await db
          .selectFrom('accounts')
          .select('password_hash')
          .where('id', '=', account)
          .executeTakeFirst();
        return row?.password_hash ?? null;
      }),

    setPasswordHash: (account, hash, keep = '') =>
      write(async (db) => {
        await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', account).execute();
        await db
          .deleteFrom('sessions')
          .where('account', '=', account)
          .where('token_hash', '!=', keep)
          .execute();
      }),

    addSession: ({ tokenHash, account, createdAt, lastSeenAt, device }) =>
      writeAtOnce(async (db) => {
        await db
          .insertInto('sessions')
          .values({ token_hash: tokenHash, account, created_at: createdAt, last_seen_at: lastSeenAt, device })
          .execute();
      }),

    session: (tokenHash) =>
      read(async (db) => {
        const row = await db
          .selectFrom('sessions')
          .selectAll()
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst();
        return row ? sessionOf(row) : null;
      }),

    touchSession: (tokenHash, lastSeenAt) =>
      writeAtOnce(async (db) => {
        await db
          .updateTable('sessions')
          .set({ last_seen_at: lastSeenAt })
          .where('token_hash', '=', tokenHash)
          .execute();
      }),

    deleteSession: (tokenHash) =>
      writeAtOnce(async (db) => {
        await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
      }),

    deleteSessionsBefore: ({ createdAt, lastSeenAt }) =>
      writeAtOnce(async (db) => {
        await db
          .deleteFrom('sessions')
          .where((eb) => eb.or([eb('created_at', '<', createdAt), eb('last_seen_at', '<', lastSeenAt)]))
          .execute();
      }),

    countEvent: (key, now, windowMs) => countWithOthers({ key, now, windowMs }),

    uncountEvent: (key) =>
      writeAtOnce(async (db) => {
        await db
          .updateTable('event_counts')
          .set((eb) => ({ count: eb('count', '-', 1) }))
          .where('key', '=', key)
          .where('count', '>', 0)
          .execute();
      }),

    clearEvents: (key) =>
      writeAtOnce(async (db) => {
        await db.deleteFrom('event_counts').where('key', '=', key).execute();
      }),

    eventCounts: (start, now) =>
      read((db) =>
        db
          .selectFrom('event_counts')
          .select(['key', 'count'])
          .where('key', 'like', `${start}%`)
          .where('resets_at', '>', now)
          .where('count', '>', 0)
          .execute(),
      ),
  };
}
