import type { Locale } from './locale.ts';
import { fileSizeIn } from '#shared/file-size.ts';
import { fillParameters } from '#shared/template.ts';

/** Formatters of Intl are slow to make: one is kept for each language and its options. */
function oncePerOptions<Options, Formatter>(
  make: (intl: string, options: Options) => Formatter,
): (intl: string, options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (intl, options) => {
    const key = `${intl} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(intl, options);
    made.set(key, known);
    return known;
  };
}

const dateFormat = oncePerOptions(
  (intl, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(intl, options),
);
const numberFormat = oncePerOptions(
  (intl, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(intl, options),
);
const listFormat = oncePerOptions(
  (intl, options: Intl.ListFormatOptions) => new Intl.ListFormat(intl, options),
);
const pluralRules = oncePerOptions(
  (intl, options: Intl.PluralRulesOptions) => new Intl.PluralRules(intl, options),
);

const isFrench = ({ intl }: Pick<Locale, 'intl'>) => intl.startsWith('fr-');

const dateStyles = {
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A calendar date as a language writes it: `2025-04-24` is "April 24, 2025" (long) or "Apr 24, 2025" (medium). A
 * plain date has no time zone, so it is read and written in UTC and never slips by a day. French writes the first of
 * a month as an ordinal, "1er mai 2024", which Intl does not. A day before its month is never alone at the end of
 * a line; English dates keep the ordinary spaces of the specification (SPEC section 2).
 *
 * @param isoDate `YYYY-MM-DD`
 * @throws RangeError if it is not such a date
 */
export function formatDate(locale: Locale, isoDate: string, style: keyof typeof dateStyles): string {
  const options = { ...dateStyles[style], timeZone: 'UTC' } as const;
  const text = dateFormat(locale.intl, options).format(plainDate(isoDate));
  const ordinal = isFrench(locale) ? text.replace(/^1 /, '1er ') : text;
  return ordinal.replace(/^\d\S* (?:de )?/, (day) => day.replaceAll(' ', '\u00A0'));
}

/** The day of a month as written before the month's name: "12", "12." in German, "1er" in French. */
export function formatDayOfMonth(locale: Locale, isoDate: string): string {
  const options = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const parts = dateFormat(locale.intl, options).formatToParts(plainDate(isoDate));
  const index = parts.findIndex(({ type }) => type === 'day');
  const day = parts[index]?.value ?? '';
  if (parts[index + 1]?.value.startsWith('.')) return `${day}.`;
  return isFrench(locale) && day === '1' ? '1er' : day;
}

/** The weekday of a plain date: "Thursday", "jueves". */
export function formatWeekday({ intl }: Locale, isoDate: string): string {
  const options = { weekday: 'long', timeZone: 'UTC' } as const;
  return dateFormat(intl, options).format(plainDate(isoDate));
}

/** What days of a year are written like, with the year where they have one. French as in `formatDate`. */
export function formatDays(locale: Pick<Locale, 'intl'>, from: string, to = from): string {
  const hasYear = from.length > 5;
  const { year, ...ofYear } = dateStyles.long;
  const options = { ...ofYear, ...(hasYear && { year }), timeZone: 'UTC' };
  // A leap year for days without one; both in the same, or Intl would write it.
  const dayOf = (value: string) => plainDate(hasYear ? value : `2028-${value}`);
  const format = dateFormat(locale.intl, options);
  const text = from === to ? format.format(dayOf(from)) : format.formatRange(dayOf(from), dayOf(to));
  return isFrench(locale) ? text.replaceAll(/(?<!\d)1(?!\d)/g, '1er') : text;
}

/**
 * Days of a week as a language writes them: "Monday – Thursday and Saturday". Three and more in a row are a range.
 * @param days Monday is 0
 */
export function formatWeekdays(locale: Locale, days: readonly number[]): string {
  // The fifth of January 2026 is a Monday.
  const dateOf = (day: number) => Date.UTC(2026, 0, 5 + day);
  const format = dateFormat(locale.intl, { weekday: 'long', timeZone: 'UTC' });
  const inOrder = [0, 1, 2, 3, 4, 5, 6].map((index) => (index + locale.firstDayOfWeek - 1) % 7);
  const isIn = (day: number) => days.includes((day + 7) % 7);
  // A range may go on after the last day of the week, so it begins where the day before is not open.
  const starts = inOrder.filter(
    (day, index) => isIn(day) && (days.length === 7 ? index === 0 : !isIn(day - 1)),
  );
  const items = starts.flatMap((start) => {
    const length = days.length === 7 ? 7 : inOrder.findIndex((_, index) => !isIn(start + index));
    if (length > 2) return [format.formatRange(dateOf(start), dateOf(start + length - 1))];
    return [start, start + 1].slice(0, length).map((day) => format.format(dateOf(day)));
  });
  return withInitialCapital(locale, formatList(locale, items));
}

/** Corrections of Intl by locale. */
const timesOf: Readonly<Partial<Record<string, (text: string) => string>>> = {
  // An ordinary space before AM and PM, as the specification writes it (SPEC section 9).
  'en-US': (text) => text.replace('\u202F', ' '),
  'fr-FR': (text) => text.replace(':', '\u00A0h\u00A0').replace(/^0|\u00A000$/g, ''),
};

/**
 * The weekdays from Monday in as few letters as a drawing has room for: "Mo", "Lu"; one letter in a language
 * whose names begin alike.
 */
export function weekdaysInShort({ intl }: Locale): string[] {
  const inStyle = (weekday: 'long' | 'narrow') =>
    // The fifth of January 2026 is a Monday.
    [5, 6, 7, 8, 9, 10, 11].map((day) =>
      dateFormat(intl, { weekday, timeZone: 'UTC' }).format(Date.UTC(2026, 0, day)),
    );
  const short = inStyle('long').map((name) => name.charAt(0).toLocaleUpperCase(intl) + name.charAt(1));
  return new Set(short).size === short.length ? short : inStyle('narrow');
}

/**
 * A time of day as a language writes it: `18:00` is "6:00 PM" in the United States, "18 h" in France, "18:00"
 * in most other places.
 *
 * @param clock `HH:MM`, 24 hours
 * @throws RangeError if it is not such a time
 */
export function formatTime(locale: Locale, clock: string): string {
  // Midnight at the end of a day is 24:00 where clocks have 24 hours, and 12:00 AM elsewhere.
  const { intl } = locale;
  if (clock === '24:00') return formatTime(locale, '00:00').replace(/^00?(?!\d)/, '24');
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  if (!match) throw new RangeError(`Not a time of day (HH:MM): ${clock}`);
  const time = new Date(Date.UTC(2025, 0, 1, Number(match[1]), Number(match[2])));
  const text = dateFormat(intl, { timeStyle: 'short', timeZone: 'UTC' }).format(time);
  return timesOf[intl]?.(text) ?? text;
}

/** Spain writes a thin space between thousands (Ortografía of 2010), where Intl still has a full stop. */
const withThousands = (intl: string, text: string): string =>
  intl === 'es-ES' ? text.replace(/(?<=\d)\.(?=\d{3})/g, '\u202F') : text;

/** A number with the separators of a language. */
export function formatNumber(
  { intl }: Locale,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string {
  return withThousands(intl, numberFormat(intl, options).format(value));
}

/** A length of time: "30 days", "12 Monate". Never breaks across lines. */
export function formatDuration(
  locale: Locale,
  amount: number,
  unit: 'hour' | 'day' | 'week' | 'month' | 'year',
): string {
  return formatNumber(locale, amount, { style: 'unit', unit, unitDisplay: 'long' }).replaceAll(' ', '\u00A0');
}

/**
 * A quantity with its unit: "24.3 ms", or the number in its place when the unit has one: `$#k` gives "$24.3k". Never
 * breaks across lines.
 */
export function formatQuantity(locale: Locale, value: number, unit: string): string {
  const number = formatNumber(locale, value);
  const text = unit.includes('#') ? unit.replace('#', () => number) : `${number} ${unit}`;
  return text.replaceAll(' ', '\u00A0');
}

/** A whole number, or one as it is written, which keeps cents exact. */
type Decimal = number | `${number}`;

/** An amount of money: from one end to the other, or one number. */
export interface Money {
  low: Decimal;
  high?: Decimal | undefined;
  /** ISO 4217 code. */
  currency: string;
}

/**
 * Money as a language writes it: "$12,000–$24,000", where Intl has spaces, "12.000–24.000 $" in German. French writes
 * a range in words, "12 000 à 24 000 $", where Intl has a dash. Cents are written for both ends, or for none.
 */
export function formatMoney(locale: Locale, { low, high, currency }: Money): string {
  const { intl } = locale;
  const hasCents = [low, high].some((end) => Number(end) % 1 > 0);
  const format = numberFormat(intl, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(!hasCents && { maximumFractionDigits: 0 }),
  });
  const text = high === undefined ? format.format(low) : format.formatRange(low, high);
  const dash = isFrench(locale) ? '\u00A0à\u00A0' : '–';
  return withThousands(intl, text.replace(/\s?–\s?/, dash));
}

/** Words in a row: "AWS, Azure and Google Cloud"; with `or` the last is an alternative. */
export function formatList({ intl }: Locale, items: readonly string[], kind: 'and' | 'or' = 'and'): string {
  const type = kind === 'or' ? 'disjunction' : 'conjunction';
  // English texts of the product have no comma before the last word, as in British English.
  return listFormat(intl.startsWith('en') ? 'en-GB' : intl, { type }).format(items);
}

/** A text with a capital at its start, unless a name such as “iOS” has its capital later. */
export const withInitialCapital = ({ intl }: Locale, text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase(intl));

/** Which form of a message a number takes in a language (CLDR). */
export function pluralOf({ intl }: Locale, count: number): Intl.LDMLPluralRule {
  return pluralRules(intl, {}).select(count);
}

/** The forms of a text that counts something, as far as a language has them (CLDR); `{count}` is the number. */
export type CountedText = { other: string } & Partial<Record<Intl.LDMLPluralRule, string | undefined>>;

/** A text for a number of things, in the form the language has for it. */
export function countIn(locale: Locale, forms: CountedText, count: number): string {
  const form = forms[pluralOf(locale, count)] ?? forms.other;
  return fillParameters(form, { count: formatNumber(locale, count) });
}

/** A file size: 7549747 bytes is "7.2 MB", "7,2 Mo" in French. */
export const formatFileSize = ({ intl }: Locale, bytes: number): string => fileSizeIn(intl, bytes);

function plainDate(isoDate: string): Date {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const isReal = /^\d{4}-\d{2}-\d{2}$/.test(isoDate) && date.toJSON()?.startsWith(isoDate);
  if (!isReal) throw new RangeError(`Not a date (YYYY-MM-DD): ${isoDate}`);
  return date;
}
