import type { Kysely, RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from './tables.ts';

/**
 * Webhooks and what is on its way to them. Without a foreign key: a record must not fail to be stored because
 * a webhook is deleted at that moment.
 */
export function webhooksAndDeliveries(text: RawBuilder<unknown>): Migration {
  function table(db: Kysely<Tables>, name: 'webhooks' | 'deliveries', columns: readonly string[]) {
    let builder = db.schema
      .createTable(name)
      .addColumn('id', text, (column) => column.primaryKey().notNull());
    for (const column of columns) builder = builder.addColumn(column, text, (built) => built.notNull());
    return builder;
  }

  return {
    async up(db: Kysely<Tables>) {
      await table(db, 'webhooks', ['url', 'format', 'secret', 'created_at']).execute();
      await table(db, 'deliveries', [
        'webhook_id',
        'type',
        'record_id',
        'person_key',
        'body',
        'state',
        'created_at',
        'due_at',
      ])
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('sent_at', text)
        .addColumn('last_error', text)
        .execute();
      for (const columns of [['state', 'due_at'], ['record_id'], ['person_key'], ['webhook_id']])
        await db.schema
          .createIndex(`deliveries_by_${columns.join('_')}`)
          .on('deliveries')
          .columns(columns)
          .execute();
    },
  };
}

/** For a while a webhook has two keys, so that its receiver can change to the new one. */
export function formerKeys(text: RawBuilder<unknown>): Migration {
  return {
    async up(db: Kysely<Tables>) {
      for (const name of ['former_secret', 'former_until'])
        await db.schema
          .alterTable('webhooks')
          .addColumn(name, text, (column) => column.notNull().defaultTo(''))
          .execute();
    },
  };
}
