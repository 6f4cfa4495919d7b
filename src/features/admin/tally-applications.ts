import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';

/** How many applications there are, and how many of them were looked at. */
export interface Tally {
  total: number;
  new: number;
  reviewed: number;
}

/** Counts applications by status (SPEC section 2, Admin dashboard: the counters). */
export function tallyOf(applications: readonly ReceivedApplication[]): Tally {
  const fresh = applications.filter(({ status }) => status === 'new').length;
  return { total: applications.length, new: fresh, reviewed: applications.length - fresh };
}

/** The applications of one job or one day, counted. */
export interface Group extends Tally {
  /** What they have in common. */
  key: string;
}

/** Counts applications by what they have in common, in the order in which the kinds first come. */
export function tallyBy(
  applications: readonly ReceivedApplication[],
  keyOf: (application: ReceivedApplication) => string,
): Group[] {
  return [...Map.groupBy(applications, keyOf)].map(([key, members]) => ({ key, ...tallyOf(members) }));
}
