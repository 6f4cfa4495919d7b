import { useState } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { receivedOf, type ApplicationSearch } from '../../../ports/admin-desk.ts';
import { applicationRow, applicationTableWords } from '../application-row.ts';
import { fullName, newestFirst } from '../sort-applications.ts';
import { ApplicationFilters } from './application-filters.tsx';
import { CsvLink } from './csv-link.tsx';
import styles from './desk.module.css';
import { LiveApplicationDetail } from './live-application-detail.tsx';
import { LiveCounters } from './live-counters.tsx';
import { RecordList } from './record-list.tsx';
import { isShowable, ResumeFrame } from './resume-frame.tsx';
import { useDeskQuery, usePagedSearch } from './use-desk.ts';
import type { ViewProps } from './view-props.ts';

const everything: Omit<ApplicationSearch, 'page'> = {
  text: '',
  status: 'all',
  folder: 'inbox',
  job: '',
  email: '',
  order: newestFirst,
  assigned: '',
};

/**
 * The applications of live mode: counters of all, the result of a search, and the one in the address, its
 * resume in the place of the table if somebody wants it there.
 */
export function ApplicationsView(view: ViewProps) {
  const { words, desk } = view;
  const language = words.dashboard.locale.slice(0, 2);
  const { typed, search, narrow, turnTo } = usePagedSearch(everything);
  const [isResumeWanted, setIsResumeWanted] = useState(false);
  const query = useDeskQuery(['applications', JSON.stringify(search)], () =>
    desk.applications(search, language),
  );

  return (
    <>
      {query.data && <LiveCounters counts={query.data.counts} words={words.dashboard} />}
      <div className={styles.tools}>
        <ApplicationFilters {...{ typed, search, narrow, words, desk }} counts={query.data?.counts} />
        <CsvLink
          {...{ desk, words }}
          list="applications"
          href={desk.csvHref(search, language)}
          text={search.text}
          email={search.email}
        />
      </div>
      <RecordList
        {...view}
        {...{ query, search, narrow, turnTo }}
        list="applications"
        load={(id) => desk.application(id)}
        rowOf={(application) => applicationRow(receivedOf(application), words.dashboard)}
        table={applicationTableWords(words.dashboard)}
        onPerson={({ email }) => narrow({ ...everything, email })}
        renderBeside={(application) =>
          isResumeWanted && application && isShowable(application) ? (
            <ResumeFrame
              key={application.id}
              href={desk.resumeViewHref(application.id)}
              name={isolated(fullName(application))}
              words={words.desk.work.resume}
            />
          ) : null
        }
      >
        {(application, { parts, ...opened }) => (
          <LiveApplicationDetail
            key={application.id}
            {...{ application, words, desk }}
            {...opened}
            isResumeShown={isResumeWanted}
            onResume={() => setIsResumeWanted(!isResumeWanted)}
          >
            {parts}
          </LiveApplicationDetail>
        )}
      </RecordList>
    </>
  );
}
