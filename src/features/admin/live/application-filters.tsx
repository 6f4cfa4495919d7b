import { fill } from '../../../lib/template.ts';
import type { AdminDesk, ApplicationSearch, ApplicationsPage } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Choice, SearchField } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';
import { RecordFilters } from './record-filters.tsx';
import { stageOptions } from './stages.ts';
import work from './work.module.css';

type Search = Omit<ApplicationSearch, 'page'>;

/** The stages with their numbers, those at the end that have been taken out of the configuration. */
function stagesWith(words: LiveAdminWords, counts: ApplicationsPage['counts'] | undefined) {
  const number = new Intl.NumberFormat(words.dashboard.locale);
  const known = stageOptions(words, 'applications');
  const removed = Object.keys(counts ?? {})
    .filter((id) => id !== 'total' && !known.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: id }));
  const all = [{ value: 'all', label: words.desk.all }, ...known, ...removed];
  return all.map(({ value, label }) => {
    const count = counts?.[value === 'all' ? 'total' : value] ?? 0;
    return { value, label: counts ? `${label} ${number.format(count)}` : label };
  });
}

/**
 * What applications are looked for by: words, stage, position, person and folder.
 * @param typed the words as they stand in the field
 * @param counts of all applications by stage
 */
export function ApplicationFilters({
  typed,
  search,
  narrow,
  counts,
  words,
  desk,
}: {
  typed: string;
  search: Search;
  narrow: (change: Partial<Search>) => void;
  counts: ApplicationsPage['counts'] | undefined;
  words: LiveAdminWords;
  desk: AdminDesk;
}) {
  const { person, allJobs } = words.desk.work;
  const jobs = Object.entries(words.dashboard.jobTitles);
  return (
    <>
      <SearchField words={words.desk} value={typed} onChange={(text) => narrow({ text })} />
      <SelectField
        className={work.jobs}
        label={words.dashboard.fields.position}
        placeholder={allJobs}
        options={jobs.map(([value, label]) => ({ value, label }))}
        value={search.job}
        onChange={(event) => narrow({ job: event.currentTarget.value })}
      />
      <Choice
        label={words.dashboard.fields.status}
        options={stagesWith(words, counts)}
        value={search.status}
        onChange={(status) => narrow({ status })}
      />
      <RecordFilters {...{ words, desk, search, narrow }} />
      {search.email !== '' && (
        <p className={styles.aside}>
          {fill(person.shown, { email: search.email })}{' '}
          <Button size="small" onClick={() => narrow({ email: '' })}>
            {person.everybody}
          </Button>
        </p>
      )}
    </>
  );
}
