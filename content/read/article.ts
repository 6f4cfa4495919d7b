import { plainText, type Inline, type InlineBlock, type TableColumn } from '#shared/article-text.ts';
import type { Language } from '#shared/locales.ts';
import type { BarFigure } from './article-bars.ts';

export interface ImageBlock {
  kind: 'image';
  file: string;
  alt: string;
  caption: string | null;
}

/** A block of an article. Any other Markdown stops the build. */
export type ArticleBlock =
  | InlineBlock
  | { kind: 'code'; language: string; code: string }
  | { kind: 'table'; columns: TableColumn[]; rows: Inline[][][] }
  | ({ kind: 'bars' } & BarFigure)
  /** A photo by its path in the site's folder, `images/yard.jpg`, with the caption in quotation marks after it. */
  | ImageBlock;

/** A chapter: the text under a heading of the second level. */
export interface ArticleSection {
  id: string;
  title: string;
  words: number;
}

/** An article as a tree of plain data: there is no HTML in it, so none can get through from a Markdown file. */
export interface Article {
  blocks: ArticleBlock[];
  /** Where each block begins: a line of the body, counted from 1. */
  blockLines: number[];
  sections: ArticleSection[];
  /**
   * Addresses the article links to: unprefixed ones of the site, anchors, and others. `written`: as the text has it,
   * where that differs.
   */
  links: { href: string; line: number; written?: string }[];
  /** Mistakes that prevent publication. */
  problems: { reason: string; line: number }[];
  /** What is unwise, but can be published. */
  advice: { reason: string; line: number }[];
}

const spelledOut: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };
const spelledOutInGerman: Record<string, string> = { ...spelledOut, ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The anchor of a heading, spelt as in its language: "Was übrig bleibt" is `was-uebrig-bleibt`. A heading in another
 * script than Latin has a general one, because its encoded address would be unreadable.
 */
export function anchorOf(title: string, language: Language): string {
  const letters = language === 'de' ? spelledOutInGerman : spelledOut;
  const anchor = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^a-z0-9]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}|\u00AD/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return anchor || 'section';
}

/** The path of a link, without its query and the section it leads to. */
export const pathOfLink = (href: string): string => href.replace(/[?#].*$/s, '');

/** Whether there is something to read or to see below the headings. */
export const hasText = ({ blocks }: Pick<Article, 'blocks'>): boolean =>
  blocks.some((block) =>
    block.kind === 'paragraph' ? plainText(block.text).trim() !== '' : block.kind !== 'heading',
  );

/** Counts the words a visitor reads, without code and figures. */
export function countWords(markdown: string): number {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}

/** Words a practised reader takes in per minute in a technical text. */
const wordsPerMinute = 200;

/** How many minutes an article takes to read; at least one. */
export function minutesToRead(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsPerMinute));
}
