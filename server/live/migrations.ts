import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { emailKeyOf } from './compared-text.ts';
import { tokenHashOf } from './tokens.ts';

export type Dialect = 'sqlite' | 'postgres';

/**
 * The migrations of the database, by name and in order (docs/how-to/add-a-form-field.md). Never change one: it has
 * already run in existing databases. A change of the tables is a new migration at the end of the list.
 */
export const migrationsFor = (dialect: Dialect): Record<string, Migration> => ({
  '2026-11-25-first-tables': firstTables(dialect),
  '2026-11-29-purpose-of-emails': purposeOfEmails(dialect),
  '2026-11-29-source-of-enquiries': sourceOfEnquiries(dialect),
  '2026-11-29-users-and-recipients': usersAndRecipients,
});

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const primaryKey = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();

/** Sorts by bytes in both databases; PostgreSQL would otherwise use the database's language. */
const textOf = (dialect: Dialect) => (dialect === 'postgres' ? sql`text collate "C"` : sql`text`);

function firstTables(dialect: Dialect): Migration {
  const text = textOf(dialect);
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`;
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('enquiries')
        .addColumn('id', text, primaryKey)
        .addColumn('receivedAt', text, notNull)
        .addColumn('language', text, notNull)
        .addColumn('consentVersion', text, notNull)
        .addColumn('folder', text, notNull)
        .addColumn('status', text, notNull)
        .addColumn('note', text, notNull)
        .addColumn('emailKey', text, notNull)
        .addColumn('searchText', text, notNull)
        .addColumn('sortName', text, notNull)
        .addColumn('name', text, notNull)
        .addColumn('email', text, notNull)
        .addColumn('phone', text, notNull)
        .addColumn('company', text, notNull)
        .addColumn('serviceInterest', text, notNull)
        .addColumn('message', text, notNull)
        .execute();
      await schema
        .createTable('applications')
        .addColumn('id', text, primaryKey)
        .addColumn('receivedAt', text, notNull)
        .addColumn('language', text, notNull)
        .addColumn('consentVersion', text, notNull)
        .addColumn('folder', text, notNull)
        .addColumn('status', text, notNull)
        .addColumn('note', text, notNull)
        .addColumn('emailKey', text, notNull)
        .addColumn('searchText', text, notNull)
        .addColumn('sortName', text, notNull)
        .addColumn('jobId', text, notNull)
        .addColumn('jobTitle', text, notNull)
        .addColumn('firstName', text, notNull)
        .addColumn('lastName', text, notNull)
        .addColumn('email', text, notNull)
        .addColumn('phone', text, notNull)
        .addColumn('linkedIn', text, notNull)
        .addColumn('portfolio', text, notNull)
        .addColumn('coverLetter', text, notNull)
        .addColumn('resumeName', text, notNull)
        .addColumn('resumeType', text, notNull)
        .addColumn('resumeSizeBytes', 'integer', notNull)
        .execute();
      await schema
        .createTable('resumes')
        .addColumn('applicationId', text, (column) =>
          column.primaryKey().notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('content', bytes, notNull)
        .execute();
      await schema
        .createTable('subscribers')
        .addColumn('id', text, primaryKey)
        .addColumn('receivedAt', text, notNull)
        .addColumn('language', text, notNull)
        .addColumn('consentVersion', text, notNull)
        .addColumn('folder', text, notNull)
        .addColumn('emailKey', text, (column) => column.notNull().unique())
        .addColumn('searchText', text, notNull)
        .addColumn('email', text, notNull)
        .addColumn('confirmedAt', text)
        .execute();
      await schema
        .createTable('subscriberTokens')
        .addColumn('hash', text, primaryKey)
        .addColumn('subscriberId', text, (column) =>
          column.notNull().references('subscribers.id').onDelete('cascade'),
        )
        .addColumn('purpose', text, notNull)
        .addColumn('expiresAt', text)
        .execute();
      await schema
        .createTable('outbox')
        .addColumn('id', text, primaryKey)
        .addColumn('kind', text, notNull)
        .addColumn('state', text, notNull)
        .addColumn('attempts', 'integer', notNull)
        .addColumn('createdAt', text, notNull)
        .addColumn('dueAt', text, notNull)
        .addColumn('sentAt', text)
        .addColumn('lastError', text)
        .addColumn('toAddress', text, notNull)
        .addColumn('subject', text, notNull)
        .addColumn('text', text, notNull)
        .addColumn('replyTo', text)
        .addColumn('leaveUrl', text)
        .addColumn('recordId', text, notNull)
        .addColumn('personKey', text, notNull)
        .execute();
      await schema
        .createTable('sessions')
        .addColumn('tokenHash', text, primaryKey)
        .addColumn('address', text, notNull)
        .addColumn('createdAt', text, notNull)
        .addColumn('lastSeenAt', text, notNull)
        .execute();
      await schema
        .createTable('oidcLogins')
        .addColumn('stateHash', text, primaryKey)
        .addColumn('nonce', text, notNull)
        .addColumn('codeVerifier', text, notNull)
        .addColumn('expiresAt', text, notNull)
        .execute();
      await schema
        .createTable('settings')
        .addColumn('name', text, primaryKey)
        .addColumn('value', text, notNull)
        .execute();
      await schema
        .createTable('logEntries')
        .addColumn('id', text, primaryKey)
        .addColumn('at', text, notNull)
        .addColumn('address', text, notNull)
        .addColumn('action', text, notNull)
        .addColumn('subject', text, notNull)
        .addColumn('recordIds', text, notNull)
        .execute();
      await schema
        .createTable('eventCounts')
        .addColumn('key', text, primaryKey)
        .addColumn('count', 'integer', notNull)
        .addColumn('resetsAt', text, notNull)
        .execute();
      await schema
        .createTable('idempotencyKeys')
        .addColumn('endpoint', text, notNull)
        .addColumn('key', text, notNull)
        .addColumn('recordId', text, notNull)
        .addColumn('createdAt', text, notNull)
        .addPrimaryKeyConstraint('idempotencyKeysPrimary', ['endpoint', 'key'])
        .execute();
      await schema
        .createIndex('enquiriesByfolderreceivedAt')
        .on('enquiries')
        .columns(['folder', 'receivedAt'])
        .execute();
      await schema.createIndex('enquiriesByemailKey').on('enquiries').column('emailKey').execute();
      await schema
        .createIndex('applicationsByfolderreceivedAt')
        .on('applications')
        .columns(['folder', 'receivedAt'])
        .execute();
      await schema.createIndex('applicationsByemailKey').on('applications').column('emailKey').execute();
      await schema
        .createIndex('subscriberTokensBysubscriberId')
        .on('subscriberTokens')
        .column('subscriberId')
        .execute();
      await schema.createIndex('outboxBystatedueAt').on('outbox').columns(['state', 'dueAt']).execute();
      await schema.createIndex('outboxBypersonKey').on('outbox').column('personKey').execute();
      await schema.createIndex('outboxByrecordId').on('outbox').column('recordId').execute();
      await schema
        .createIndex('idempotencyKeysByrecordId')
        .on('idempotencyKeys')
        .column('recordId')
        .execute();
      await schema
        .createIndex('idempotencyKeysBycreatedAt')
        .on('idempotencyKeys')
        .column('createdAt')
        .execute();
      await schema.createIndex('logEntriesByat').on('logEntries').column('at').execute();
    },
  };
}

interface MailBefore {
  id: string;
  toAddress: string;
  personKey: string;
  replyTo: string | null;
  leaveUrl: string | null;
}

/** Until then, the purpose was recognized by who is who, and the token was read from the link. */
function purposeOfEmails(dialect: Dialect): Migration {
  const text = textOf(dialect);
  const purposeOf = ({ toAddress, personKey, replyTo, leaveUrl }: MailBefore) => {
    const isToVisitor = emailKeyOf(toAddress) === personKey;
    // A notice, when the team writes to itself.
    const isAnsweredByVisitor = replyTo !== null && emailKeyOf(replyTo) === personKey;
    if (!isToVisitor || isAnsweredByVisitor) return 'notice';
    return leaveUrl === null ? 'acknowledgement' : 'confirmation';
  };
  const hashOf = ({ leaveUrl }: MailBefore) => {
    const token = new URLSearchParams(leaveUrl?.split('?')[1]).get('token');
    return token === null ? null : tokenHashOf(token);
  };
  return {
    async up(
      db: Kysely<{ outbox: MailBefore & { kind: string; purpose: string; tokenHash: string | null } }>,
    ) {
      await db.schema.alterTable('outbox').addColumn('purpose', text).execute();
      await db.schema.alterTable('outbox').addColumn('tokenHash', text).execute();
      const mails = await db
        .selectFrom('outbox')
        .select(['id', 'toAddress', 'personKey', 'replyTo', 'leaveUrl'])
        .where('kind', '=', 'mail')
        .execute();
      for (const mail of mails)
        await db
          .updateTable('outbox')
          .set({ purpose: purposeOf(mail), tokenHash: hashOf(mail) })
          .where('id', '=', mail.id)
          .execute();
    },
  };
}

/** Until then, nobody knew where an enquiry came from. */
const sourceOfEnquiries = (dialect: Dialect): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    for (const name of ['page', 'firstPage', 'referrer', 'campaign'])
      await schema
        .alterTable('enquiries')
        .addColumn(name, textOf(dialect), (column) => column.notNull().defaultTo(''))
        .execute();
  },
});

/** Until then, users and recipients were called addresses, and the outbox had its own name for the key of an email. */
const usersAndRecipients: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('sessions').renameColumn('address', 'user').execute();
    await schema.alterTable('logEntries').renameColumn('address', 'user').execute();
    await schema.alterTable('outbox').renameColumn('toAddress', 'to').execute();
    await schema.dropIndex('outboxBypersonKey').execute();
    await schema.alterTable('outbox').renameColumn('personKey', 'emailKey').execute();
    await schema.createIndex('outboxByemailKey').on('outbox').column('emailKey').execute();
  },
};
