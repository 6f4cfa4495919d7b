import { useState } from 'react';
import type { DashboardPage } from '#shared/contracts/dashboard.ts';
import { fill } from '#shared/template.ts';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import type { DashboardWords } from '#src/features/admin/admin-words.ts';
import { applicationRecords } from '#src/features/admin/application-records.tsx';
import { CsvButton } from '#src/features/admin/csv-button.tsx';
import { DashboardFrame, type DashboardProps } from '#src/features/admin/dashboard-frame.tsx';
import { RecordList } from '#src/features/admin/record-list.tsx';
import { newestFirst } from '#src/features/admin/sort-applications.ts';
import { useNews } from '#src/features/admin/use-dashboard.ts';
import type { SimulatedAdmin } from './simulated-backend.ts';
import styles from './simulated-dashboard.module.css';

export { createSimulatedBackend as createBackend } from './simulated-backend.ts';

/** How many of all records the table shows, when it does not show all. */
function countShown({ items, total }: DashboardPage<unknown>, words: DashboardWords): string | null {
  const number = new Intl.NumberFormat(words.locale);
  if (items.length === total) return null;
  return fill(words.tableShown, { count: number.format(items.length), total: number.format(total) });
}

/** The dashboard of a simulated build: the ten most recent applications (SPEC sections 2 and 9). */
export function Dashboard({ words, data, backend, heading, onLogOut }: DashboardProps<SimulatedAdmin>) {
  const { dashboard } = words;
  const [recordId, open] = useState<string | null>(null);
  const [order, setOrder] = useState(newestFirst);
  useNews(backend);
  return (
    <DashboardFrame
      {...{ words, heading, onLogOut }}
      title={dashboard.title}
      actions={
        <CsvButton
          words={words}
          file={dashboard.csvFile}
          load={() => backend.csv('applications', { text: '' }, dashboard)}
        />
      }
      below={
        <p className={styles.notice}>
          <DemonstrationNote text={data.demonstration} />
        </p>
      }
    >
      <RecordList
        {...{ words, heading, recordId, open, order }}
        source={applicationRecords(words, backend)}
        search={{ text: '', sort: order.column, direction: order.direction }}
        onOrder={setOrder}
        note={(page) => countShown(page, dashboard)}
      />
    </DashboardFrame>
  );
}
