import type { ReactNode } from 'react';
import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import { fill } from '../../lib/template.ts';
import { Icon } from '../../ui/icon.tsx';
import type { DashboardWords } from './admin-words.ts';
import styles from './application-table.module.css';
import { EmailAddress } from './email-address.tsx';
import { jobTitleOf } from './job-title.ts';
import { columns, fullName, type Column, type Order } from './sort-applications.ts';
import { StatusMark } from './status-mark.tsx';

/**
 * The most recent applications (SPEC sections 2 and 9). A click anywhere in a row opens it; for keyboard and
 * screen readers the name is a button.
 * @param applications to show, sorted
 * @param selectedId the open one
 * @param rowButtonId DOM id of a row's button, which gets the focus back when the detail closes
 * @param total how many there are; more than are shown is said below them
 * @param choice boxes in front of the rows, to choose several
 */
export function ApplicationTable({
  applications,
  words,
  order,
  onOrder,
  selectedId,
  onSelect,
  rowButtonId,
  total = applications.length,
  choice,
}: {
  applications: readonly ReceivedApplication[];
  words: DashboardWords;
  order: Order;
  onOrder: (column: Column) => void;
  selectedId: string | null;
  onSelect: (id: string) => void;
  rowButtonId: (id: string) => string;
  total?: number;
  choice?: { head: ReactNode; cell: (id: string) => ReactNode };
}) {
  const date = new Intl.DateTimeFormat(words.locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const number = new Intl.NumberFormat(words.locale);
  return (
    <div className={styles.pane}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.tableCaption}</caption>
        <thead>
          <tr>
            {choice && <th data-column="choice">{choice.head}</th>}
            {columns.map((column) => {
              const isSorted = column === order.column;
              return (
                <th
                  key={column}
                  scope="col"
                  data-column={column}
                  aria-sort={isSorted ? order.direction : undefined}
                >
                  <button type="button" onClick={() => onOrder(column)}>
                    {words.fields[column]}
                    <Icon name="arrow-up" className={styles.direction} />
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => {
            const { id, email, status } = application;
            return (
              <tr
                key={id}
                data-selected={id === selectedId || undefined}
                onClick={({ target }) => {
                  if (!(target instanceof HTMLInputElement)) onSelect(id);
                }}
              >
                {choice && <td data-column="choice">{choice.cell(id)}</td>}
                <td data-column="name">
                  {/* The row handles its click, so that there is one handler. */}
                  <button type="button" id={rowButtonId(id)} aria-expanded={id === selectedId}>
                    <bdi>{fullName(application)}</bdi>
                  </button>
                </td>
                <td data-column="position">{jobTitleOf(application, words)}</td>
                <td data-column="email" title={email}>
                  <EmailAddress>{email}</EmailAddress>
                </td>
                <td data-column="date">
                  <time dateTime={application.date}>{date.format(new Date(application.date))}</time>
                </td>
                <td data-column="status">
                  <StatusMark status={status} label={words.status[status]} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {total > applications.length && (
        <p className={`caption ${styles.shown}`}>
          {fill(words.tableShown, { count: number.format(applications.length), total: number.format(total) })}
        </p>
      )}
    </div>
  );
}
