import type { Context } from 'hono';
import { assignedOf } from './assigned.ts';
import type { AdminEnvironment } from './require-session.ts';
import { isLanguage, defaultLanguage, type Language } from '../../../config/locales.ts';
import { stageIds } from '../../../content/desk.ts';
import {
  applicationSearchSchema,
  searchedApplicationsSchema,
} from '../../../shared/contracts/admin-schema.ts';
import type { FormChoices } from '../../../shared/contracts/form-choices.ts';
import type { ApplicationSearch } from '../store/store.ts';
import type { RecordOrder } from '../store/work-store.ts';
import { readSearch } from './admin-request.ts';

/** Jobs by their titles, as the team reads them. */
function jobOrder({ positions }: FormChoices, language: Language): string[] {
  const { compare } = new Intl.Collator(language);
  const titleOf = (id: string) => positions[id]?.[language] ?? id;
  return Object.keys(positions).toSorted((one, other) => compare(titleOf(one), titleOf(other)));
}

/**
 * Reads a search for applications: by stage, job, person, folder and words, and how it is sorted.
 * @param choices positions there are now
 * @throws Refusal 415 for another type, 400, 413, 422
 */
export async function readApplicationSearch(
  context: Context<AdminEnvironment>,
  choices: FormChoices,
): Promise<Omit<ApplicationSearch, 'offset' | 'limit'> & { page: number }> {
  const asked = await readSearch(context, applicationSearchSchema, searchedApplicationsSchema);
  const { q: text, page, status, job: jobId, email, folder, sort, direction } = asked;
  const assignedTo = assignedOf(asked.assigned, context.get('user'));
  const named = context.req.query('language');
  const language = isLanguage(named) ? named : defaultLanguage;
  const ids = { job: () => jobOrder(choices, language), status: stageIds };
  const order: RecordOrder<'job'> | undefined = sort && {
    by: sort,
    isDescending: direction === 'descending',
    ...((sort === 'job' || sort === 'status') && { ids: ids[sort]() }),
  };
  return { text, page, status, jobId, email, folder, order, assignedTo };
}
