/** A mail as it goes out. */
export interface Mail {
  /** Stays the same when it is sent again, for receivers to notice. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
  /** Where its reader leaves the newsletter. */
  leaveUrl?: string | undefined;
}

/** Mails that stay where they were sent to, when that is a place of ours. */
export interface KeptMails {
  /** Does nothing for a mail that is not there. */
  remove(messageId: string): Promise<void>;
  removeBefore(time: Date): Promise<void>;
}

/** Hands mails on: to an SMTP server, or to a folder when none is set. Rejects when the mail was not taken. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
  /** What erasing a person and the end of retention remove as well; only a folder keeps mails. */
  kept?: KeptMails;
}

/** The receiver's server says that it will never take a mail for this address: trying again is of no use. */
export class RecipientRefused extends Error {}
