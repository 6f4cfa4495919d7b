import type { ReactNode } from 'react';
import { ReadingAside, ReadingFacts, type ReadingAsideProps } from './reading-aside.tsx';
import { TableOfContents, type TableOfContentsProps } from './table-of-contents.tsx';
import styles from './reading-columns.module.css';

/**
 * A text with its client and contents before it, and its people and service after it: in the margins, or above and
 * below it on narrow screens.
 * @param children the text and its author
 * @param after below everything: the previous and the next text
 */
export function ReadingColumns({
  contents,
  aside,
  after,
  children,
}: {
  contents: TableOfContentsProps;
  aside: ReadingAsideProps;
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`wrap columns ${styles.columns}`} data-parts="3 6 3" data-align="start">
      <div className={styles.margin}>
        <ReadingFacts facts={aside.facts} />
        {contents.sections.length > 1 && <TableOfContents {...contents} />}
      </div>
      <div className={styles.text}>{children}</div>
      <ReadingAside {...aside} />
      {after && <div className={`${styles.text} ${styles.after}`}>{after}</div>}
    </div>
  );
}
