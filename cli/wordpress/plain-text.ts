import { decodeHTMLStrict } from 'entities';
import { foreignSyntaxIn } from '#content/read/foreign-syntax.ts';

/** What a person must replace; `check-site -- --no-sample` lists it. */
export const sampleMark = '(sample)';

/** Characters that no font shows, and that turn the direction of a text. */
const invisible = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD\uE000-\uF8FF]/gu;

export const withoutInvisible = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
    .replaceAll(invisible, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));

/** A text of one line for fields that show plain text: without tags, entities and marks of other systems. */
export function plainText(html: string): string {
  const bare = html.replaceAll(/<!--[^]*?-->|<\/?[a-z][^<>]*>/gi, ' ');
  const decoded = withoutInvisible(decodeHTMLStrict(bare)).replaceAll(/[{]([^{}]*)[}]/g, '($1)');
  return inPlainField(decoded.replaceAll(/\s+/gu, ' ').trim());
}

/** A line without what a field of plain text would show as it is typed. */
export const inPlainField = (line: string): string =>
  foreignSyntaxIn(line, 'plain')
    .reduce(
      (text, { found }) => text.replace(found, found.replaceAll(/[^\p{L}\p{N}\p{M}\s.,;!?'’“”()–-]+/gu, ' ')),
      line,
    )
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** A text of at most so many characters: its whole sentences if they say enough, else its words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentence = /^[^]*[.!?。]["”»’)]?(?=\s)/u.exec(start)?.[0] ?? '';
  if (sentence.length >= longest * 0.6) return sentence;
  const words = text.slice(0, longest - 1);
  const space = words.lastIndexOf(' ');
  // Half of a pair of code units, such as of an emoji, would be no character.
  const kept = (space > longest / 2 ? words.slice(0, space) : words).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:–—-]+$/u, '')}…`;
}

/**
 * A text with at least and at most so many characters.
 * @param more what to add where it is too short, which a person must replace
 */
export function fitted(text: string, [shortest, longest]: readonly [number, number], more: string): string {
  if (text.length >= shortest) return shortened(text, longest);
  const candidates = [text, `${text}${/[.!?…]$/.test(text) || text === '' ? '' : ':'} ${more}`, more];
  const enough = candidates
    .map((one) => `${one.trim()} ${sampleMark}`)
    .find(({ length }) => length >= shortest && length <= longest);
  return enough ?? `${shortened(more, longest - sampleMark.length - 1)} ${sampleMark}`;
}
