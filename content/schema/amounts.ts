import * as v from 'valibot';
import { oneOf, whole } from '../../shared/site-file/parts.ts';

/** What an amount is paid for that is paid again and again. */
export const periods = ['hour', 'day', 'month', 'year'] as const;

/** An end of an amount, in whole units of its currency. */
export const amountEnd = whole(0, 100_000_000);

/** ISO 4217 code of a currency. */
export const currency = v.pipe(
  v.string('missing'),
  v.regex(/^[A-Z]{3}$/, 'not the code of a currency, like USD'),
);

export const period = oneOf(periods, 'period');

/** Whether the high end of an amount, where it has one, is above the low one. */
export const rises = ({ low, high }: { low: number; high?: number | undefined }): boolean =>
  high === undefined || high > low;

/** What is said where it does not. */
export const fallsMessage = 'not higher than the low end';
