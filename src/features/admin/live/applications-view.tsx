import { useState } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import { receivedOf, type ApplicationSearch, type DeskApplication } from '../../../ports/admin-desk.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { ApplicationTable } from '../application-table.tsx';
import { jobTitleOf } from '../job-title.ts';
import { fullName, newestFirst, nextOrder, sortApplications } from '../sort-applications.ts';
import { CsvLink } from './csv-link.tsx';
import { Choice, Loaded, Pager, SearchField } from './desk-parts.tsx';
import styles from './desk.module.css';
import { LiveCounters } from './live-counters.tsx';
import { LiveApplicationDetail } from './live-application-detail.tsx';
import type { ViewProps } from './view-props.ts';
import { RecordPanes, useRecordFocus } from './record-panes.tsx';
import { useDeskChange, useDeskQuery, useDeskRecord, usePagedSearch, useRemoval } from './use-desk.ts';

const statuses = ['all', 'new', 'reviewed'] as const;
const folders = ['inbox', 'spam'] as const;

/**
 * The applications of live mode: counters of all, the result of a search in a table with pages, and the one
 * in the address. A click on a column sorts the current page.
 */
export function ApplicationsView({
  words,
  desk,
  ask,
  offerUndo,
  noteDrafts,
  heading,
  recordId,
  open,
}: ViewProps) {
  const { typed, search, narrow, turnTo } = usePagedSearch<Omit<ApplicationSearch, 'page'>>({
    text: '',
    status: 'all',
    folder: 'inbox',
  });
  const [order, setOrder] = useState(newestFirst);
  const query = useDeskQuery(['applications', ...Object.values(search)], () => desk.applications(search));
  const change = useDeskChange(words.desk.notDone);
  const removeAfterAsking = useRemoval(words.desk, ask);

  const record = useDeskRecord('applications', recordId, query.data?.items, (id) => desk.application(id));
  const { recordHeading, rowId } = useRecordFocus(recordId, record.data !== undefined, heading);
  const close = () => open(null);

  async function switchStatus(application: DeskApplication): Promise<void> {
    const next = application.status === 'new' ? 'reviewed' : 'new';
    if (!(await change(() => desk.changeApplication(application.id, { status: next })))) return;
    offerUndo({
      text: fill(words.desk.statusDone, {
        name: isolated(fullName(application)),
        status: words.dashboard.status[next],
      }),
      onUndo: () => void change(() => desk.changeApplication(application.id, { status: application.status })),
    });
  }

  function remove(application: DeskApplication): void {
    removeAfterAsking(
      fullName(application),
      () => desk.deleteApplication(application.id),
      () => {
        noteDrafts.delete(application.id);
        return close();
      },
    );
  }

  async function move(application: DeskApplication): Promise<void> {
    const to = application.folder === 'inbox' ? 'spam' : 'inbox';
    if (!(await change(() => desk.changeApplication(application.id, { folder: to }), close))) return;
    notify({ channel: 'status', tone: 'success', title: words.desk.moved[to] });
  }

  const labels = { all: words.desk.all, ...words.dashboard.counts };
  return (
    <>
      {query.data && <LiveCounters counts={query.data.counts} words={words.dashboard} />}
      <div className={styles.tools}>
        <SearchField words={words.desk} value={typed} onChange={(text) => narrow({ text })} />
        <Choice
          label={words.dashboard.fields.status}
          options={statuses.map((value) => ({ value, label: labels[value] }))}
          value={search.status}
          onChange={(status) => narrow({ status })}
        />
        <Choice
          label={words.desk.foldersLabel}
          options={folders.map((value) => ({ value, label: words.desk.folders[value] }))}
          value={search.folder}
          onChange={(folder) => narrow({ folder })}
        />
        <CsvLink
          {...{ desk, words }}
          href={desk.csvHref(search, words.dashboard.locale.slice(0, 2))}
          text={search.text}
        />
      </div>
      <RecordPanes
        {...{ words, recordId, record }}
        view="applications"
        label={words.desk.views.applications}
        onClose={() => void close()}
        list={
          <Loaded query={query} words={words.desk}>
            {({ items, total }) => (
              <>
                {items.length > 0 && (
                  <ApplicationTable
                    applications={sortApplications(
                      items.map(receivedOf),
                      order,
                      words.dashboard.locale,
                      (application) => jobTitleOf(application, words.dashboard),
                    )}
                    words={words.dashboard}
                    order={order}
                    onOrder={(column) => setOrder(nextOrder(order, column))}
                    selectedId={recordId}
                    onSelect={(id) => void open(id)}
                    rowButtonId={rowId}
                  />
                )}
                <Pager
                  total={total}
                  page={search.page}
                  onPage={turnTo}
                  words={words.desk}
                  locale={words.dashboard.locale}
                />
              </>
            )}
          </Loaded>
        }
      >
        {(application) => (
          <LiveApplicationDetail
            key={application.id}
            {...{ application, words, desk, noteDrafts }}
            heading={recordHeading}
            onClose={() => void close()}
            onSwitchStatus={() => void switchStatus(application)}
            onMove={() => void move(application)}
            onDelete={() => remove(application)}
          />
        )}
      </RecordPanes>
    </>
  );
}
