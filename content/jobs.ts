import type { Language } from '../config/locales.ts';
import { de } from './jobs/de.ts';
import { en } from './jobs/en.ts';
import { es } from './jobs/es.ts';
import { jobFacts, type JobFacts, type JobId, type JobWords } from './jobs/facts.ts';
import { fr } from './jobs/fr.ts';

/** A job in one language (SPEC section 3). */
export interface Job extends JobFacts, JobWords {
  id: JobId;
}

export const jobWords: Record<Language, Record<JobId, JobWords>> = { en, es, fr, de };

export const jobIds: readonly JobId[] = jobFacts.map(({ id }) => id);

/** The five jobs, newest first (SPEC section 2, Careers). */
export function jobsIn(language: Language): Job[] {
  return jobFacts.map((facts) => ({ ...facts, ...jobWords[language][facts.id] }));
}

/** One job by its id; nothing when there is no such job, so that the page can go to Careers (SPEC section 8). */
export function jobIn(language: Language, id: string): Job | undefined {
  return jobsIn(language).find((job) => job.id === id);
}
