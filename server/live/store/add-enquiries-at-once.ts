import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { insertDeliveries, type SiteEvent } from './events.ts';
import { limitOf } from './mail-limits.ts';
import { enquiryRowOf, mailRowOf } from './rows.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import type { IdempotencyKey, StoredEnquiry } from './store.ts';
import type { Tables } from './tables.ts';

/** An enquiry to be stored. */
export interface NewEnquiry {
  enquiry: StoredEnquiry;
  key: IdempotencyKey;
  mails: readonly OutgoingMail[];
  /** What webhooks are told. */
  events: readonly SiteEvent[];
  /** The time of the events, ISO 8601. */
  at: string;
}

/**
 * Stores enquiries with their keys, mails and deliveries in PostgreSQL, in one statement: separate statements
 * would need six round trips for each, and most posts are enquiries. If a key is used already, nothing of that enquiry
 * is stored. Mails to visitors are limited as in mail-limits.ts.
 * @returns for each whether its key was free
 */
export async function addEnquiriesAtOnce(db: Kysely<Tables>, all: readonly NewEnquiry[]): Promise<boolean[]> {
  const keys = all.map(({ enquiry, key }) => ({
    ...key,
    record_id: enquiry.id,
    created_at: enquiry.receivedAt,
  }));
  const enquiries = all.map(({ enquiry }) => enquiryRowOf(enquiry));
  const mails = all.flatMap(({ enquiry, mails: own }) =>
    own.map((mail) => ({
      ...mailRowOf(mail, randomUUID(), enquiry.receivedAt),
      record_id: enquiry.id,
      limit: limitOf(mail, enquiry.receivedAt),
    })),
  );
  const events = all.flatMap((one) => one.events);
  const at = all.at(-1)?.at ?? '';
  // With column names: a newer version may already have added columns, which then keep their defaults.
  const names = Object.keys(enquiries[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => sql.ref(`row.${name}`)));
  // As JSON, which the database reads with the columns of its tables. Sorted by key, so that two calls with
  // two common keys do not deadlock.
  const { rows } = await sql<{ record_id: string }>`
    with taken as (
      insert into idempotency_keys
      select * from json_populate_recordset(null::idempotency_keys, ${JSON.stringify(keys)}) order by endpoint, key
      on conflict (endpoint, key) do nothing
      returning record_id
    ), stored as (
      insert into enquiries (${columns})
      select ${values} from taken
      join json_populate_recordset(null::enquiries, ${JSON.stringify(enquiries)}) as row on row.id = taken.record_id
    ), posted as (
      insert into mails
      select (json_populate_record(null::mails, mail)).* from (
        select mail, row_number() over (partition by mail ->> 'person_key', mail ->> 'limit' is null) as nth
        from taken
        join json_array_elements(${JSON.stringify(mails)}) as mail on mail ->> 'record_id' = taken.record_id
      ) as asked
      where mail ->> 'limit' is null or (mail -> 'limit' ->> 'most')::integer >= nth + (
        select count(*) from mails
        where person_key = mail ->> 'person_key' and lower(to_address) = person_key and leave_url is null
          and created_at > mail -> 'limit' ->> 'since' and created_at < mail -> 'limit' ->> 'until'
      )
    ), told as (
      ${insertDeliveries('postgres', events, at, sql`join taken on taken.record_id = event.value ->> 'record_id'`)}
    )
    select record_id from taken`.execute(db);
  const stored = new Set(rows.map(({ record_id }) => record_id));
  return all.map(({ enquiry }) => stored.has(enquiry.id));
}
