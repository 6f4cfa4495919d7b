/** A mail as it goes out. */
export interface Mail {
  /** Stays the same when it is sent again, for receivers to notice. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
}

/** Hands mails on: to an SMTP server, or to a folder when none is set. Rejects when the mail was not taken. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The receiver's server says that it will never take a mail for this address: trying again is of no use. */
export class RecipientRefused extends Error {}
