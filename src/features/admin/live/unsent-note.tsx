import { useQuery } from '@tanstack/react-query';
import type { UnsentCounts } from '#shared/contracts/dashboard.ts';
import { fill } from '#shared/template.ts';
import type { LiveWords } from '#src/features/admin/admin-words.ts';
import type { DashboardBackend } from '#src/features/admin/dashboard-backend.ts';
import { linkTo } from './dashboard-address.ts';
import styles from './notes.module.css';

/** Emails wait for seconds when all is well. */
const longWaitS = 10 * 60;

/** How many emails and events are not sent; read again with all lists. */
export const useUnsent = (backend: Pick<DashboardBackend, 'unsent'>) =>
  useQuery({ queryKey: ['mails', 'unsent'], queryFn: () => backend.unsent() });

export const isLate = ({ oldestWaitingS }: UnsentCounts) => oldestWaitingS >= longWaitS;

/** On the other parts of the dashboard: says that emails do not go out, with a link to the reasons. */
export function UnsentNote({
  liveWords,
  counts,
}: {
  liveWords: LiveWords;
  counts: UnsentCounts | undefined;
}) {
  if (!counts || (!isLate(counts) && counts.newlyDead === 0)) return null;
  return (
    <output className={styles.failed}>
      <span>{fill(liveWords['dashboard.mails.unsent'], { waiting: counts.waiting, dead: counts.dead })}</span>
      <a href={linkTo('mails')}>{liveWords['dashboard.mails.reasons']}</a>
    </output>
  );
}
