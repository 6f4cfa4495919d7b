import { countEvents } from './count-events.ts';
import type { Database } from './database.ts';
import type { AccessStore } from './access-store.ts';

/** Stores accounts, sessions and rate counts. */
export function createAccess({ read, write, writeAtOnce, writeTogether }: Database): AccessStore {
  const countWithOthers = writeTogether(countEvents);

  return {
    passwordHash: (account) =>
      read(async (db) => {
        const row = await db
          .selectFrom('accounts')
          .select('password_hash')
          .where('name', '=', account)
          .executeTakeFirst();
        return row?.password_hash ?? null;
      }),

    setPasswordHash: (account, hash) =>
      write(async (db) => {
        await db
          .insertInto('accounts')
          .values({ name: account, password_hash: hash })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ password_hash: hash }))
          .execute();
        await db.deleteFrom('sessions').where('account', '=', account).execute();
      }),

    addSession: ({ tokenHash, account, createdAt, lastSeenAt }) =>
      writeAtOnce(async (db) => {
        await db
          .insertInto('sessions')
          .values({ token_hash: tokenHash, account, created_at: createdAt, last_seen_at: lastSeenAt })
          .execute();
      }),

    session: (tokenHash) =>
      read(async (db) => {
        const row = await db
          .selectFrom('sessions')
          .selectAll()
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst();
        if (!row) return null;
        return { tokenHash, account: row.account, createdAt: row.created_at, lastSeenAt: row.last_seen_at };
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
  };
}
