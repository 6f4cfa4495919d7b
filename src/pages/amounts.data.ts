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

type Price = Edition['prices'][number];
type Amount = Partial<Pick<Price, 'amount' | 'from' | 'currency' | 'period'>> & {
  [End in 'low' | 'high']?: Money[End] | undefined;
};

/** A price in words: "Free", "$49.90", "From $4,500 a month", "$12,000–$24,000", "On request". */
export function amountText(edition: Edition, price: Amount): string {
  const { t } = edition;
  const { currency, period, amount, from, low = 0, high } = price;
  if (amount === 'on request' || currency === undefined) return t('amount.onRequest');
  if (amount !== undefined && Number(amount) === 0) return t('amount.free');
  const money = (one: Money['low'] = 0) => edition.money({ low: one, currency });
  const written =
    high !== undefined
      ? unbroken(edition.money({ low, high, currency }))
      : from !== undefined
        ? t('amount.from', { amount: money(from) })
        : money(amount);
  return period ? t(perPeriod[period], { amount: written }) : written;
}

/** What is below a price: its note, and whether it includes value added tax. */
export function priceNote({ t, money }: Edition, { note, vat, withVat, currency }: Price): string {
  const ofTax = vat && t(vat === 'excluded' ? 'amount.vat.excluded' : 'amount.vat.included');
  const withTax = withVat && currency && t('amount.vat.with', { amount: money({ low: withVat, currency }) });
  return [note, ofTax, withTax].filter(Boolean).join(' · ');
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
