import type { ReactNode } from 'react';
import { BulletList } from './bullet-list.tsx';
import { keyOf, PlainBlock, type PlainTextBlock, TextLine } from './article-text/plain-block.tsx';
import type { TableBlock } from './article-text/text-blocks.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { DataTable } from './article-text/article-text.tsx';
import { H2 } from './headings.tsx';
import styles from './legal-text.module.css';

/** What a text of clauses is made of. */
export type ClauseBlockProps = PlainTextBlock | TableBlock;

/** A clause; its position in the list is its number. */
interface LegalClause {
  /** Fragment identifier. */
  id: string;
  title: string;
  /** Summary of the clause in one plain sentence. */
  short: string | null;
  blocks: ClauseBlockProps[];
}

export interface LegalTextProps {
  /** Title of the contents list; null for a text without one, whose clauses have no numbers. */
  contents: string | null;
  inShort: string;
  /** The text before the first clause. */
  opening: ClauseBlockProps[];
  clauses: LegalClause[];
}

/** Unordered lists have the bullets of the site. */
function Block({ block }: { block: ClauseBlockProps }) {
  if (block.kind === 'table') return <DataTable {...block} />;
  if (block.kind !== 'list' || block.isOrdered) return <PlainBlock block={block} />;
  return (
    <BulletList
      items={block.items.map((parts, index) => (
        <TextLine key={index} parts={parts} />
      ))}
    />
  );
}

const Blocks = ({ blocks }: { blocks: ClauseBlockProps[] }) => (
  <div className={`summary ${styles.text}`}>
    {blocks.map((block, index) => (
      <Block key={keyOf(block, index)} block={block} />
    ))}
  </div>
);

/**
 * A text in clauses (SPEC section 2, Legal pages): a contents list that marks the current section, and
 * numbered clauses with a summary beside each.
 * @param figures shown below a clause, by its id
 */
export function LegalText({
  contents,
  inShort,
  opening,
  clauses,
  figures = {},
}: LegalTextProps & { figures?: Readonly<Record<string, ReactNode>> }) {
  const isNumbered = contents !== null && clauses.length > 1;
  return (
    <div
      className={`wrap ${isNumbered ? `columns ${styles.columns}` : styles.column}`}
      data-parts="3 9"
      data-align="start"
      data-print="document"
    >
      {isNumbered && (
        <TableOfContents
          title={contents}
          sections={clauses.map(({ id, title }, index) => ({ id, title, number: index + 1 }))}
        />
      )}
      <div className={clauses.length > 0 ? `${styles.clauses} ${styles.titled}` : styles.clauses}>
        {opening.length > 0 && (
          <section className="columns" data-stacks="tablet">
            <Blocks blocks={opening} />
          </section>
        )}
        {clauses.map(({ id, title, short, blocks }, index) => (
          <section key={id} id={id} className="columns" data-stacks="tablet">
            <H2 size={4}>{isNumbered ? `${index + 1}. ${title}` : title}</H2>
            {short && (
              <p className={`small ${styles.short}`}>
                <span>{inShort}</span> <span>{short}</span>
              </p>
            )}
            <Blocks blocks={blocks} />
            {figures[id] && <div className={styles.figure}>{figures[id]}</div>}
          </section>
        ))}
      </div>
    </div>
  );
}
