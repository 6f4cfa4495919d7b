import { useState } from 'react';
import { applicationStatuses, type ApplicationStatus } from '#shared/contracts/application.ts';
import { folders, type Folder } from '#shared/contracts/dashboard.ts';
import { SelectField } from '#src/components/select-field.tsx';
import { CsvButton } from '#src/features/admin/csv-button.tsx';
import type { TextSearch } from '#src/features/admin/dashboard-backend.ts';
import { RecordList, type RecordSource, type WorkRecord } from '#src/features/admin/record-list.tsx';
import { newestFirst } from '#src/features/admin/sort-applications.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import styles from './controls.module.css';
import type { ViewProps } from './live-view.ts';
import { Pager } from './pager.tsx';
import { RecordNote, RecordTools } from './record-work.tsx';
import { SearchField } from './search-field.tsx';
import { useSpam } from './spam-note.tsx';
import { useSettled } from './use-settled.ts';
import { withCount } from './with-count.ts';

/** A list that the team works on, with its filters. */
export function WorkList<Item extends WorkRecord>({
  source,
  positions,
  ...props
}: ViewProps & {
  source: RecordSource<Item>;
  /** What the list can be narrowed to. */
  positions?: { label: string; options: readonly { value: string; label: string }[] };
}) {
  const { words, liveWords, backend } = props;
  const { dashboard } = words;
  const { list } = source;
  const { data: spam } = useSpam(backend);
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<{
    status: ApplicationStatus | '';
    job: string;
    folder: Folder;
    page: number;
  }>({ status: '', job: '', folder: 'inbox', page: 1 });
  const [order, setOrder] = useState(newestFirst);
  const narrow = (change: Partial<typeof filter>) => setFilter({ ...filter, page: 1, ...change });
  const text = useSettled(typed);
  const search: TextSearch = { ...filter, sort: order.column, direction: order.direction, text };

  return (
    <>
      <div className={styles.tools}>
        <SearchField
          words={liveWords}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            narrow({});
          }}
        />
        {positions && (
          <SelectField
            label={positions.label}
            placeholder={liveWords['dashboard.jobs.all']}
            options={positions.options}
            value={filter.job}
            onChange={(event) => narrow({ job: event.currentTarget.value })}
          />
        )}
        <ChoiceButtons
          label={dashboard.columns.status}
          options={[
            { label: liveWords['dashboard.status.all'], value: '' },
            ...applicationStatuses.map((value) => ({ value, label: dashboard.status[value] })),
          ]}
          value={filter.status}
          onChange={(status) => narrow({ status })}
        />
        <ChoiceButtons
          label={liveWords['dashboard.folders']}
          options={folders.map((value) => ({
            value,
            label: withCount(liveWords[`dashboard.${value}`], value === 'spam' ? spam?.[list] : 0),
          }))}
          value={filter.folder}
          onChange={(folder) => narrow({ folder })}
        />
        <CsvButton words={words} file={`${list}.csv`} load={() => backend.csv(list, search, dashboard)} />
      </div>
      <RecordList
        {...props}
        {...{ source, search, order }}
        onOrder={(next) => {
          setOrder(next);
          narrow({});
        }}
        renderPager={({ total }) => (
          <Pager
            total={total}
            page={filter.page}
            onPage={(next) => narrow({ page: next })}
            words={liveWords}
            locale={dashboard.locale}
          />
        )}
        renderTools={(record) => (
          <RecordTools {...props} {...{ list, record }} name={source.nameOf(record)} />
        )}
        renderNote={(record) => <RecordNote key={record.id} {...props} {...{ list, record }} />}
      />
    </>
  );
}
