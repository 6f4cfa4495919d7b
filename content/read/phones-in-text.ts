import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import type { ArticleBlock } from './article.ts';
import type { Inline } from '#shared/article-text.ts';

type Configured = Pick<ConfiguredSite, 'settings'>;

/** What people write between the digits of a phone number. */
const between = String.raw`[ \u00A0\u202F().\/\u2010\u2011-]{0,3}`;
/** A number does not begin within a word, another number or an address. */
const start = String.raw`(?<![\p{L}\p{N}_+=\/.,-])`;
/** Nor does it go on with more digits, or as an amount. */
const end = String.raw`(?![\p{L}_])(?![ \u00A0\u202F.,\/-]?\d)(?![ \u00A0\u202F]?[%€$£¥°])`;

/** With a country code: 8 to 15 digits, as E.164 has them. */
const international = String.raw`\+[1-9](?:${between}\d){7,14}`;

/** The site's own phone, with its country code, with a zero in its place, or without both. */
function ownNumber(phone: string): { pattern: string; href: string } | null {
  const [, code = '', rest = ''] = /^\+(\d{1,3})(?!\d)(.*)$/.exec(phone) ?? [];
  const digits = rest.replace(/\(0\)/, '').replace(/\D/g, '');
  if (digits.length < 6) return null;
  const spaced = (text: string) => Array.from(text).join(between);
  const prefix = String.raw`(?:\(?(?:\+|00)${spaced(code)}${between}(?:\(0\)${between})?|\(?0${between})?`;
  // Digits and a space before it may be the beginning of another number.
  const alone = String.raw`(?<!\d[ \u00A0\u202F])`;
  return { pattern: String.raw`${alone}${prefix}\(?${spaced(digits)}`, href: `tel:+${code}${digits}` };
}

const toCall = (written: string) => `tel:+${written.replace(/\(0\)/, '').replace(/\D/g, '')}`;

/** Makes a link of each number in a text that can be called: with a country code, or the phone of the site. */
export function linkPhones(site: Configured, text: string): Inline[] {
  const own = ownNumber(site.settings.contact.phone);
  const numbers = new RegExp(`${start}(?:${own ? `(${own.pattern})|` : '()'}${international})${end}`, 'gu');
  const parts: Inline[] = [];
  let read = 0;
  for (const { 0: written, 1: isOwn, index } of text.matchAll(numbers)) {
    if (index > read) parts.push(text.slice(read, index));
    parts.push({ kind: 'link', href: isOwn && own ? own.href : toCall(written), children: [written] });
    read = index + written.length;
  }
  if (read < text.length) parts.push(text.slice(read));
  return parts;
}

function inLine(site: Configured, line: readonly Inline[]): Inline[] {
  return line.flatMap((part): Inline[] => {
    if (typeof part === 'string') return linkPhones(site, part);
    switch (part.kind) {
      case 'strong':
      case 'emphasis':
        return [{ ...part, children: inLine(site, part.children) }];
      case 'code':
      case 'link':
      case 'break':
        return [part];
    }
  });
}

/** The same in a block of an article; headings stay as they are, because the table of contents links to them. */
export function withLinkedPhones(site: Configured, block: ArticleBlock): ArticleBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: inLine(site, block.text) };
    case 'list':
      return { ...block, items: block.items.map((item) => inLine(site, item)) };
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map((line) => inLine(site, line)) };
    case 'table':
      return { ...block, rows: block.rows.map((cells) => cells.map((cell) => inLine(site, cell))) };
    case 'heading':
    case 'code':
    case 'bars':
    case 'image':
      return block;
  }
}
