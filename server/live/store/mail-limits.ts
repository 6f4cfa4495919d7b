import type { Kysely } from 'kysely';
import { emailKeyOf } from './search-text.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import type { Tables } from './tables.ts';

const hourMs = 3_600_000;

/** Mails to one visitor's address in 24 hours: anybody can type anybody's address into a form. */
export const mailsADay = { newsletter: 1, other: 3 } as const;

/** True for a mail that goes to the person it is about, not to the company. */
export const isToVisitor = ({ to, personEmail }: OutgoingMail): boolean =>
  emailKeyOf(to) === emailKeyOf(personEmail);

/** Between these times mails count for the limit of a mail that is stored at a time. */
const dayUntil = (at: string) => ({
  since: new Date(Date.parse(at) - 24 * hourMs).toISOString(),
  // Not of a time when the clock was ahead.
  until: new Date(Date.parse(at) + hourMs).toISOString(),
});

/** The limit of a mail as it can be checked in SQL; null for mails to the company. */
export function limitOf(mail: OutgoingMail, at: string) {
  if (!isToVisitor(mail)) return null;
  return { most: mailsADay[mail.leaveUrl === undefined ? 'other' : 'newsletter'], ...dayUntil(at) };
}

/**
 * The mails without those to a visitor who has had enough of them in the last 24 hours. Counted in the
 * transaction of the record, so that a repeated request does not count twice.
 * @param at the record's time, ISO 8601
 */
export async function withinDailyLimits(
  db: Kysely<Tables>,
  mails: readonly OutgoingMail[],
  at: string,
): Promise<OutgoingMail[]> {
  const { since, until } = dayUntil(at);
  const allowed: OutgoingMail[] = [];
  for (const mail of mails) {
    const isNewsletter = mail.leaveUrl !== undefined;
    const key = emailKeyOf(mail.personEmail);
    const rows = isToVisitor(mail)
      ? await db
          .selectFrom('mails')
          .select('to_address')
          .where('person_key', '=', key)
          .where('leave_url', isNewsletter ? 'is not' : 'is', null)
          // What the team writes is no bombing.
          .where('reply_record', 'is', null)
          .where('created_at', '>', since)
          .where('created_at', '<', until)
          .execute()
      : [];
    const had = rows.filter((row) => emailKeyOf(row.to_address) === key).length;
    if (had < mailsADay[isNewsletter ? 'newsletter' : 'other']) allowed.push(mail);
  }
  return allowed;
}
