export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'code'; text: string }
  /** `language`: of what it says, where that is not the page's. */
  | { kind: 'link'; href: string; language?: string; children: Inline[] }
  | { kind: 'break' };

/** A cell at the head of a table; columns of figures are set to the right. */
export interface TableColumn {
  text: Inline[];
  isNumeric: boolean;
}

/** The blocks that a text file and its page have in common. */
export type InlineBlock =
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'heading'; level: 2 | 3; id: string; text: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'quote'; paragraphs: Inline[][]; source: Inline[] | null };

/** The text of a line without its marks. */
export function plainText(line: readonly Inline[]): string {
  const texts = line.map((part) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'break') return ' ';
    return part.kind === 'code' ? part.text : plainText(part.children);
  });
  return texts.join('');
}
