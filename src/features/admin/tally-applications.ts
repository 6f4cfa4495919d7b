import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';

/** Number of applications, and how many are reviewed. */
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

/** Counts for one job or one day. */
export interface Group extends Tally {
  /** The job or the day. */
  key: string;
}

/** Counts applications by a key, in the order of first occurrence. */
export function tallyBy(
  applications: readonly ReceivedApplication[],
  keyOf: (application: ReceivedApplication) => string,
): Group[] {
  return [...Map.groupBy(applications, keyOf)].map(([key, members]) => ({ key, ...tallyOf(members) }));
}
