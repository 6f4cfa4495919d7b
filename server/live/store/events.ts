import { sql, type Kysely, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { WebhookFormat } from '../../../shared/contracts/webhook-schema.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { textOf } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { newsletterForm } from '../../../shared/forms/newsletter.ts';
import type { Dialect } from './database.ts';
import { emailKeyOf } from './search-text.ts';
import type { Folder, StoredApplication, StoredEnquiry, StoredSubscriber } from './store.ts';
import type { Tables } from './tables.ts';
import type { EventType } from './webhook-store.ts';

/** Something that other programs are told. */
export interface SiteEvent {
  type: EventType;
  recordId: string;
  /** Whose data it carries; empty when nobody's. */
  email: string;
  data: object;
}

/** Formats that have a use for some events only. */
const toldTo: Partial<Record<EventType, readonly WebhookFormat[]>> = {
  'webhook.added': ['standard', 'slack'],
  'enquiry.received': ['standard', 'slack', 'hubspot'],
  'application.received': ['standard', 'slack'],
};

/** An enquiry with all fields of its form. */
export function enquiryEvent(what: 'received' | 'changed', enquiry: StoredEnquiry): SiteEvent {
  const { id, folder, status, language, consentVersion, receivedAt } = enquiry;
  const facts = { id, folder, status, language, consentVersion, receivedAt };
  return {
    type: `enquiry.${what}`,
    recordId: id,
    email: enquiry.email,
    data: { ...facts, ...textOf(enquiryForm, enquiry) },
  };
}

/** An application with all fields of its form and the facts of its resume; without the team's notes. */
export function applicationEvent(what: 'received' | 'changed', application: StoredApplication): SiteEvent {
  const { id, folder, status, language, consentVersion, receivedAt, jobId, jobTitle } = application;
  const { key: _, ...resume } = application.resume;
  const facts = { id, folder, status, language, consentVersion, receivedAt, jobId, jobTitle };
  return {
    type: `application.${what}`,
    recordId: id,
    email: application.email,
    data: { ...facts, ...textOf(applicationForm, application), resume },
  };
}

/** A subscriber who has confirmed, or leaves: the tool that sends the newsletter has to know the address. */
export function subscriberEvent(what: 'confirmed' | 'left', subscriber: StoredSubscriber): SiteEvent {
  const { id, language, consentVersion, receivedAt, confirmedAt } = subscriber;
  const facts = { id, language, consentVersion, receivedAt, confirmedAt };
  return {
    type: `subscriber.${what}`,
    recordId: id,
    email: subscriber.email,
    data: { ...facts, ...textOf(newsletterForm, subscriber) },
  };
}

/** A record that is gone: only its identifier. */
export function deletedEvent(kind: 'enquiry' | 'application' | 'subscriber', id: string): SiteEvent {
  return { type: `${kind}.deleted`, recordId: id, email: '', data: { id } };
}

/** What a webhook is told first. */
export const addedEvent = (id: string): SiteEvent => ({
  type: 'webhook.added',
  recordId: id,
  email: '',
  data: { id },
});

const columns = sql.join(
  [
    'id',
    'webhook_id',
    'type',
    'record_id',
    'person_key',
    'body',
    'state',
    'attempts',
    'created_at',
    'due_at',
  ].map((name) => sql.ref(name)),
);

/**
 * Inserts events for the webhooks that want them, as one statement or a part of one. As JSON, so that it is one
 * statement for any number of both.
 * @param at ISO 8601
 * @param further a join or condition in SQL; an event is `event.value`, a webhook `webhooks`
 */
export function insertDeliveries(
  dialect: Dialect,
  events: readonly SiteEvent[],
  at: string,
  further: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const rows = events.map(({ type, recordId, email, data }) => ({
    id: randomUUID(),
    type,
    record_id: recordId,
    person_key: emailKeyOf(email),
    body: JSON.stringify({ type, timestamp: at, data }),
    formats: Object.fromEntries((toldTo[type] ?? ['standard']).map((format) => [format, 1])),
  }));
  const all = JSON.stringify(rows);
  const each =
    dialect === 'postgres'
      ? sql`json_array_elements(${all}::json) as event(value)`
      : sql`json_each(${all}) as event`;
  return sql`insert into deliveries (${columns})
    select (event.value ->> 'id') || '-' || webhooks.id, webhooks.id, event.value ->> 'type',
      event.value ->> 'record_id', event.value ->> 'person_key', event.value ->> 'body', 'waiting', 0,
      ${at}, ${at}
    from ${each}
    join webhooks on (event.value -> 'formats' ->> webhooks.format) is not null ${further}`;
}

/** Tells the webhooks, in the transaction of the records that the events are about. */
export async function tell(
  db: Kysely<Tables>,
  dialect: Dialect,
  events: readonly SiteEvent[],
  at: string,
): Promise<void> {
  if (events.length > 0) await insertDeliveries(dialect, events, at).execute(db);
}

/** Deletes what is on its way, and was, about records. */
export async function forgetDeliveriesOf(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('deliveries')
    .where('record_id', 'in', [...ids])
    .execute();
}

/** A deleted row: others know of it when it was in the inbox, and of a subscriber when it was confirmed. */
interface DeletedRow {
  id: string;
  folder: Folder;
  confirmed_at?: string | null;
}

/** Forgets what is on its way about deleted records, and tells that they are deleted. */
export async function tellDeleted(
  db: Kysely<Tables>,
  dialect: Dialect,
  kind: 'enquiry' | 'application' | 'subscriber',
  rows: readonly DeletedRow[],
  at: string,
): Promise<void> {
  await forgetDeliveriesOf(
    db,
    rows.map(({ id }) => id),
  );
  const known = rows.filter((row) => row.folder === 'inbox' && row.confirmed_at !== null);
  await tell(
    db,
    dialect,
    known.map(({ id }) => deletedEvent(kind, id)),
    at,
  );
}
