import { useQuery } from '@tanstack/react-query';
import { recordLists } from '#shared/contracts/dashboard.ts';
import type { LiveWords } from '#src/features/admin/admin-words.ts';
import type { DashboardBackend } from '#src/features/admin/dashboard-backend.ts';
import { linkTo } from './dashboard-address.ts';
import styles from './notes.module.css';
import { withCount } from './with-count.ts';

/** How many records are in the spam folders; read again with all lists. */
export const useSpam = (backend: Pick<DashboardBackend, 'spam'>) =>
  useQuery({ queryKey: ['spam'], queryFn: () => backend.spam() });

/** On all parts of the dashboard: what was caught as spam, which nobody gets an email about. */
export function SpamNote({ liveWords, backend }: { liveWords: LiveWords; backend: DashboardBackend }) {
  const { data: counts } = useSpam(backend);
  const caught = recordLists.filter((list) => counts?.[list]);
  if (caught.length === 0) return null;
  return (
    <p className={`small quiet ${styles.aside} ${styles.spam}`}>
      <strong>{liveWords['dashboard.spam']}</strong>{' '}
      {caught.map((list) => (
        <a key={list} href={linkTo(list)}>
          {withCount(liveWords[`dashboard.${list}`], counts?.[list])}
        </a>
      ))}
    </p>
  );
}
