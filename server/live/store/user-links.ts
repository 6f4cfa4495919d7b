import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import { withinDailyLimits } from './mail-limits.ts';
import { addMails } from './outbox.ts';
import { emailKeyOf } from './search-text.ts';
import type { AccountRow, Tables } from './tables.ts';
import type { StoredToken, UserStore } from './user-store.ts';
import { accountRowOf, userOf } from './users.ts';

type Link = 'invitation' | 'reset';

/** Stores the token of a link; an earlier one of the same user ends. */
async function addLink(
  db: Kysely<Tables>,
  { hash, expiresAt }: StoredToken,
  purpose: Link,
  account: string | null,
): Promise<void> {
  if (account !== null)
    await db
      .deleteFrom('account_tokens')
      .where('account', '=', account)
      .where('purpose', '=', purpose)
      .execute();
  await db.insertInto('account_tokens').values({ hash, account, purpose, expires_at: expiresAt }).execute();
}

/** Uses a link up. @returns the user's id; null when it was used, is late or unknown */
async function takeLink(db: Kysely<Tables>, hash: string, purpose: Link, at: string): Promise<string | null> {
  const token = await db
    .deleteFrom('account_tokens')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', at)
    .returning('account')
    .executeTakeFirst();
  return token?.account ?? null;
}

/** Invitations of users and resets of passwords, by links that work once. */
export function createUserLinks({
  read,
  write,
}: Database): Pick<
  UserStore,
  'inviteUser' | 'invited' | 'acceptInvitation' | 'requestReset' | 'resetPassword'
> {
  async function settle(db: Kysely<Tables>, id: string, columns: Partial<AccountRow>) {
    const row = await db
      .updateTable('accounts')
      .set(columns)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ? userOf(row) : null;
  }

  return {
    inviteUser: (user, token, mails, at) =>
      write(async (db) => {
        const { id: _id, created_at: _at, ...columns } = accountRowOf(user, '');
        // One statement, so that two invitations at the same moment do not collide.
        const row = await db
          .insertInto('accounts')
          .values(accountRowOf(user, ''))
          .onConflict((conflict) =>
            conflict
              .column('email_key')
              .where(sql<boolean>`email_key != ''`)
              .doUpdateSet(columns)
              .where('accounts.joined_at', 'is', null),
          )
          .returningAll()
          .executeTakeFirst();
        if (!row) return 'taken';
        await addLink(db, token, 'invitation', row.id);
        await addMails(db, await withinDailyLimits(db, mails, at), at);
        return userOf(row);
      }),

    invited: (tokenHash, at) =>
      read(async (db) => {
        const row = await db
          .selectFrom('accounts')
          .innerJoin('account_tokens', 'account_tokens.account', 'accounts.id')
          .selectAll('accounts')
          .where('account_tokens.hash', '=', tokenHash)
          .where('account_tokens.purpose', '=', 'invitation')
          .where('account_tokens.expires_at', '>', at)
          .executeTakeFirst();
        return row ? userOf(row) : null;
      }),

    acceptInvitation: (tokenHash, { name, passwordHash }, at) =>
      write(async (db) => {
        const id = await takeLink(db, tokenHash, 'invitation', at);
        return id === null ? null : settle(db, id, { name, password_hash: passwordHash, joined_at: at });
      }),

    requestReset: (email, token, mailsOf, at) =>
      write(async (db) => {
        const row = await db
          .selectFrom('accounts')
          .selectAll()
          .where('email_key', '=', emailKeyOf(email))
          .where('email_key', '!=', '')
          .where('joined_at', 'is not', null)
          .where('login_rule', '!=', 'passkey')
          .executeTakeFirst();
        const mails = row ? await withinDailyLimits(db, mailsOf(userOf(row)), at) : [];
        // Without a mail an earlier link stays valid.
        await addLink(db, token, 'reset', row && mails.length > 0 ? row.id : null);
        await addMails(db, mails, at);
      }),

    resetPassword: (tokenHash, passwordHash, at) =>
      write(async (db) => {
        const id = await takeLink(db, tokenHash, 'reset', at);
        if (id === null) return null;
        await db.deleteFrom('sessions').where('account', '=', id).execute();
        return settle(db, id, { password_hash: passwordHash });
      }),
  };
}
