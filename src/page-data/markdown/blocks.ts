import type { LinkTo } from '../../sections/section-head.tsx';
import type { TextBlock, TextPart } from '../../sections/article-text/text-blocks.ts';

/** A line of text with emphasis, code and links. */
export type Line = string | readonly TextPart[];

/** A block of Markdown; a list may stand for a figure, too. */
export type Block =
  | { kind: 'heading'; level: number; text: Line }
  | { kind: 'paragraph'; text: Line }
  | { kind: 'list'; isOrdered: boolean; items: readonly Line[] }
  | { kind: 'quote'; paragraphs: readonly Line[] }
  | { kind: 'code'; language: string; code: string }
  | { kind: 'table'; columns: readonly { text: Line }[]; rows: readonly (readonly Line[])[] };

/** Blocks as a page lists them: what is missing there may stand in the list, and is left out. */
export type Content = Block | null | undefined | false | '' | readonly Content[];

/** A heading; level 1 is the title of the page. */
export const heading = (level: number, text: Line): Block => ({ kind: 'heading', level, text });

/** A paragraph; none where there is no text. */
export const paragraph = (text: Line | null | undefined): Block | null =>
  text && text.length > 0 ? { kind: 'paragraph', text } : null;

/** A list; none where there is nothing in it. */
export const list = (items: readonly Line[], isOrdered = false): Block | null =>
  items.length > 0 ? { kind: 'list', isOrdered, items } : null;

/** A part of a line in bold. */
export const strong = (text: string): TextPart => ({ kind: 'strong', children: [text] });

/** A part of a line that leads somewhere. */
export const link = ({ label, href }: LinkTo): TextPart => ({ kind: 'link', href, children: [label] });

/** Links that stand side by side on the page; one alone is a paragraph. */
export function links(...targets: (LinkTo | null | undefined)[]): Block | null {
  const there = targets.filter((target) => target !== null && target !== undefined).map(link);
  return there.length > 1 ? list(there.map((one) => [one])) : paragraph(there);
}

/** Short facts in one line; those that are missing are left out. */
export const facts = (...texts: (string | null | undefined)[]): Block | null =>
  paragraph(texts.filter(Boolean).join(' · '));

/** Names with what belongs to each, as a list. */
export const terms = (pairs: readonly { label: string; value: Line }[]): Block | null =>
  list(
    pairs.map(({ label, value }) => [strong(label), ' ', ...(typeof value === 'string' ? [value] : value)]),
  );

/** Numbers with what each counts, as a list. */
export const figures = (pairs: readonly { label: string; value: string }[]): Block | null =>
  list(pairs.map(({ label, value }) => [strong(value), ` ${label}`]));

/** The blocks of an article; a chart is the list of its values, a photo its caption. */
export function articleContent(blocks: readonly TextBlock[]): Content {
  return blocks.map((block): Content => {
    switch (block.kind) {
      case 'quote':
        return {
          kind: 'quote',
          paragraphs: block.source ? [...block.paragraphs, block.source] : block.paragraphs,
        };
      case 'bars':
        return [terms(block.bars), paragraph(block.caption)];
      case 'way':
        return [
          list(
            block.stations.map(({ name, note }) => [strong(name), note && ` ${note}`]),
            true,
          ),
          paragraph(block.caption),
        ];
      case 'photo':
        return paragraph(block.caption);
      default:
        return block;
    }
  });
}
