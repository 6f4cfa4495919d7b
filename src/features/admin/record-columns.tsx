import type { ReactNode } from 'react';
import type { ApplicationStatus } from '#shared/contracts/application.ts';
import type { DashboardWords } from './admin-words.ts';
import { EmailAddress } from './email-address.tsx';
import type { Column } from './record-table.tsx';
import { StatusMark } from './status-mark.tsx';

interface ListedRecord {
  email: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  status: ApplicationStatus;
}

/**
 * The columns of the table (SPEC section 2, Admin dashboard).
 * @param position what a record is for
 */
export function recordColumns<Item extends ListedRecord>(
  { locale, columns, status: names }: DashboardWords,
  nameOf: (item: Item) => string,
  position: { label: string; show: (item: Item) => ReactNode },
): readonly Column<Item>[] {
  const date = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return [
    { id: 'name', label: columns.name, show: (one) => <bdi>{nameOf(one)}</bdi> },
    { id: 'position', ...position },
    {
      id: 'email',
      label: columns.email,
      show: ({ email }) => <EmailAddress>{email}</EmailAddress>,
      whole: ({ email }) => email,
    },
    {
      id: 'date',
      label: columns.date,
      show: ({ receivedAt }) => <time dateTime={receivedAt}>{date.format(new Date(receivedAt))}</time>,
    },
    {
      id: 'status',
      label: columns.status,
      show: ({ status }) => <StatusMark status={status} label={names[status]} />,
    },
  ];
}
