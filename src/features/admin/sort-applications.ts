import type { ReceivedApplication } from '#shared/contracts/application.ts';
import type { SortColumn, SortDirection } from '#shared/contracts/dashboard.ts';

export interface Order {
  column: SortColumn;
  direction: SortDirection;
}

export const newestFirst: Order = { column: 'date', direction: 'descending' };

export function fullName({
  firstName,
  lastName,
}: Pick<ReceivedApplication, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** The order after a click on a column: reversed, or that column ascending; dates newest first. */
export function nextOrder(order: Order, column: SortColumn): Order {
  if (order.column !== column) return column === 'date' ? newestFirst : { column, direction: 'ascending' };
  return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
}

/**
 * Sorts applications; equal ones are newest first.
 * @param locale BCP 47 tag, for comparing texts
 * @param titleOf job title in that language
 */
export function sortApplications(
  applications: readonly ReceivedApplication[],
  { column, direction }: Order = newestFirst,
  locale = 'en-US',
  titleOf = ({ jobTitle }: ReceivedApplication): string => jobTitle,
): ReceivedApplication[] {
  const collator = new Intl.Collator(locale);
  const keyOf: Record<SortColumn, (application: ReceivedApplication) => string> = {
    name: fullName,
    position: titleOf,
    email: ({ email }) => email,
    date: ({ date }) => date,
    status: ({ status }) => status,
  };
  const sign = direction === 'ascending' ? 1 : -1;
  return applications.toSorted(
    (one, other) =>
      sign * collator.compare(keyOf[column](one), keyOf[column](other)) ||
      collator.compare(other.date, one.date),
  );
}
