import type { WebhookFormat } from '../../../shared/contracts/webhook-schema.ts';

/** What is told to other programs (docs/how-to/connect-other-tools.md). */
export const eventTypes = [
  'webhook.added',
  'enquiry.received',
  'enquiry.changed',
  'enquiry.deleted',
  'application.received',
  'application.changed',
  'application.deleted',
  'subscriber.confirmed',
  'subscriber.left',
  'subscriber.deleted',
] as const;

/** Where a delivery is; as for mails. */
export type DeliveryState = 'waiting' | 'sent' | 'dead';

export type EventType = (typeof eventTypes)[number];

/** A program of the company that is told what happens. */
export interface StoredWebhook {
  id: string;
  url: string;
  format: WebhookFormat;
  /** The key of the signatures, or the token for the receiver's API; never shown again. */
  secret: string;
  /** The key before, which signs as well until then; both are empty when there is none. */
  formerSecret: string;
  formerUntil: string;
  createdAt: string;
}

/** One event on its way to one webhook. */
export interface StoredDelivery {
  /** Sent with it, the same at every try: receivers notice copies by it. */
  id: string;
  webhookId: string;
  type: EventType;
  /** The event as JSON; empty once it was received, so that no copy of a person's data stays. */
  body: string;
  state: DeliveryState;
  attempts: number;
  createdAt: string;
  /** Time of the next try, while it waits. */
  dueAt: string;
  lastError: string | null;
}

/** Webhooks and what is on its way to them. Events are stored with the records that cause them. */
export interface WebhookStore {
  /** Adds it, with a first event that shows its owner that it works. */
  addWebhook(webhook: Omit<StoredWebhook, 'formerSecret' | 'formerUntil'>): Promise<void>;
  /** All of them, oldest first. */
  webhooks(): Promise<StoredWebhook[]>;
  /** Deletes it and what is on its way to it. @returns false when it is unknown */
  deleteWebhook(id: string): Promise<boolean>;
  /** Gives it another key; the present one signs as well until then. @returns false when it is unknown */
  changeWebhookSecret(id: string, secret: string, formerUntil: string): Promise<boolean>;
  /** Those to which something is due. */
  webhooksDue(now: string): Promise<StoredWebhook[]>;
  /** Takes due deliveries of a webhook and reserves them until `claimedUntil`. */
  claimDeliveries(
    webhookId: string,
    now: string,
    claimedUntil: string,
    limit: number,
  ): Promise<StoredDelivery[]>;
  /** Forgets their bodies. @returns those that exist: others were erased on their way */
  markDeliveriesSent(ids: readonly string[], at: string): Promise<string[]>;
  markDeliveryFailed(
    id: string,
    failure: { error: string; attempts: number; dueAt: string | null },
  ): Promise<void>;
  deliveries(search: {
    state: DeliveryState;
    offset: number;
    limit: number;
  }): Promise<{ items: StoredDelivery[]; total: number }>;
  /** Makes one that failed or waits due at once. @returns false when it was received or is unknown */
  retryDelivery(id: string, at: string): Promise<boolean>;
  deliveryCounts(): Promise<Record<DeliveryState, number>>;
}

/** What decides whether others are told of a record. */
export interface Told {
  folder: 'inbox' | 'spam';
  status?: string;
}

/**
 * What others are told of a change: nothing of what stays in spam; a record that leaves it is new to them.
 * @param before null for a new record
 */
export function tellingOf(before: Told | null, after: Told): 'received' | 'changed' | null {
  if (before === null || before.folder === 'spam') return after.folder === 'inbox' ? 'received' : null;
  return before.folder !== after.folder || before.status !== after.status ? 'changed' : null;
}
