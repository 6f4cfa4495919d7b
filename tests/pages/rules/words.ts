import type { BuiltPage } from './built-page.ts';
import { decodeEntities, tagsIn } from './parse-html.ts';

/** Attributes that are shown or read aloud. */
const spokenAttributes = [
  'alt',
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'content',
  'data-tooltip',
  'value',
];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches texts that look like a message key: the first part of a key, then parts joined by dots. */
function keyPattern(keys: readonly string[]): RegExp {
  const areas = [...new Set(keys.map((key) => key.split('.')[0] ?? key))].map(escape);
  return new RegExp(String.raw`(?<![\w@/.-])(?:${areas.join('|')})(?:\.[a-z]\w*)+(?![\w/@-])`, 'g');
}

/** All texts of a page that a visitor can read or hear, one string per text or attribute. */
export function readableTexts({ html }: Pick<BuiltPage, 'html'>): string[] {
  const body = html
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, '')
    .split(/<[^>]*>/)
    .map(decodeEntities);
  const spoken = tagsIn(html).flatMap(({ attributes }) =>
    spokenAttributes.map((name) => attributes.get(name) ?? ''),
  );
  return [...body, ...spoken];
}

/** All strings in a JSON value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function dataStrings({ html }: BuiltPage): string[] {
  const scripts = html.matchAll(/<script\b[^>]*\btype="application\/json"[^>]*>([^]*?)<\/script>/g);
  return [...scripts].flatMap(([, data = '']) => stringsIn(JSON.parse(data)));
}

/** All texts of a page that a visitor reads or hears, now or after a click. */
export function textsOf(page: BuiltPage): string[] {
  return [...readableTexts(page), ...dataStrings(page)];
}

/** Addresses and file names are not message keys, though they may look similar. */
export const isAddress = (text: string) => /^(\/|https?:|mailto:|tel:|#)/.test(text);

/**
 * Message keys and unfilled parameters that a visitor would see, now or after a click (R095: a missing
 * message shows its key; another check finds missing messages).
 * @param keys all message keys of the site
 */
export function rawKeyProblems(page: BuiltPage, keys: readonly string[]): string[] {
  const pattern = keyPattern(keys);
  // A link to another site may show its host, such as status.acme.example.
  const hosts = new Set(
    [...page.html.matchAll(/href="https:\/\/(?:www\.)?([^/"]+)/g)].map(([, host]) => host),
  );
  const shown = readableTexts(page).filter((text) => !isAddress(text) && !hosts.has(text.trim()));
  const later = dataStrings(page).filter((text) => !isAddress(text) && !hosts.has(text));
  const found = [...shown, ...later].flatMap((text) => text.match(pattern) ?? []);
  // Parameters in the page data may be filled in by the browser.
  const unfilled = shown.flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  return [
    ...[...new Set(found)].map((key) => `${page.file} shows the message key ${key}`),
    ...[...new Set(unfilled)].map((parameter) => `${page.file} shows the unfilled parameter ${parameter}`),
  ];
}
