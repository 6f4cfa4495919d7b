import type { Database } from './database.ts';
import type { Tables } from './tables.ts';
import type { StoredPasskey, UserStore } from './user-store.ts';

function passkeyOf(row: Tables['passkeys']): StoredPasskey {
  const { id, account, name } = row;
  return {
    id,
    account,
    name,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

const purposes = ['new-passkey', 'login', 'second-factor'] as const;

/** Passkeys of users, and the challenges that they answer. */
export function createPasskeys({
  read,
  write,
  writeAtOnce,
}: Database): Pick<
  UserStore,
  | 'addChallenge'
  | 'takeChallenge'
  | 'passkeys'
  | 'passkeyByCredential'
  | 'addPasskey'
  | 'touchPasskey'
  | 'deletePasskey'
> {
  return {
    addChallenge: ({ hash, expiresAt }, purpose, account) =>
      writeAtOnce(async (db) => {
        await db
          .insertInto('account_tokens')
          .values({ hash, account, purpose, expires_at: expiresAt })
          .execute();
      }),

    takeChallenge: (hash, at) =>
      writeAtOnce(async (db) => {
        const row = await db
          .deleteFrom('account_tokens')
          .where('hash', '=', hash)
          .where('purpose', 'in', purposes)
          .where('expires_at', '>', at)
          .returning(['purpose', 'account'])
          .executeTakeFirst();
        const purpose = purposes.find((one) => one === row?.purpose);
        return row && purpose ? { purpose, account: row.account } : null;
      }),

    passkeys: (account) =>
      read(async (db) => {
        const asked = db.selectFrom('passkeys').selectAll().where('account', '=', account);
        return (await asked.orderBy('created_at').orderBy('id').execute()).map(passkeyOf);
      }),

    passkeyByCredential: (credentialId) =>
      read(async (db) => {
        const asked = db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId);
        const row = await asked.executeTakeFirst();
        return row ? passkeyOf(row) : null;
      }),

    addPasskey: ({ id, account, credentialId, publicKey, counter, name, createdAt, lastUsedAt }) =>
      writeAtOnce(async (db) => {
        const added = await db
          .insertInto('passkeys')
          .values({
            id,
            account,
            counter,
            name,
            credential_id: credentialId,
            public_key: publicKey,
            created_at: createdAt,
            last_used_at: lastUsedAt,
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        return added !== undefined;
      }),

    touchPasskey: (id, counter, at) =>
      writeAtOnce(async (db) => {
        await db.updateTable('passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute();
      }),

    deletePasskey: (account, id) =>
      write(async (db) => {
        const own = await db.selectFrom('passkeys').select('id').where('account', '=', account).execute();
        if (!own.some((one) => one.id === id)) return 'unknown';
        const user = await db
          .selectFrom('accounts')
          .select('login_rule')
          .where('id', '=', account)
          .executeTakeFirst();
        if (own.length === 1 && user?.login_rule !== 'password') return 'needed';
        await db.deleteFrom('passkeys').where('id', '=', id).execute();
        return 'deleted';
      }),
  };
}
