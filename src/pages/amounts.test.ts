import { expect, it } from 'vitest';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { amountText } from './amounts.data.ts';

const said = (low: number, high?: number, period?: 'month' | 'year') =>
  amountText(createTranslator('en'), { low, high, currency: 'USD', period }).replace(/\s/g, ' ');

it('says what is free, where an amount begins, and what it is paid for', () => {
  expect(said(0)).toBe('Free');
  expect(said(4500, undefined, 'month')).toBe('From $4,500 a month');
  expect(said(12_000, 24_000)).toBe('$12,000 – $24,000');
  expect(said(0, 10, 'year')).toBe('$0 – $10 a year');
});
