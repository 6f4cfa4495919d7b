import * as v from 'valibot';
import { oneOf, whole } from '#content/site-file/parts.ts';

/** How often a recurring amount is paid. */
export const periods = ['hour', 'day', 'month', 'year'] as const;

const amountProblem = ({ input }: { input: unknown }): string =>
  input === undefined || input === null
    ? 'missing'
    : `must be an amount such as 49.90, 49,90 or 12000, without a sign between thousands: ${JSON.stringify(input)}`;

/** Instead of an amount, for a price that the company only names when asked. */
export const onRequest = 'on request';

const amountLike = <Amount extends string>(pattern: RegExp) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.regex(pattern, amountProblem)), v.number()], amountProblem),
    v.transform((value) => String(value).replace(',', '.')),
    v.regex(pattern, amountProblem),
    // The pattern is that of a number.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    v.transform((value) => value as Amount),
  );

/**
 * An amount in a currency, exactly as it is written: it stays a text, because numbers in binary cannot hold cents.
 * Editors may write a point or a comma.
 */
export const amount = amountLike<`${number}`>(/^\d{1,9}([.,]\d{1,3})?$/);

export const amountOrOnRequest = amountLike<`${number}` | typeof onRequest>(
  /^(\d{1,9}([.,]\d{1,3})?|on request)$/,
);

export const currency = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as USD'),
);

export const period = oneOf(periods, 'period');

/** One end of a salary, in whole units of its currency. */
export const amountEnd = whole(0, 100_000_000);

interface Amounts {
  currency?: string | undefined;
  amount?: string | undefined;
  from?: string | undefined;
  low?: string | undefined;
  high?: string | undefined;
  withVat?: string | undefined;
}

/** How many decimals a currency has: two, none for yen. As many as an amount can have if the code is wrong. */
const decimalsOf = (code = ''): number =>
  /^[A-Z]{3}$/.test(code)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
        .maximumFractionDigits ?? 0)
    : 3;

/** Whether no amount has more decimals than its currency. */
export const hasItsDecimals = ({
  amount: fixed,
  from,
  low,
  high,
  withVat,
  currency: code,
}: Amounts): boolean =>
  [fixed, from, low, high, withVat].every((one = '') => (one.split('.')[1] ?? '').length <= decimalsOf(code));

/** The message where one has more. */
export const decimalsMessage = ({ currency: code }: Amounts): string =>
  `more decimals than ${code} has (${decimalsOf(code)}): write thousands without a sign, as in 1250`;

/** Whether the high end of an amount, where it has one, is above the low one. */
export const rises = ({
  low,
  high,
}: Readonly<Partial<Record<'low' | 'high', number | string | undefined>>>): boolean =>
  high === undefined || Number(high) > Number(low);

/** The message where it is not. */
export const fallsMessage = 'not higher than the low end';
