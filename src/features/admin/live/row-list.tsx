import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#src/components/button.tsx';
import type { AdminWords, LiveWords } from '#src/features/admin/admin-words.ts';
import notes from './notes.module.css';
import { Pager } from './pager.tsx';
import styles from './row-list.module.css';

/**
 * One page of a list that cannot be sorted, with buttons for the other pages; a message while it loads or when that
 * failed.
 */
export function RowList<Item extends { id: string }>({
  query,
  page,
  onPage,
  words,
  liveWords,
  children,
}: {
  query: UseQueryResult<{ items: readonly Item[]; total: number }>;
  page: number;
  onPage: (page: number) => void;
  words: AdminWords;
  liveWords: LiveWords;
  children: (item: Item) => ReactNode;
}) {
  return (
    <>
      {query.isError && (
        <div className={notes.failed} role="alert">
          <p>{liveWords['dashboard.failed']}</p>
          <Button size="small" onClick={() => void query.refetch()}>
            {liveWords['dashboard.retry']}
          </Button>
        </div>
      )}
      {query.isPending && <p className={`small quiet ${notes.aside}`}>{words.loading}</p>}
      {query.data && (
        <>
          <ul className={`small ${styles.records}`}>
            {query.data.items.map((item) => (
              <li key={item.id} className={styles.row}>
                {children(item)}
              </li>
            ))}
          </ul>
          <Pager
            {...{ page, onPage }}
            total={query.data.total}
            words={liveWords}
            locale={words.dashboard.locale}
          />
        </>
      )}
    </>
  );
}
