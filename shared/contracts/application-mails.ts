/** A mail whose receiver and `{parameters}` are known once somebody applies: `{firstName}`, `{name}`, `{email}`. */
interface MailText {
  subject: string;
  body: string;
}

/** What the simulation writes to the console after an application for a job (SPEC section 7). */
export interface ApplicationMails {
  /** To the applicant, in the language of the page. */
  confirmation: MailText;
  /** To the hiring team. */
  notice: MailText;
}
