import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { enquiryRowOf, mailRowOf } from './rows.ts';
import type { IdempotencyKey, OutgoingMail, StoredEnquiry } from './store.ts';
import type { Tables } from './tables.ts';

/** An enquiry on its way into the store. */
export interface NewEnquiry {
  enquiry: StoredEnquiry;
  key: IdempotencyKey;
  mails: readonly OutgoingMail[];
}

/**
 * Takes the keys and stores enquiries with their mails, in PostgreSQL, in one statement: they are what visitors send most, and begin, three
 * inserts and commit for each would be five round trips. Of one whose key is taken nothing is stored.
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
    })),
  );
  // By name: a newer version may have added columns already, which then keep their defaults.
  const names = Object.keys(enquiries[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => sql.ref(`row.${name}`)));
  // As JSON, which the database reads by the columns of its own tables. In the order of the keys: two calls that have two keys in common would
  // otherwise wait for each other.
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
      select (json_populate_record(null::mails, mail)).* from taken
      join json_array_elements(${JSON.stringify(mails)}) as mail on mail ->> 'record_id' = taken.record_id
    )
    select record_id from taken`.execute(db);
  const stored = new Set(rows.map(({ record_id }) => record_id));
  return all.map(({ enquiry }) => stored.has(enquiry.id));
}
