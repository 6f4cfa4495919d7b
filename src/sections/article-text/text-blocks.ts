/** A piece of a line of text. */
export type TextPart =
  | string
  | { kind: 'strong' | 'emphasis'; children: TextPart[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: TextPart[] };

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
  /** `share` is the part of the longest bar, 0 to 1; `value` is printed as it is. */
  bars: { label: string; value: string; share: number }[];
}

/** A block of an article, ready to be shown: words, addresses and figures of one language. */
export type TextBlock =
  | { kind: 'paragraph'; text: TextPart[] }
  | { kind: 'heading'; level: 2 | 3; id: string; text: TextPart[] }
  | { kind: 'list'; isOrdered: boolean; items: TextPart[][] }
  | { kind: 'quote'; paragraphs: TextPart[][]; source: TextPart[] | null }
  | TableBlock
  | ({ kind: 'code' } & CodeBlockProps)
  | ({ kind: 'bars' } & BarFigureProps);
