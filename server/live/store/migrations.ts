import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Dialect } from './database.ts';
import { people } from './migrations-people.ts';
import { orderOfEnquiries, workOnRecords } from './migrations-work.ts';
import { storeErrorOf } from './store-errors.ts';
import { textTypeOf } from './text-type.ts';
import type { Tables } from './tables.ts';
import { formerKeys, webhooksAndDeliveries } from './webhook-migrations.ts';

function firstTables(dialect: Dialect): Migration {
  const text = textTypeOf(dialect);

  /** A table of required text columns; callers add other columns. */
  function table(db: Kysely<Tables>, name: keyof Tables, columns: readonly string[]) {
    const [id = 'id', ...others] = columns;
    let builder = db.schema.createTable(name).addColumn(id, text, (column) => column.primaryKey().notNull());
    for (const column of others) builder = builder.addColumn(column, text, (built) => built.notNull());
    return builder;
  }

  function index(db: Kysely<Tables>, name: keyof Tables, ...columns: string[]) {
    return db.schema
      .createIndex(`${name}_by_${columns.join('_')}`)
      .on(name)
      .columns(columns)
      .execute();
  }

  const received = ['id', 'folder', 'status', 'language', 'consent_version', 'received_at'];
  const contact = ['email', 'email_key', 'phone', 'search_text'];

  return {
    async up(db: Kysely<Tables>) {
      await table(db, 'enquiries', [
        ...received,
        ...contact,
        'name',
        'company',
        'service_interest',
        'message',
      ]).execute();
      await table(db, 'applications', [
        ...received,
        ...contact,
        'job_id',
        'job_title',
        'first_name',
        'last_name',
        'linked_in',
        'portfolio',
        'cover_letter',
        'resume_key',
        'resume_name',
        'resume_type',
        'notes',
      ])
        .addColumn('resume_size_bytes', 'integer', (column) => column.notNull())
        .execute();
      for (const name of ['enquiries', 'applications'] as const) {
        await index(db, name, 'folder', 'received_at');
        await index(db, name, 'email_key');
      }

      await index(db, 'applications', 'resume_key');

      await table(db, 'subscribers', [
        'id',
        'email',
        'language',
        'consent_version',
        'received_at',
        'search_text',
      ])
        .addColumn('email_key', text, (column) => column.notNull().unique())
        .addColumn('confirmed_at', text)
        .execute();
      await table(db, 'subscriber_tokens', ['hash', 'purpose'])
        .addColumn('subscriber_id', text, (column) =>
          column.notNull().references('subscribers.id').onDelete('cascade'),
        )
        .addColumn('expires_at', text)
        .execute();
      await index(db, 'subscriber_tokens', 'subscriber_id');

      await table(db, 'announced_resumes', ['key', 'announced_at']).execute();

      await table(db, 'mails', [
        'id',
        'state',
        'created_at',
        'due_at',
        'to_address',
        'subject',
        'text',
        'person_email',
        'person_key',
        'search_text',
      ])
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('sent_at', text)
        .addColumn('last_error', text)
        .addColumn('reply_to', text)
        .execute();
      await index(db, 'mails', 'state', 'due_at');
      await index(db, 'mails', 'person_key');

      await db.schema
        .createTable('idempotency_keys')
        .addColumn('endpoint', text, (column) => column.notNull())
        .addColumn('key', text, (column) => column.notNull())
        .addColumn('record_id', text, (column) => column.notNull())
        .addColumn('created_at', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('idempotency_keys_primary', ['endpoint', 'key'])
        .execute();
      await index(db, 'idempotency_keys', 'record_id');
      await index(db, 'idempotency_keys', 'created_at');

      await table(db, 'accounts', ['name', 'password_hash']).execute();
      await table(db, 'sessions', ['token_hash', 'account', 'created_at', 'last_seen_at']).execute();
      await table(db, 'event_counts', ['key', 'resets_at'])
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('write_probes')
        .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
    },
  };
}

/** Newsletter mails also carry the unsubscribe link in a header. */
function leaveLinksOfMails(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('mails').addColumn('leave_url', textTypeOf(dialect)).execute();
    },
  };
}

/** A site and its resumes know each other; resumes without an application say why. */
function identityAndQuarantine(dialect: Dialect): Migration {
  const text = textTypeOf(dialect);
  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable('site_facts')
        .addColumn('name', text, (column) => column.primaryKey().notNull())
        .addColumn('value', text, (column) => column.notNull())
        .execute();
      await db.schema
        .alterTable('announced_resumes')
        .addColumn('reason', text, (column) => column.notNull().defaultTo('upload'))
        .execute();
    },
  };
}

/** Subscribers that look like spam are kept apart as well. */
function foldersOfSubscribers(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .alterTable('subscribers')
        .addColumn('folder', textTypeOf(dialect), (column) => column.notNull().defaultTo('inbox'))
        .execute();
    },
  };
}

/**
 * Migrates the tables to this version. Several processes may start at once: on PostgreSQL they wait for each
 * other (Kysely's advisory lock), on SQLite the caller holds the write lock.
 * @param version last migration to run, for tests of older versions
 * @throws the cause; the tables are then unchanged
 */
export async function migrate(kysely: Kysely<Tables>, dialect: Dialect, version?: string): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: {
      getMigrations: () =>
        Promise.resolve({
          '2026-11-21-first-tables': firstTables(dialect),
          '2026-11-22-leave-links-of-mails': leaveLinksOfMails(dialect),
          '2026-11-23-identity-and-quarantine': identityAndQuarantine(dialect),
          '2026-11-24-folders-of-subscribers': foldersOfSubscribers(dialect),
          '2026-11-25-people': people(dialect),
          '2026-11-26-work': workOnRecords(textTypeOf(dialect)),
          '2026-11-27-webhooks': webhooksAndDeliveries(textTypeOf(dialect)),
          '2026-11-28-order-of-enquiries': orderOfEnquiries(textTypeOf(dialect)),
          '2026-11-29-former-keys-of-webhooks': formerKeys(textTypeOf(dialect)),
        }),
    },
  });
  const { error } = await (version ? migrator.migrateTo(version) : migrator.migrateToLatest());
  if (error !== undefined) throw storeErrorOf(error);
}
