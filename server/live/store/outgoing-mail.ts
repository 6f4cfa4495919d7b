import type { ReplyMark } from './work-store.ts';

/** A mail to be sent, stored together with the record that causes it. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** Receiver of answers; the mail's sender is always the site. */
  replyTo?: string | undefined;
  /** Unsubscribe link; only in newsletter mails. */
  leaveUrl?: string | undefined;
  /** The person the mail is about, for erasure. */
  personEmail: string;
  /** Its text holds a secret: it is in no search and no export, and is emptied when it was sent. */
  isSecret?: boolean | undefined;
  reply?: ReplyMark | undefined;
}
