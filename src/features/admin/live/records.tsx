import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded, Pager } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './records.module.css';

/**
 * One page of records as a list, with their number and buttons for the other pages.
 * @param children renders one record
 */
export function Records<Item extends { id: string }>({
  query,
  page,
  onPage,
  words,
  children,
}: {
  query: UseQueryResult<{ items: readonly Item[]; total: number }>;
  page: number;
  onPage: (page: number) => void;
  words: LiveAdminWords;
  children: (item: Item) => ReactNode;
}) {
  return (
    <Loaded query={query} words={words.desk}>
      {({ items, total }) => (
        <>
          <ul className={styles.records}>
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
          <Pager {...{ total, page, onPage }} words={words.desk} locale={words.dashboard.locale} />
        </>
      )}
    </Loaded>
  );
}
