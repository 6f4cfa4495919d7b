import styles from './article-text.module.css';
import { BarFigure } from './bar-figure.tsx';
import { CodeBlock, type CodeBlockWords } from './code-block.tsx';
import { DataTable } from './data-table.tsx';
import { PlainBlock } from './plain-block.tsx';
import type { TextBlock, TextPart } from './text-blocks.ts';
import { TextLine } from './text-line.tsx';

function Quote({ paragraphs, source }: { paragraphs: TextPart[][]; source: TextPart[] | null }) {
  return (
    <blockquote>
      {paragraphs.map((parts, index) => (
        <p key={index}>
          <TextLine parts={parts} />
        </p>
      ))}
      {source && (
        <footer>
          <TextLine parts={source} />
        </footer>
      )}
    </blockquote>
  );
}

function Block({ block, codeWords }: { block: TextBlock; codeWords: CodeBlockWords }) {
  switch (block.kind) {
    case 'quote':
      return <Quote {...block} />;
    case 'table':
      return <DataTable {...block} />;
    case 'code':
      return <CodeBlock {...block} words={codeWords} />;
    case 'bars':
      return <BarFigure {...block} />;
    default:
      return <PlainBlock block={block} />;
  }
}

/**
 * The text of an article, from plain data: content files cannot add HTML to the page. The order of the blocks
 * is fixed, so the index is their key.
 */
export function ArticleText({ blocks, codeWords }: { blocks: TextBlock[]; codeWords: CodeBlockWords }) {
  return (
    <div className={styles.text} data-print="document">
      {blocks.map((block, index) => (
        <Block key={index} block={block} codeWords={codeWords} />
      ))}
    </div>
  );
}
