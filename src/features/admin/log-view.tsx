import { useState } from 'react';
import { fill } from '../../../shared/template.ts';
import { CsvButton, RowList, type LiveProps } from './dashboard-parts.tsx';
import styles from './dashboard-parts.module.css';
import { useDashboardQuery } from './use-dashboard.ts';

/** Who did what with which records, latest first. */
export function LogView({ words, live, backend, api }: LiveProps) {
  const [page, setPage] = useState(1);
  const query = useDashboardQuery(['log', page], () => api.log(page));
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <>
      <p className={styles.aside}>{live['log.lead']}</p>
      <div className={styles.tools}>
        <CsvButton
          words={words}
          file="log.csv"
          load={() => backend.csv('log', { text: '' }, words.dashboard)}
        />
      </div>
      <RowList {...{ query, words, live, page }} onPage={setPage}>
        {({ at, address, action, subject, records: [first, ...others] }) => (
          <>
            <strong>
              <bdi>{address || live['log.unknown']}</bdi>
            </strong>
            <span>
              {live[`log.action.${action}`]}
              {subject !== 'session' && <>: {live[`log.subject.${subject}`]}</>}{' '}
              {/* The identifier of one record, or the number of several: the CSV file has all identifiers. */}
              <code>
                {others.length === 0 ? first : fill(live['log.more'], { count: others.length + 1 })}
              </code>
            </span>
            <time dateTime={at}>{date.format(new Date(at))}</time>
          </>
        )}
      </RowList>
    </>
  );
}
