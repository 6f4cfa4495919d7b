import type { DashboardCounts } from '../../../shared/contracts/dashboard.ts';
import type { DashboardWords } from './admin-words.ts';
import styles from './counters.module.css';
import { StatusMark } from './status-mark.tsx';

/** Total, New and Reviewed over all records (SPEC section 2, Admin dashboard). */
export function Counters({ counts, words }: { counts: DashboardCounts; words: DashboardWords }) {
  const number = new Intl.NumberFormat(words.locale);
  return (
    <dl className={styles.counters}>
      <div>
        <dt>{words.total}</dt>
        <dd>
          <b>{number.format(counts.total)}</b>
        </dd>
      </div>
      {(['new', 'reviewed'] as const).map((status) => (
        <div key={status}>
          <dt>
            <StatusMark status={status} label={words.counts[status]} />
          </dt>
          <dd>
            <b>{number.format(counts[status])}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
