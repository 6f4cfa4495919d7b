import type { Arrival } from '../parts.ts';
import type { StoredApplication, StoredMail } from '../store/store.ts';
import type { StoredDelivery, StoredWebhook } from '../store/webhook-store.ts';

/** An application for the dashboard, without the storage key of its resume. */
export function applicationItem({ resume: { key: _, ...resume }, ...application }: StoredApplication) {
  return { ...application, resume };
}

/** A mail without its text and unsubscribe link, which are only for its receiver. */
export function mailItem({ text: _text, leaveUrl: _leaveUrl, ...mail }: StoredMail) {
  return mail;
}

/**
 * A webhook without its secret. Whoever knows the address of many tools may write to them, so only its host
 * and end are shown.
 */
export function webhookItem({
  id,
  url,
  format,
  createdAt,
}: Pick<StoredWebhook, 'id' | 'url' | 'format' | 'createdAt'>) {
  return { id, format, createdAt, address: `${new URL(url).origin}/…${url.slice(-4)}` };
}

/** A delivery without what it carries. */
export function deliveryItem({ body: _body, ...delivery }: StoredDelivery) {
  return delivery;
}

/** A new record, as it is sent to open dashboards. */
export function arrivalItem(arrival: Arrival): object {
  return arrival.kind === 'application' ? applicationItem(arrival.item) : arrival.item;
}
