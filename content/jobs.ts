import { defaultLanguage, type Language } from '../config/locales.ts';
import { jobSchema } from '../schema/jobs.ts';
import { readItems, type ItemIn } from './items.ts';

/** A job in one language (SPEC section 3). */
export type Job = ItemIn<typeof jobSchema.facts, typeof jobSchema.words>;

/** The open positions, newest first (SPEC section 2, Careers). @throws DataError when one of their files is wrong */
export function jobsIn(language: Language): Job[] {
  return readItems('jobs', jobSchema, language).toSorted((a, b) => b.postedDate.localeCompare(a.postedDate));
}

/** The ids of the open positions, newest first. */
export const jobIds = (): string[] => jobsIn(defaultLanguage).map(({ id }) => id);

/** One job by its id; nothing when there is no such job, so that the page can go to Careers (SPEC section 8). */
export function jobIn(language: Language, id: string): Job | undefined {
  return jobsIn(language).find((job) => job.id === id);
}
