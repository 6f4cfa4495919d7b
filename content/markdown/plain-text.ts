import { decodeHTMLStrict } from 'entities';
import { foreignSyntaxIn } from '#content/read/foreign-syntax.ts';

/** Characters that no font shows, and that turn the direction of a text. */
const invisible = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD\uE000-\uF8FF]/gu;

export const withoutInvisible = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
    .replaceAll(invisible, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));

/** A text of one line for fields that show plain text: without tags, entities and marks of other systems. */
export function plainText(html: string): string {
  const bare = html
    .replaceAll(/<\/?(?:a|abbr|b|code|em|font|i|mark|small|span|strong|su[bp]|u)(?:\s[^<>]*)?>/gi, '')
    .replaceAll(/<!--[^]*?-->|<\/?[a-z][^<>]*>/gi, ' ');
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
