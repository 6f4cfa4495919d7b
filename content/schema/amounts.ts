import * as v from 'valibot';
import { oneOf, whole } from '#shared/site-file/parts.ts';

/** How often a recurring amount is paid. */
export const periods = ['hour', 'day', 'month', 'year'] as const;

/** One end of a range, in whole units of its currency. */
export const amountEnd = whole(0, 100_000_000);

/** ISO 4217 code of a currency. */
export const currency = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as USD'),
);

export const period = oneOf(periods, 'period');

/** Whether the high end of an amount, where it has one, is above the low one. */
export const rises = ({ low, high }: { low: number; high?: number | undefined }): boolean =>
  high === undefined || high > low;

/** The message where it is not. */
export const fallsMessage = 'not higher than the low end';
