import type { Arrival } from '../parts.ts';
import type { StoredApplication, StoredMail } from '../store/store.ts';

/** An application for the dashboard, without the storage key of its resume. */
export function applicationItem({ resume: { key: _, ...resume }, ...application }: StoredApplication) {
  return { ...application, resume };
}

/** A mail without its text and unsubscribe link, which are only for its receiver. */
export function mailItem({ text: _text, leaveUrl: _leaveUrl, ...mail }: StoredMail) {
  return mail;
}

/** A new record, as it is sent to open dashboards. */
export function arrivalItem(arrival: Arrival): object {
  return arrival.kind === 'application' ? applicationItem(arrival.item) : arrival.item;
}
