import type { Inline, InlineBlock, TableColumn } from '#shared/article-text.ts';
import type { PhotoFiles } from '#shared/picture.ts';

export interface TableBlock {
  kind: 'table';
  /** Names the figure. */
  label: string;
  columns: TableColumn[];
  rows: Inline[][][];
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
  | InlineBlock
  | TableBlock
  | PhotoBlock
  | ({ kind: 'code' } & CodeBlockProps)
  | ({ kind: 'bars' } & BarFigureProps);
