import type { ReactNode } from 'react';
import { TableOfContents, type TableOfContentsProps } from './table-of-contents.tsx';
import styles from './reading-columns.module.css';

/**
 * A text to read with its contents beside it, above it on narrow screens.
 * @param children the text and what belongs to its end: who wrote it, what comes next
 */
export function ReadingColumns({
  contents,
  children,
}: {
  contents: TableOfContentsProps;
  children: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <TableOfContents {...contents} />
      <div>{children}</div>
    </div>
  );
}
