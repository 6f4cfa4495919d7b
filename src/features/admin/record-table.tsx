import type { ApplicationStatus } from '#shared/contracts/application.ts';
import { Icon } from '#src/components/icon.tsx';
import styles from './record-table.module.css';
import { sortColumns, type SortColumn } from '#shared/contracts/dashboard.ts';
import type { Order } from './sort-applications.ts';
import { StatusMark, EmailAddress } from './dashboard-parts.tsx';

/** What the table shows of a record; the date is ISO 8601 in UTC. */
export type Row = Readonly<Record<Exclude<SortColumn, 'status'> | 'id', string>> & {
  status: ApplicationStatus;
};

export interface TableWords {
  caption: string;
  /** BCP 47 tag, for dates. */
  locale: string;
  columns: Readonly<Record<SortColumn, string>>;
  status: Readonly<Record<ApplicationStatus, string>>;
}

/**
 * The most recent applications (SPEC sections 2 and 9), or other records. A click anywhere in a row opens it;
 * for keyboard and screen readers the name is a button.
 * @param rows to show, sorted
 * @param selectedId the open one
 * @param rowButtonId DOM id of a row's button, which gets the focus back when the detail closes
 * @param note below the rows
 */
export function RecordTable({
  rows,
  words,
  order,
  onOrder,
  selectedId,
  onSelect,
  rowButtonId,
  note,
}: {
  rows: readonly Row[];
  words: TableWords;
  order: Order;
  onOrder: (column: SortColumn) => void;
  selectedId: string | null;
  onSelect: (id: string) => void;
  rowButtonId: (id: string) => string;
  note?: string | undefined;
}) {
  const date = new Intl.DateTimeFormat(words.locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <div className={styles.pane}>
      <table className={`small ${styles.table}`}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            {sortColumns.map((column) => {
              const isSorted = column === order.column;
              return (
                <th
                  key={column}
                  scope="col"
                  data-column={column}
                  aria-sort={isSorted ? order.direction : undefined}
                >
                  <button type="button" className="caption" onClick={() => onOrder(column)}>
                    <span>{words.columns[column]}</span>
                    <Icon name="arrow-up" className={styles.direction} />
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, position, email, date: at, status }) => (
            <tr key={id} data-selected={id === selectedId || undefined} onClick={() => onSelect(id)}>
              <td data-column="name">
                {/* Without a handler: its click bubbles to the row. */}
                <button type="button" id={rowButtonId(id)} aria-expanded={id === selectedId}>
                  <bdi>{name}</bdi>
                </button>
              </td>
              <td data-column="position">{position}</td>
              <td data-column="email" title={email}>
                <EmailAddress>{email}</EmailAddress>
              </td>
              <td data-column="date">
                <time dateTime={at}>{date.format(new Date(at))}</time>
              </td>
              <td data-column="status">
                <StatusMark status={status} label={words.status[status]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={`caption ${styles.note}`}>{note}</p>}
    </div>
  );
}
