import type { ReactNode, RefObject } from 'react';
import { applicationStatuses } from '#shared/contracts/application.ts';
import type { DashboardCounts, DashboardEnquiry, WorkKind, WorkPage } from '#shared/contracts/dashboard.ts';
import { isForInputMethod } from '#src/browser/keys.ts';
import type { AdminWords, DashboardWords } from './admin-words.ts';
import { DashboardFailure, type ShownApplication, type TextSearch } from './dashboard-backend.ts';
import styles from './record-list.module.css';
import { RecordTable, type Column } from './record-table.tsx';
import { nextOrder, type Order } from './sort-applications.ts';
import { StatusMark } from './status-mark.tsx';
import { useArrivals, useDashboardQuery, useDashboardRecord, useRecordFocus } from './use-dashboard.ts';

export type WorkRecord = ShownApplication | DashboardEnquiry;

/** What a list passes to its open record. */
export interface Opened {
  /** Takes the focus when the record opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  /** Below the name. */
  tools?: ReactNode;
  /** At the end. */
  note?: ReactNode;
}

/** A kind of record: where it is read, and how it is shown. */
export interface RecordSource<Item> {
  list: WorkKind;
  caption: string;
  /** Shown instead of an empty table. */
  none: string;
  columns: readonly Column<Item>[];
  nameOf: (item: Item) => string;
  load: (search: TextSearch) => Promise<WorkPage<Item>>;
  loadOne: (id: string) => Promise<Item>;
  announce: (item: Item) => void;
  detail: (item: Item, opened: Opened) => ReactNode;
}

/** The counters, the table, and next to it the open record (SPEC section 2, Admin dashboard). */
export function RecordList<Item extends WorkRecord>({
  source: { list, caption, none, columns, load, loadOne, announce, detail },
  words,
  heading,
  search,
  order,
  onOrder,
  recordId,
  open,
  note,
  renderPager,
  renderTools,
  renderNote,
}: {
  source: RecordSource<Item>;
  words: AdminWords;
  /** Takes the focus when the row of a closed record is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  search: TextSearch;
  order: Order;
  onOrder: (order: Order) => void;
  recordId: string | null;
  open: (id: string | null) => void;
  note?: (page: WorkPage<Item>) => ReactNode;
  renderPager?: (page: WorkPage<Item>) => ReactNode;
  /** What the team does with the open record: buttons below the name, and a note at the end. */
  renderTools?: (item: Item) => ReactNode;
  renderNote?: (item: Item) => ReactNode;
}) {
  const { dashboard } = words;
  const key = JSON.stringify([search, dashboard.locale]);
  const query = useDashboardQuery([list, key], () => load(search));
  useArrivals(key, query, announce);
  const page = query.data;
  const known = page?.items.find(({ id }) => id === recordId);
  const record = useDashboardRecord(list, recordId, known, loadOne);
  const shown = recordId === null ? undefined : record.data?.record;
  const { recordHeading, rowId } = useRecordFocus(recordId, shown !== undefined, heading);
  const isGone = record.error instanceof DashboardFailure && record.error.reason === 'gone';
  const close = () => open(null);

  return (
    <>
      {query.isError && (
        <p className={styles.unavailable} role="alert">
          {words.unavailable}
        </p>
      )}
      {page && page.counts.total > 0 && <Counters counts={page.counts} words={dashboard} />}
      {page?.counts.total === 0 && page.total === 0 && <p className={styles.none}>{none}</p>}
      {page && (page.counts.total > 0 || page.total > 0) && (
        // Not a control: it only listens for the key.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className={styles.panes}
          data-open={shown || isGone ? '' : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isForInputMethod(event.nativeEvent) && recordId !== null) close();
          }}
        >
          <div>
            {page.items.length > 0 && (
              <RecordTable
                items={page.items}
                {...{ caption, columns, order }}
                onOrder={(column) => onOrder(nextOrder(order, column))}
                selectedId={recordId}
                onSelect={open}
                rowButtonId={rowId}
                note={note?.(page)}
              />
            )}
            {renderPager?.(page)}
          </div>
          {shown &&
            detail(shown, {
              heading: recordHeading,
              onClose: close,
              tools: renderTools?.(shown),
              note: renderNote?.(shown),
            })}
          {isGone && (
            <p className={styles.unavailable} role="alert">
              {dashboard.gone}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Total, New and Reviewed over all records (SPEC section 2, Admin dashboard). */
function Counters({ counts, words }: { counts: DashboardCounts; words: DashboardWords }) {
  const number = new Intl.NumberFormat(words.locale);
  return (
    <dl className={styles.counters}>
      <div>
        <dt className="small quiet">{words.total}</dt>
        <dd>
          <b className="figure-3">{number.format(counts.total)}</b>
        </dd>
      </div>
      {applicationStatuses.map((status) => (
        <div key={status}>
          <dt className="small quiet">
            <StatusMark status={status} label={words.counts[status]} />
          </dt>
          <dd>
            <b className="figure-3">{number.format(counts[status])}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
