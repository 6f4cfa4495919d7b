import type { PhotoFiles } from '#shared/picture.ts';

/** A part of a line of text. */
export type TextPart =
  | string
  | { kind: 'strong' | 'emphasis'; children: TextPart[] }
  | { kind: 'code'; text: string }
  /** `language`: of the link text, when it is not the page's. */
  | { kind: 'link'; href: string; language?: string; children: TextPart[] }
  | { kind: 'break' };

export interface TableBlock {
  kind: 'table';
  /** Names the figure. */
  label: string;
  columns: { text: TextPart[]; isNumeric: boolean }[];
  rows: TextPart[][][];
}

export interface CodeBlockProps {
  /** Names the figure. */
  label: string;
  language: string;
  code: string;
}

export interface BarFigureProps {
  caption: string;
  /** `share` is relative to the longest bar, 0 to 1; `value` is the text to show. */
  bars: { label: string; value: string; share: number }[];
}

export interface PhotoBlock {
  kind: 'photo';
  photo: PhotoFiles;
  alt: string;
  caption: string | null;
}

/** A block of an article, ready to show in one language. */
export type TextBlock =
  | { kind: 'paragraph'; text: TextPart[] }
  | { kind: 'heading'; level: 2 | 3; id: string; text: TextPart[] }
  | { kind: 'list'; isOrdered: boolean; items: TextPart[][] }
  | { kind: 'quote'; paragraphs: TextPart[][]; source: TextPart[] | null }
  | TableBlock
  | PhotoBlock
  | ({ kind: 'code' } & CodeBlockProps)
  | ({ kind: 'bars' } & BarFigureProps);
