import type { ReactNode } from 'react';
import { ReadingAside, type ReadingAsideProps } from './reading-aside.tsx';
import { TableOfContents, type TableOfContentsProps } from './table-of-contents.tsx';
import styles from './reading-columns.module.css';

/**
 * A text with its contents list next to it, or above it on narrow screens.
 * @param aside next to the text at its end, or below it on narrow screens
 * @param children the text and what follows: author, next articles
 */
export function ReadingColumns({
  contents,
  aside,
  children,
}: {
  contents: TableOfContentsProps;
  aside: ReadingAsideProps;
  children: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <TableOfContents {...contents} />
      <div className={styles.text}>{children}</div>
      <ReadingAside {...aside} />
    </div>
  );
}
