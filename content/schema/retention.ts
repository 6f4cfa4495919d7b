import * as v from 'valibot';
import { inEachLanguage } from '#content/site-file/in-each-language.ts';
import { fields, list, text } from '#content/site-file/parts.ts';

export interface Period {
  amount: number;
  unit: 'day' | 'month' | 'year';
  /**
   * The same in days, never longer than the period: the shortest twelve months have 365, the shortest month has 28.
   */
  days: number;
}

/** A period as a policy says it. @param said `30 days`, `24 months` or `4 years` */
export function periodOf(said: string): Period {
  const amount = Number.parseInt(said, 10);
  if (said.includes('year')) return { amount, unit: 'year', days: amount * 365 + Math.floor(amount / 4) };
  if (!said.includes('month')) return { amount, unit: 'day', days: amount };
  const days = Math.floor((amount * 365) / 12) - (amount % 12 === 0 ? 0 : 2);
  return { amount, unit: 'month', days };
}

const period = v.pipe(
  v.string('missing, or not a text'),
  v.regex(
    /^[1-9]\d{0,3} (day|month|year)s?$/,
    ({ input }) => `must be a time, such as “30 days”, “24 months” or “4 years”: ${input}`,
  ),
  v.transform(periodOf),
);

/** How long a kind of data is kept where the site says nothing. */
const keptFor = (usual: string) => v.optional(period, usual);

/**
 * `retention` of `legal/settings.yaml`: how long each kind of data is kept at most. The privacy policy draws it,
 * and the server of live mode deletes by it.
 * @param languages of the site
 */
export const retentionSchema = (languages: readonly string[]) =>
  v.pipe(
    fields({
      /** Lines of the server's log; the operator's own tools delete them. */
      logs: keptFor('30 days'),
      /** Copies of the database and of resumes; the operator deletes them. */
      backups: keptFor('30 days'),
      enquiries: keptFor('24 months'),
      applications: keptFor('12 months'),
      /** Enquiries and applications that the filter takes for spam. */
      spam: keptFor('30 days'),
      /** Copies of emails that were sent. */
      mails: keptFor('90 days'),
      /** Addresses that nobody confirms. */
      unconfirmed: keptFor('7 days'),
      /** What else the site keeps, such as figures of visitor statistics. */
      others: v.optional(
        list(fields({ kept: period, name: inEachLanguage(languages, text(3, 40)) }), 0, 4),
        [],
      ),
    }),
    v.forward(
      v.check(
        ({ spam, enquiries, applications }) => spam.days <= Math.min(enquiries.days, applications.days),
        'spam is kept longer than other enquiries or applications',
      ),
      ['spam'],
    ),
    v.forward(
      v.check(
        ({ unconfirmed }) => unconfirmed.days >= 2,
        'too short: the confirmation link is valid for 2 days',
      ),
      ['unconfirmed'],
    ),
  );

/** How long each kind of data is kept. */
export type Retention = v.InferOutput<ReturnType<typeof retentionSchema>>;
