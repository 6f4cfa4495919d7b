import { RefusedForGood } from '../refused-for-good.ts';

/** A mail ready for sending. */
export interface Mail {
  /** The same when the mail is sent again, so that receivers notice the copy. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
  /** Link that unsubscribes from the newsletter. */
  leaveUrl?: string | undefined;
  /** Written by a person, who wants to hear of a holiday. */
  isPersonal?: boolean;
}

/** Access to sent mails that we keep ourselves (in a folder). */
export interface KeptMails {
  /** Does nothing when the mail does not exist. */
  remove(messageId: string): Promise<void>;
  removeBefore(time: Date): Promise<void>;
}

/** Sends mails to an SMTP server, or writes them to a folder. Rejects when the mail was not accepted. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
  /** Mails to remove when a person is erased or retention ends: those in the folder, also when SMTP is set now. */
  kept?: KeptMails;
}

/** The receiver's server will never accept mail for this address. */
export class RecipientRefused extends RefusedForGood {}
