import { withCount } from './mails-view.tsx';
import { useSpam } from './spam-note.tsx';
import { useState, type ReactNode, type RefObject } from 'react';
import { applicationStatuses, type ApplicationStatus } from '#shared/contracts/application.ts';
import {
  folders,
  type DashboardCounts,
  type DashboardEnquiry,
  type WorkPage,
} from '#shared/contracts/dashboard.ts';
import { fill } from '#shared/template.ts';
import { isForInputMethod } from '#src/browser/keys.ts';
import { SelectField } from '#src/components/select-field.tsx';
import type { AdminWords, DashboardWords } from './admin-words.ts';
import {
  ChoiceButtons,
  CsvButton,
  Pager,
  SearchField,
  type Confirmation,
  StatusMark,
} from './dashboard-parts.tsx';
import tools from './dashboard-parts.module.css';
import {
  DashboardFailure,
  type ShownApplication,
  type DashboardBackend,
  type TextSearch,
  type WorkKind,
} from './dashboard-backend.ts';
import { RecordTable, type Row } from './record-table.tsx';
import { RecordNote, RecordTools } from './record-work.tsx';
import { newestFirst, nextOrder } from './sort-applications.ts';
import {
  useArrivals,
  useDashboardQuery,
  useDashboardRecord,
  useRecordFocus,
  useSettled,
} from './use-dashboard.ts';

/** Props of the lists that the team works on. */
export interface WorkProps {
  words: AdminWords;
  backend: DashboardBackend;
  /** Of the page; takes the focus when the row of a closed record is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Unsaved notes by record. */
  noteDrafts: Map<string, string>;
  ask: (question: Confirmation) => void;
  /** The open record. */
  recordId: string | null;
  open: (id: string | null) => void;
}

/** Props that a list passes to its open record. */
export interface Opened {
  /** Takes the focus when the record opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  /** What the team does with it, in live mode: buttons below the name, and a note at the end. */
  tools: ReactNode;
  note: ReactNode;
}

type Status = ApplicationStatus | '';

/** The counters, the table with its filters, and next to it the open record (SPEC section 2, Admin dashboard). */
export function WorkList<Item extends ShownApplication | DashboardEnquiry>({
  list,
  caption,
  none,
  positionLabel,
  jobs,
  load,
  loadOne,
  rowOf,
  onArrival,
  children,
  ...props
}: WorkProps & {
  list: WorkKind;
  caption: string;
  /** Shown instead of an empty table. */
  none: string;
  /** Name of the column with what a record is for. */
  positionLabel: string;
  /** Options of the job filter; only in live mode. */
  jobs?: readonly { value: string; label: string }[];
  load: (search: TextSearch) => Promise<WorkPage<Item>>;
  loadOne: (id: string) => Promise<Item>;
  rowOf: (item: Item) => Row;
  onArrival: (item: Item) => void;
  children: (item: Item, opened: Opened) => ReactNode;
}) {
  const { words, backend, heading, recordId, open } = props;
  const { dashboard, live } = words;
  const { data: spam } = useSpam(backend.live);
  const { locale, columns } = dashboard;
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<{
    status: Status;
    job: string;
    folder: 'inbox' | 'spam';
    page: number;
  }>({
    status: '',
    job: '',
    folder: 'inbox',
    page: 1,
  });
  const [order, setOrder] = useState(newestFirst);
  const text = useSettled(typed);
  const narrow = (change: Partial<typeof filter>) => setFilter({ ...filter, page: 1, ...change });
  const search: TextSearch = { ...filter, sort: order.column, direction: order.direction, text };

  const key = JSON.stringify([search, locale]);
  const query = useDashboardQuery([list, key], () => load(search));
  useArrivals(key, query, onArrival);
  const page = query.data;
  const known = page?.items.find(({ id }) => id === recordId);
  const record = useDashboardRecord(list, recordId, known, loadOne);
  const shown = recordId === null ? undefined : record.data?.record;
  const { recordHeading, rowId } = useRecordFocus(recordId, shown !== undefined, heading);
  const isGone = record.error instanceof DashboardFailure && record.error.reason === 'gone';
  const number = new Intl.NumberFormat(locale);
  const close = () => open(null);

  return (
    <>
      {live && (
        <div className={tools.tools}>
          <SearchField
            words={live}
            value={typed}
            onChange={(next) => {
              setTyped(next);
              narrow({});
            }}
          />
          {jobs && (
            <SelectField
              label={positionLabel}
              placeholder={live['dashboard.jobs.all']}
              options={jobs}
              value={filter.job}
              onChange={(event) => narrow({ job: event.currentTarget.value })}
            />
          )}
          <ChoiceButtons<Status>
            label={columns.status}
            options={[
              { label: live['dashboard.status.all'], value: '' },
              ...applicationStatuses.map((value) => ({ value, label: dashboard.status[value] })),
            ]}
            value={filter.status}
            onChange={(status) => narrow({ status })}
          />
          <ChoiceButtons
            label={live['dashboard.folders']}
            options={folders.map((value) => ({
              value,
              label: withCount(live[`dashboard.${value}`], value === 'spam' ? spam?.[list] : 0),
            }))}
            value={filter.folder}
            onChange={(folder) => narrow({ folder })}
          />
          <CsvButton words={words} file={`${list}.csv`} load={() => backend.csv(list, search, dashboard)} />
        </div>
      )}
      {query.isError && (
        <p className={tools.unavailable} role="alert">
          {words.unavailable}
        </p>
      )}
      {page && page.counts.total > 0 && <Counters counts={page.counts} words={dashboard} />}
      {page?.counts.total === 0 && page.total === 0 && <p className={tools.none}>{none}</p>}
      {page && (page.counts.total > 0 || page.total > 0) && (
        // Not a control: it only listens for the key.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className={tools.panes}
          data-open={shown || isGone ? '' : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isForInputMethod(event.nativeEvent) && recordId !== null) close();
          }}
        >
          <div>
            {page.items.length > 0 && (
              <RecordTable
                rows={page.items.map(rowOf)}
                words={{
                  caption,
                  locale,
                  columns: { ...columns, position: positionLabel },
                  status: dashboard.status,
                }}
                order={order}
                onOrder={(column) => {
                  setOrder(nextOrder(order, column));
                  narrow({});
                }}
                selectedId={recordId}
                onSelect={open}
                rowButtonId={rowId}
                note={
                  live || page.items.length === page.total
                    ? undefined
                    : fill(dashboard.tableShown, {
                        count: number.format(page.items.length),
                        total: number.format(page.total),
                      })
                }
              />
            )}
            {live && (
              <Pager
                total={page.total}
                page={filter.page}
                onPage={(next) => narrow({ page: next })}
                {...{ locale }}
                words={live}
              />
            )}
          </div>
          {shown &&
            children(shown, {
              heading: recordHeading,
              onClose: close,
              tools: live && backend.live && (
                <RecordTools
                  {...props}
                  {...{ list, live }}
                  api={backend.live}
                  record={shown}
                  name={rowOf(shown).name}
                />
              ),
              note: live && backend.live && (
                <RecordNote key={shown.id} {...props} {...{ list, live }} api={backend.live} record={shown} />
              ),
            })}
          {isGone && (
            <p className={tools.unavailable} role="alert">
              {live?.['dashboard.gone']}
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
    <dl className={tools.counters}>
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
