import { useState } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import { receivedOf, type ApplicationSearch, type DeskApplication } from '../../../ports/admin-desk.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { ApplicationTable } from '../application-table.tsx';
import { fullName, newestFirst, nextOrder } from '../sort-applications.ts';
import { ApplicationFilters } from './application-filters.tsx';
import { choiceColumn } from './choice-column.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { CsvLink } from './csv-link.tsx';
import { Loaded, Pager } from './desk-parts.tsx';
import styles from './desk.module.css';
import { LiveCounters } from './live-counters.tsx';
import { LiveApplicationDetail } from './live-application-detail.tsx';
import { RecordPanes, useRecordFocus } from './record-panes.tsx';
import { isShowable, ResumeFrame } from './resume-frame.tsx';
import { useChosen } from './use-chosen.ts';
import { useDeskChange, useDeskQuery, useDeskRecord, usePagedSearch, useRemoval } from './use-desk.ts';
import { useSteps } from './use-steps.ts';
import type { ViewProps } from './view-props.ts';
import work from './work.module.css';

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
 * The applications of live mode: counters of all, the result of a search in a table with pages, and the one
 * in the address, its resume in the place of the table if somebody wants it there.
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
  const language = words.dashboard.locale.slice(0, 2);
  const { typed, search, narrow, turnTo } = usePagedSearch(everything);
  const [isResumeWanted, setIsResumeWanted] = useState(false);
  const query = useDeskQuery(['applications', JSON.stringify(search)], () =>
    desk.applications(search, language),
  );
  const change = useDeskChange(words.desk.notDone);
  const removeAfterAsking = useRemoval(words.desk, ask);
  const many = useChosen({ words, desk, ask, offerUndo });

  const record = useDeskRecord(
    'applications',
    recordId,
    query.data?.items,
    (id) => desk.application(id),
    ({ replies = [] }) => replies.some(({ state }) => state === 'waiting'),
  );
  const { recordHeading, rowId } = useRecordFocus(recordId, record.data !== undefined, heading);
  const steps = useSteps({
    query,
    page: search.page,
    turnTo,
    recordId,
    open,
    onChoose() {
      const { data } = record;
      if (data) many.choose([data], !many.chosen.some(({ id }) => id === data.id));
    },
  });
  const close = () => open(null);

  async function moveToStage({ id, status, ...applicant }: DeskApplication, next: string): Promise<void> {
    if (!(await change(() => desk.changeApplication(id, { status: next })))) return;
    offerUndo({
      text: fill(words.desk.statusDone, {
        name: isolated(fullName(applicant)),
        status: words.dashboard.status[next] ?? next,
      }),
      onUndo: () => void change(() => desk.changeApplications([{ id, status }])),
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

  const shown = isResumeWanted && record.data && isShowable(record.data) ? record.data : null;
  return (
    <>
      {query.data && <LiveCounters counts={query.data.counts} words={words.dashboard} />}
      <div className={styles.tools}>
        <ApplicationFilters {...{ typed, search, narrow, words, desk }} counts={query.data?.counts} />
        <CsvLink
          {...{ desk, words }}
          href={desk.csvHref(search, language)}
          text={search.text}
          email={search.email}
        />
      </div>
      <ChosenBar
        {...{ words }}
        chosen={many.chosen}
        folder={search.folder}
        onStage={(status) => void many.moveTo(status)}
        onFolder={(folder) => void many.putInto(folder)}
        onDelete={many.remove}
        onNone={many.chooseNone}
      />
      <RecordPanes
        {...{ words, recordId, record }}
        view="applications"
        label={words.desk.views.applications}
        onClose={() => void close()}
        onKeyDown={steps.onKeyDown}
        list={
          shown ? (
            <ResumeFrame
              key={shown.id}
              href={desk.resumeViewHref(shown.id)}
              name={isolated(fullName(shown))}
              words={words.desk.work.resume}
            />
          ) : (
            <Loaded query={query} words={words.desk}>
              {({ items, total }) => (
                <>
                  {items.length > 0 && (
                    <ApplicationTable
                      applications={items.map(receivedOf)}
                      words={words.dashboard}
                      order={search.order}
                      onOrder={(column) => narrow({ order: nextOrder(search.order, column) })}
                      selectedId={recordId}
                      onSelect={(id) => void open(id)}
                      rowButtonId={rowId}
                      choice={choiceColumn(items, many.chosen, many.choose, words.desk.work.chosen)}
                    />
                  )}
                  <Pager
                    total={total}
                    page={search.page}
                    onPage={turnTo}
                    words={words.desk}
                    locale={words.dashboard.locale}
                  />
                  <p className={work.keys}>{words.desk.work.keys}</p>
                </>
              )}
            </Loaded>
          )
        }
      >
        {(application) => (
          <LiveApplicationDetail
            key={application.id}
            {...{ application, words, desk, ask, noteDrafts }}
            heading={recordHeading}
            onClose={() => void close()}
            onNext={steps.next}
            onPrevious={steps.previous}
            onStage={(status) => void moveToStage(application, status)}
            onMove={() => void move(application)}
            onDelete={() => remove(application)}
            onPerson={() => narrow({ ...everything, email: application.email })}
            isResumeShown={shown !== null}
            onResume={() => setIsResumeWanted(!isResumeWanted)}
          />
        )}
      </RecordPanes>
    </>
  );
}
