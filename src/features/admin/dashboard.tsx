import { useState, type RefObject } from 'react';
import { DemonstrationNote } from '../../ui/demonstration-note/demonstration-note.tsx';
import { limits } from '../../../config/limits.ts';
import { fill } from '../../lib/template.ts';
import { csvOf } from '../../../shared/csv.ts';
import type { ApplicationsPort } from '../../ports/ports.ts';
import { downloadText } from '../../lib/download-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import type { AdminDemonstrationWords, DashboardWords } from './admin-words.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { applicationRow, applicationTableWords } from './application-row.ts';
import { applicationRows } from './applications-csv.ts';
import { Charts } from './charts.tsx';
import { Counters } from './counters.tsx';
import styles from './dashboard.module.css';
import { jobTitleOf } from './job-title.ts';
import { Panes } from './panes.tsx';
import { RecordTable } from './record-table.tsx';
import { fullName, newestFirst, nextOrder, sortApplications } from './sort-applications.ts';
import { tallyOf } from './tally-applications.ts';
import { useApplications } from './use-applications.ts';
import { useDetailFocus } from './use-detail-focus.ts';

/** How many of all are shown; nothing where these are all. */
function noteOn(shown: number, all: number, words: DashboardWords): string | undefined {
  const number = new Intl.NumberFormat(words.locale);
  if (shown === all) return undefined;
  return fill(words.tableShown, { count: number.format(shown), total: number.format(all) });
}

/**
 * The dashboard of the hiring team (SPEC section 2, Admin dashboard): counters of all applications, the ten
 * most recent in a table, one of them open. Sorting changes only the order of these ten.
 * @param heading takes the focus after a login
 */
export function Dashboard({
  words,
  demonstration,
  port,
  onLogOut,
  heading,
}: {
  words: DashboardWords;
  demonstration: AdminDemonstrationWords | undefined;
  port: ApplicationsPort;
  onLogOut: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const [order, setOrder] = useState(newestFirst);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const known = useApplications(port, (application) =>
    notify({
      channel: 'status',
      tone: 'notice',
      title: words.arrival.title,
      description: fill(words.arrival.text, {
        name: fullName(application),
        job: jobTitleOf(application, words),
      }),
      note: demonstration?.arrival,
    }),
  );

  const applications = known === null || known === 'unavailable' ? [] : known;
  const recent = applications.slice(0, limits.admin.tableRows);
  const selected = applications.find((application) => application.id === selectedId);
  const { detailHeading, rowButtonId, focusRow } = useDetailFocus(selectedId, heading);

  function close(): void {
    setSelectedId(null);
    focusRow();
  }

  function exportCsv(): void {
    downloadText(words.csvFile, 'text/csv', csvOf(applicationRows(applications, words)));
  }

  return (
    <div className={styles.dashboard}>
      <div className="wrap">
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <div className={styles.actions}>
            <Button size="small" onClick={exportCsv} disabled={applications.length === 0}>
              <Icon name="download" /> {words.exportCsv}
            </Button>
            <Button size="small" onClick={onLogOut}>
              <Icon name="log-out" /> {words.logOut}
            </Button>
          </div>
          <p className={styles.notice}>
            <DemonstrationNote text={demonstration?.notice} />
          </p>
        </div>
        {known === 'unavailable' && (
          <p className={styles.unavailable} role="alert">
            {words.unavailable}
          </p>
        )}
        {known?.length === 0 && <p className={styles.none}>{words.none}</p>}
        {applications.length > 0 && (
          <>
            <Counters tally={tallyOf(applications)} words={words} />
            <Panes isOpen={selected !== undefined} onClose={close}>
              <RecordTable
                rows={sortApplications(recent, order, words.locale, (application) =>
                  jobTitleOf(application, words),
                ).map((application) => applicationRow(application, words))}
                words={applicationTableWords(words)}
                order={order}
                onOrder={(column) => setOrder(nextOrder(order, column))}
                selectedId={selectedId}
                onSelect={setSelectedId}
                rowButtonId={rowButtonId}
                note={noteOn(recent.length, applications.length, words)}
              />
              {selected && (
                <ApplicationDetail
                  application={selected}
                  words={words}
                  heading={detailHeading}
                  onClose={close}
                />
              )}
            </Panes>
            <Charts applications={applications} words={words} />
          </>
        )}
      </div>
    </div>
  );
}
