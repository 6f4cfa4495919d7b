import type { Arrival } from '../parts.ts';
import type { StoredApplication, StoredMail } from '../store/store.ts';

/** An application as the dashboard gets it: without the key of its resume, which says nothing to a person. */
export function applicationItem({ resume: { key: _, ...resume }, ...application }: StoredApplication) {
  return { ...application, resume };
}

/** A mail without its text and its link, which only its receiver may follow. */
export function mailItem({ text: _text, leaveUrl: _leaveUrl, ...mail }: StoredMail) {
  return mail;
}

/** Something that came in, as an open dashboard hears of it. */
export function arrivalItem(arrival: Arrival): object {
  return arrival.kind === 'application' ? applicationItem(arrival.item) : arrival.item;
}
