import type { Kysely } from 'kysely';
import { sessionOf } from './access.ts';
import type { Database } from './database.ts';
import { emailKeyOf } from './search-text.ts';
import type { AccountRow, Tables } from './tables.ts';
import type { StoredUser, UserStore } from './user-store.ts';

/** The user of a row, without the password's hash. */
export function userOf(row: AccountRow): StoredUser {
  const { id, email, name, language, role } = row;
  return {
    id,
    email,
    name,
    language,
    role,
    loginRule: row.login_rule,
    createdAt: row.created_at,
    joinedAt: row.joined_at,
  };
}

/** The row of a user. */
export function accountRowOf(user: StoredUser, passwordHash: string): AccountRow {
  const { id, email, name, language, role } = user;
  return {
    id,
    email,
    name,
    language,
    role,
    email_key: emailKeyOf(email),
    login_rule: user.loginRule,
    password_hash: passwordHash,
    created_at: user.createdAt,
    joined_at: user.joinedAt,
  };
}

/** Whether another user has this address. */
export async function isTaken(db: Kysely<Tables>, email: string, id: string): Promise<boolean> {
  if (email === '') return false;
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', emailKeyOf(email))
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The users of the dashboard and their sessions; user-links.ts has invitations and resets. */
export function createUsers({
  dialect,
  read,
  write,
  writeAtOnce,
}: Database): Pick<
  UserStore,
  | 'users'
  | 'user'
  | 'userByEmail'
  | 'addUser'
  | 'changeUser'
  | 'removeUser'
  | 'sessions'
  | 'endSession'
  | 'endOtherSessions'
> {
  /** Locks the owners, so that two of them cannot take each other's role at the same moment. */
  async function isLastOwner(db: Kysely<Tables>, id: string): Promise<boolean> {
    let asked = db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'owner')
      .where('joined_at', 'is not', null)
      .orderBy('id');
    if (dialect === 'postgres') asked = asked.forUpdate();
    const owners = await asked.execute();
    return owners.length === 1 && owners[0]?.id === id;
  }

  const rowOf = (db: Kysely<Tables>, id: string) =>
    db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    users: () =>
      read(async (db) => {
        const rows = await db
          .selectFrom('accounts')
          .selectAll()
          .orderBy('created_at')
          .orderBy('id')
          .execute();
        return rows.map(userOf);
      }),

    user: (id) =>
      read(async (db) => {
        const row = await rowOf(db, id);
        return row ? userOf(row) : null;
      }),

    userByEmail: (email) =>
      read(async (db) => {
        const key = emailKeyOf(email);
        const asked = db.selectFrom('accounts').selectAll().where('email_key', '=', key);
        const row = await asked.where('email_key', '!=', '').executeTakeFirst();
        return row ? userOf(row) : null;
      }),

    addUser: (user, passwordHash) =>
      write(async (db) => {
        const added = await db
          .insertInto('accounts')
          .values(accountRowOf(user, passwordHash))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        return added !== undefined;
      }),

    changeUser: (id, change) =>
      write(async (db) => {
        const isDemoted = change.role !== undefined && change.role !== 'owner';
        if (isDemoted && (await isLastOwner(db, id))) return 'last-owner';
        const row = await rowOf(db, id);
        if (!row) return null;
        if (await isTaken(db, change.email ?? '', id)) return 'taken';
        const changed = { ...userOf(row), ...change };
        const { id: _id, ...columns } = accountRowOf(changed, row.password_hash);
        await db.updateTable('accounts').set(columns).where('id', '=', id).execute();
        return changed;
      }),

    removeUser: (id) =>
      write(async (db) => {
        if (await isLastOwner(db, id)) return 'last-owner';
        const row = await db.deleteFrom('accounts').where('id', '=', id).returningAll().executeTakeFirst();
        if (!row) return null;
        for (const table of ['sessions', 'account_tokens', 'passkeys'] as const)
          await db.deleteFrom(table).where('account', '=', id).execute();
        for (const table of ['applications', 'enquiries'] as const)
          await db.updateTable(table).set({ assigned_to: null }).where('assigned_to', '=', id).execute();
        return userOf(row);
      }),

    sessions: (account) =>
      read(async (db) => {
        const asked = db.selectFrom('sessions').selectAll().where('account', '=', account);
        return (await asked.orderBy('last_seen_at', 'desc').orderBy('token_hash').execute()).map(sessionOf);
      }),

    endSession: (account, tokenHash) =>
      writeAtOnce(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('sessions')
          .where('account', '=', account)
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    endOtherSessions: (account, tokenHash) =>
      writeAtOnce(async (db) => {
        await db
          .deleteFrom('sessions')
          .where('account', '=', account)
          .where('token_hash', '!=', tokenHash)
          .execute();
      }),
  };
}
