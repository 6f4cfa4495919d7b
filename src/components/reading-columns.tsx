import type { ReactNode } from 'react';
import { TableOfContents, type TableOfContentsProps } from './table-of-contents.tsx';
import styles from './reading-columns.module.css';

/**
 * A text with its contents list beside it, or above it on narrow screens.
 * @param children the text and what follows: author, next articles
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
