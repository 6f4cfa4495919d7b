import { isValidElement, use, type ComponentProps, type ReactNode } from 'react';
import { LetterWidthsContext, type LetterWidths } from './letter-widths.ts';
import styles from './headings.module.css';

/** Of a character that the font of the site lacks: as wide as a capital letter. */
const unknownWidth = 70;

/**
 * Where a line may end: at a space that is not a no-break space, at a soft hyphen, after a hyphen or dash, and next to
 * the characters of scripts that put no spaces between words.
 */
const lineEnds =
  /[^\S\u00A0\u202F]+|[\u00AD\u200B]|(?<=[-–—])(?=\p{L})|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])/u;

export function longestWord(text: string, widths: LetterWidths): number {
  const widthOf = (word: string) =>
    Array.from(word.normalize('NFD').replaceAll(/\p{M}/gu, '')).reduce(
      (sum, letter) => sum + (widths.get(letter) ?? unknownWidth),
      0,
    );
  return Math.max(0, ...text.split(lineEnds).map(widthOf)) / 100;
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** Words up to this width fit every column. */
const shortWord = 5;
/** The widest word that the style sheet has a rule for. */
const longWord = 24;

/** Text that gets smaller where its longest word is wider than the column. */
function fitted(children: ReactNode, text: string, widths: LetterWidths): ReactNode {
  const width = longestWord(text, widths);
  if (width <= shortWord) return children;
  // Half steps for shorter words, where a whole one would make a visible difference.
  const step = width > 12 ? Math.ceil(width) : Math.ceil(width * 2) / 2;
  return (
    <span className={styles.column}>
      <span data-word={Math.min(step, longWord)}>{children}</span>
    </span>
  );
}

/**
 * Makes text smaller where its longest word is wider than the column. A function, not a component: React writes a
 * lone text directly into its element, and can still change it after a browser translated the page.
 */
export function useFitted(): (children: ReactNode) => ReactNode {
  const widths = use(LetterWidthsContext);
  return (children) => fitted(children, textOf(children), widths);
}

interface HeadingProps extends ComponentProps<'h1' | 'h2' | 'h3'> {
  /** What the children show, where a component makes that from other props. */
  text?: string;
  /** The text style, if not that of its level. */
  size?: 1 | 2 | 3 | 4 | 5;
}

/** A heading that never breaks words, in any language and font. */
export function Heading({
  as: Element,
  text,
  size,
  className,
  children,
  ...rest
}: HeadingProps & { as: 'h1' | 'h2' | 'h3' }) {
  const widths = use(LetterWidthsContext);
  const look = [size && `title-${size}`, className].filter(Boolean).join(' ');
  return (
    <Element {...rest} className={look || undefined}>
      {fitted(children, text ?? textOf(children), widths)}
    </Element>
  );
}

export const H1 = (props: HeadingProps) => <Heading as="h1" {...props} />;
export const H2 = (props: HeadingProps) => <Heading as="h2" {...props} />;
export const H3 = (props: HeadingProps) => <Heading as="h3" {...props} />;
