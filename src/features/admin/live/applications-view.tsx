import { applicationRecords } from '#src/features/admin/application-records.tsx';
import type { ViewProps } from './live-view.ts';
import { WorkList } from './work-list.tsx';

export function ApplicationsView(props: ViewProps) {
  const { words, backend } = props;
  const { columns, jobTitles } = words.dashboard;
  return (
    <WorkList
      {...props}
      source={applicationRecords(words, backend)}
      positions={{
        label: columns.position,
        options: Object.entries(jobTitles).map(([value, label]) => ({ value, label })),
      }}
    />
  );
}
