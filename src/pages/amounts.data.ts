import type { Edition } from '#content/edition.ts';
import type { MonetaryAmount } from 'schema-dts';
import { type Money } from '#shared/i18n/format.ts';
import type { MessageKey } from '#shared/i18n/translator.ts';
import type { periods } from '#content/schema/amounts.ts';

const perPeriod = {
  hour: 'amount.hour',
  day: 'amount.day',
  month: 'amount.month',
  year: 'amount.year',
} as const satisfies Record<(typeof periods)[number], MessageKey>;

/** A range that no line breaks in: money has a dash without spaces, and in Spanish a hyphen. */
const unbroken = (range: string): string => range.replace(/[-–]/u, '\u2060$&\u2060');

/** An amount of money in words: "Free", "From $4,500 a month", "$12,000–$24,000". */
export function amountText(
  edition: Edition,
  { period, ...money }: Money & { period?: keyof typeof perPeriod | undefined },
): string {
  const { t } = edition;
  const written = edition.money(money);
  if (money.high === undefined && money.low === 0) return t('amount.free');
  const amount = money.high === undefined ? t('amount.from', { amount: written }) : unbroken(written);
  return period ? t(perPeriod[period], { amount }) : amount;
}

/** A recurring amount in the vocabulary of schema.org, for job searches. */
export const monetaryAmount = ({
  low,
  high,
  currency,
  period,
}: Money & { period: keyof typeof perPeriod }): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    minValue: low,
    ...(high !== undefined && { maxValue: high }),
    unitText: period.toUpperCase(),
  },
});
