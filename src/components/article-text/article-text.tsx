import { FigureCaption } from '#src/components/figure-caption.tsx';
import styles from './article-text.module.css';
import { keyOf, PlainBlock, TextLine } from './plain-block.tsx';
import type { TextBlock, BarFigureProps, TableBlock, CodeBlockProps } from './text-blocks.ts';
import type { Inline } from '#shared/article-text.ts';
import { useRef, useState } from 'react';
import { Bar } from '#src/components/figures/bar.tsx';
import { useIsHydrated } from '#src/components/use-is-hydrated.ts';
import type { Picked } from '#shared/i18n/translator.ts';

function Quote({ paragraphs, source }: { paragraphs: Inline[][]; source: Inline[] | null }) {
  return (
    <blockquote>
      {paragraphs.map((parts, index) => (
        <p key={index}>
          <TextLine parts={parts} />
        </p>
      ))}
      {source && (
        <footer className="small quiet">
          <TextLine parts={source} />
        </footer>
      )}
    </blockquote>
  );
}

function Block({ block, codeWords }: { block: TextBlock; codeWords: Picked<'article.code'> }) {
  switch (block.kind) {
    case 'quote':
      return <Quote {...block} />;
    case 'table':
      return <DataTable {...block} />;
    case 'code':
      return <CodeBlock {...block} words={codeWords} />;
    case 'bars':
      return <BarFigure {...block} />;
    case 'paragraph':
    case 'heading':
    case 'list':
    case 'photo':
      return <PlainBlock block={block} />;
  }
}

/**
 * The text of an article, from plain data: content files cannot add HTML to the page.
 */
export function ArticleText({
  blocks,
  codeWords,
}: {
  blocks: TextBlock[];
  codeWords: Picked<'article.code'>;
}) {
  return (
    <div className={styles.text} data-print="document">
      {blocks.map((block, index) => (
        <Block key={keyOf(block, index)} block={block} codeWords={codeWords} />
      ))}
    </div>
  );
}

/** Minimum length as a share of the longest bar, so that small values stay visible. */
const shortestShare = 0.008;

/** A bar chart to scale from zero. The list gives every value as text, so the bars are decorative. */
function BarFigure({ caption, bars }: BarFigureProps) {
  return (
    <figure className={styles.figure}>
      <ul>
        {bars.map(({ label, value, share }) => (
          <li key={label} className="plain">
            <span>{label}</span> <strong>{value}</strong>
            <Bar parts={[{ start: 0, length: Math.max(share, shortestShare), tone: 'ink' }]} total={1} />
          </li>
        ))}
      </ul>
      <FigureCaption>{caption}</FigureCaption>
    </figure>
  );
}

/** A table of an article; when too wide, it scrolls by itself, also by keyboard. */
export function DataTable({ label, columns, rows }: TableBlock) {
  const alignment = (index: number) => (columns[index]?.isNumeric ? styles.numeric : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <figure className={`${styles.shaded} ${styles.scroller}`} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ text }, index) => (
              <th key={index} scope="col" className={`caption ${alignment(index) ?? ''}`}>
                <TextLine parts={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...others], index) => (
            <tr key={index}>
              <th scope="row">
                <TextLine parts={first} />
              </th>
              {others.map((cell, column) => (
                <td key={column} className={alignment(column + 1)}>
                  <TextLine parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

type CopyState = 'idle' | 'copied' | 'selected';

/**
 * Code of an article with its language and, once scripts run, a copy button; dark in both themes. Without
 * access to the clipboard the button selects the code.
 */
function CodeBlock({ label, language, code, words }: CodeBlockProps & { words: Picked<'article.code'> }) {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<CopyState>('idle');
  const text = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setState('selected');
    }
  }

  return (
    <figure className={`on-band ${styles.block}`} aria-label={label}>
      <div className={styles.codeBlockBar}>
        <span className="caption">{language}</span>
        <output className="caption">{state === 'idle' ? '' : words[state]}</output>
        {isHydrated && (
          <button type="button" className="small" onClick={() => void copy()}>
            {words.copy}
          </button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <pre className={styles.shaded} tabIndex={0} translate="no">
        <code ref={text}>{code}</code>
      </pre>
    </figure>
  );
}
