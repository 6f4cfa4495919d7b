import { useState, type RefObject } from 'react';
import { fill } from '../../../lib/template.ts';
import { receivedOf, type ApplicationSearch, type DeskApplication } from '../../../ports/admin-desk.ts';
import type { DeskNote } from '../../../ports/desk-work.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { ApplicationTable } from '../application-table.tsx';
import { jobTitleOf } from '../job-title.ts';
import { Panes } from '../panes.tsx';
import { fullName, newestFirst, nextOrder, sortApplications } from '../sort-applications.ts';
import { useDetailFocus } from '../use-detail-focus.ts';
import { CsvLink } from './csv-link.tsx';
import { Choice, Loaded, Pager, SearchField } from './desk-parts.tsx';
import styles from './desk.module.css';
import { LiveCounters } from './live-counters.tsx';
import { LiveApplicationDetail } from './live-application-detail.tsx';
import type { ViewProps } from './view-props.ts';
import type { Undo } from './undo-bar.tsx';
import { useDeskChange, useDeskQuery, useDeskRefresh, usePagedSearch, useRemoval } from './use-desk.ts';

const statuses = ['all', 'new', 'reviewed'] as const;
const folders = ['inbox', 'spam'] as const;

/**
 * The applications of live mode: counters of all, the result of a search in a table with pages, one of them
 * open. A click on a column sorts the current page.
 */
export function ApplicationsView({
  words,
  desk,
  ask,
  noteDrafts,
  offerUndo,
  heading,
}: ViewProps & {
  noteDrafts: Map<string, string>;
  offerUndo: (undo: Undo) => void;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { typed, search, narrow, turnTo } = usePagedSearch<
    Pick<ApplicationSearch, 'text' | 'status' | 'folder'>
  >({
    text: '',
    status: 'all',
    folder: 'inbox',
  });
  const language = words.dashboard.locale.slice(0, 2);
  const [order, setOrder] = useState(newestFirst);
  const [opened, setOpened] = useState<DeskApplication | null>(null);
  const query = useDeskQuery(['applications', ...Object.values(search)], () =>
    desk.applications({ ...search, job: '', email: '', order: newestFirst }, language),
  );
  const change = useDeskChange(words.desk.notDone);
  const refresh = useDeskRefresh();
  const removeAfterAsking = useRemoval(words.desk, ask);

  // A changed application may no longer match the search; it stays open.
  const selected = query.data?.items.find((one) => one.id === opened?.id) ?? opened;
  const selectedId = selected?.id ?? null;
  const { detailHeading, rowButtonId, focusRow } = useDetailFocus(selectedId, heading);

  function close(): void {
    setOpened(null);
    focusRow();
  }

  async function mark(application: DeskApplication, next: string): Promise<boolean> {
    setOpened({ ...application, status: next });
    const isDone = await change(() => desk.changeApplication(application.id, { status: next }));
    if (!isDone) setOpened(application);
    return isDone;
  }

  async function switchStatus(application: DeskApplication): Promise<void> {
    const next = application.status === 'new' ? 'reviewed' : 'new';
    if (!(await mark(application, next))) return;
    offerUndo({
      text: fill(words.desk.statusDone, {
        name: fullName(application),
        status: words.dashboard.status[next] ?? next,
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
        close();
      },
    );
  }

  async function move(application: DeskApplication): Promise<void> {
    const to = application.folder === 'inbox' ? 'spam' : 'inbox';
    if (!(await change(() => desk.changeApplication(application.id, { folder: to })))) return;
    close();
    notify({ channel: 'status', tone: 'success', title: words.desk.moved[to] });
  }

  async function addNote(application: DeskApplication, text: string): Promise<void> {
    await desk.addNote(application.id, text);
    refresh();
  }

  function deleteNote({ id }: DeskApplication, note: DeskNote): void {
    ask({
      title: words.desk.work.notes.deleteTitle,
      text: note.text,
      confirm: words.desk.remove.label,
      onConfirm: () => void change(() => desk.deleteNote(id, note.id)),
    });
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
          href={desk.csvHref({ ...search, job: '', order: newestFirst }, language)}
          text={search.text}
        />
      </div>
      <Panes isOpen={selected !== null} onClose={close}>
        <div className={styles.list}>
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
                    selectedId={selectedId}
                    onSelect={(rowId) => setOpened(items.find((one) => one.id === rowId) ?? null)}
                    rowButtonId={rowButtonId}
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
        </div>
        {selected && (
          <LiveApplicationDetail
            key={selected.id}
            application={selected}
            words={words}
            desk={desk}
            noteDrafts={noteDrafts}
            heading={detailHeading}
            onClose={close}
            onSwitchStatus={() => void switchStatus(selected)}
            onMove={() => void move(selected)}
            onDelete={() => remove(selected)}
            onAddNote={(text) => addNote(selected, text)}
            onDeleteNote={(note) => deleteNote(selected, note)}
          />
        )}
      </Panes>
    </>
  );
}
