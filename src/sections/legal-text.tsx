import type { ReactNode } from 'react';
import { BulletList } from '../ui/bullet-list.tsx';
import { PhotoFigure } from './article-text/photo-figure.tsx';
import type { TextBlock } from './article-text/text-blocks.ts';
import { TextLine } from './article-text/text-line.tsx';
import { useCurrentSection } from './use-current-section.ts';
import styles from './legal-text.module.css';

/** A block of a text without tables or code. */
export type LegalBlock = Extract<TextBlock, { kind: 'paragraph' | 'heading' | 'list' | 'photo' }>;

/** A clause; its position in the list is its number. */
export interface LegalClause {
  /** Fragment identifier. */
  id: string;
  title: string;
  /** Summary of the clause in one plain sentence. */
  short: string | null;
  blocks: LegalBlock[];
}

export interface LegalTextProps {
  /** Title of the contents list; null for a text without one, whose clauses have no numbers. */
  contents: string | null;
  inShort: string;
  /** The text before the first clause. */
  opening: LegalBlock[];
  clauses: LegalClause[];
}

const contentsId = 'contents-title';

function Contents({ title, clauses }: { title: string; clauses: LegalClause[] }) {
  const current = useCurrentSection(clauses.map(({ id }) => id).join(' '));
  return (
    <nav className={styles.contents} aria-labelledby={contentsId}>
      <h2 id={contentsId}>{title}</h2>
      <ol>
        {clauses.map((clause, index) => (
          <li key={clause.id}>
            <a href={`#${clause.id}`} aria-current={clause.id === current ? 'true' : undefined}>
              <span>{index + 1}</span> {clause.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <TextLine parts={block.text} />
        </p>
      );
    case 'heading':
      return (
        <h3 id={block.id}>
          <TextLine parts={block.text} />
        </h3>
      );
    case 'photo':
      return <PhotoFigure {...block} />;
    case 'list': {
      const lines = block.items.map((parts, index) => <TextLine key={index} parts={parts} />);
      if (!block.isOrdered) return <BulletList items={lines} />;
      return (
        <ol>
          {lines.map((line) => (
            <li key={line.key}>{line}</li>
          ))}
        </ol>
      );
    }
  }
}

/** The order of the blocks is fixed, so the index is the key. */
const Blocks = ({ blocks }: { blocks: LegalBlock[] }) => (
  <div className={styles.text}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
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
  const isNumbered = contents !== null;
  return (
    <div className={`wrap ${isNumbered ? styles.columns : styles.column}`} data-print="document">
      {isNumbered && <Contents title={contents} clauses={clauses} />}
      <div className={styles.clauses}>
        {opening.length > 0 && (
          <section>
            <Blocks blocks={opening} />
          </section>
        )}
        {clauses.map(({ id, title, short, blocks }, index) => (
          <section key={id} id={id}>
            <h2>
              {isNumbered && <>{index + 1}. </>}
              {title}
            </h2>
            {short && (
              <p className={styles.short}>
                <span>{inShort}</span> {short}
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
