import { dayMs } from '#shared/durations.ts';
import type { Edition } from './edition.ts';
import { buildDay } from '#shared/build-day.ts';
import type { jobs } from './collections/jobs.ts';
import type { ShownOf } from './collections/define-collection.ts';

/** A job in one language (SPEC section 3). */
export type Job = ShownOf<typeof jobs>;

/** The ids of the open positions in a language, newest first. */
export const jobIds = ({ jobs }: Edition): string[] => jobs.map(({ id }) => id);

/** One job by its id; nothing when there is no such job, so that the page can go to Careers (SPEC section 8). */
export function jobIn(edition: Edition, id: string): Job | undefined {
  return edition.jobs.find((job) => job.id === id);
}

/** How long after its publication a position is announced, in days: an older one is likely to be filled. */
const announcedDays = 365;

/** Whether a position is open on a day: its last day, if it has one, is still to come. */
export const isOpenOn = ({ isOpen, validThrough }: Job, day: string = buildDay()): boolean =>
  isOpen && (validThrough === undefined || validThrough >= day);

/**
 * Whether structured data announces a position on a day: it is open, has a last day, and is not older than a year.
 * Without a last day it would be announced forever.
 */
export function isAnnounced(job: Job, day: string = buildDay()): boolean {
  const ageMs = Date.parse(day) - Date.parse(job.postedDate);
  return isOpenOn(job, day) && job.validThrough !== undefined && ageMs <= announcedDays * dayMs;
}
