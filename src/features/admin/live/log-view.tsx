import { useState } from 'react';
import { fill } from '#shared/template.ts';
import { CsvButton } from '#src/features/admin/csv-button.tsx';
import { useDashboardQuery } from '#src/features/admin/use-dashboard.ts';
import styles from './controls.module.css';
import type { ViewProps } from './live-view.ts';
import notes from './notes.module.css';
import { RowList } from './row-list.tsx';

/** Who did what with which records, latest first. */
export function LogView({ words, liveWords, backend }: ViewProps) {
  const [page, setPage] = useState(1);
  const query = useDashboardQuery(['log', page], () => backend.log(page));
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <>
      <p className={`small quiet ${notes.aside}`}>{liveWords['log.lead']}</p>
      <div className={styles.tools}>
        <CsvButton
          words={words}
          file="log.csv"
          load={() => backend.csv('log', { text: '' }, words.dashboard)}
        />
      </div>
      <RowList {...{ query, words, liveWords, page }} onPage={setPage}>
        {({ at, user, action, subject, records: [first, ...others] }) => (
          <>
            <strong>
              <bdi>{user || liveWords['log.unknown']}</bdi>
            </strong>
            <span>
              <span>{liveWords[`log.action.${action}`]}</span>
              {subject !== 'session' && <span>{': ' + liveWords[`log.subject.${subject}`]}</span>}{' '}
              {/* The identifier of one record, or the number of several: the CSV file has all identifiers. */}
              <code>
                {others.length === 0 ? first : fill(liveWords['log.more'], { count: others.length + 1 })}
              </code>
            </span>
            <time dateTime={at}>{date.format(new Date(at))}</time>
          </>
        )}
      </RowList>
    </>
  );
}
