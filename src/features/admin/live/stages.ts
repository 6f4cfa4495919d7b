import type { WorkList } from '../../../ports/desk-work.ts';
import type { LiveAdminWords } from './desk-words.ts';

/** The stages of a list in their order; enquiries have only those of the specification (SPEC section 4). */
export function stageOptions(
  { dashboard, desk }: LiveAdminWords,
  list: WorkList,
): { value: string; label: string }[] {
  const own = list === 'applications' ? desk.work.stages : [];
  return [
    { value: 'new', label: dashboard.status.new },
    { value: 'reviewed', label: dashboard.status.reviewed },
    ...own.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** The stages of a list, and the present one if it has been taken out of the configuration. */
export function stagesOf(
  words: LiveAdminWords,
  list: WorkList,
  status: string,
): { value: string; label: string }[] {
  const known = stageOptions(words, list);
  return known.some(({ value }) => value === status) ? known : [...known, { value: status, label: status }];
}
