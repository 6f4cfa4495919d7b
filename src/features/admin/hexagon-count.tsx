import styles from './hexagon-count.module.css';
import type { Tally } from './tally-applications.ts';

/** One hexagon per application, new ones first. It repeats numbers that are shown beside it as text. */
export function HexagonCount({ tally, size = 'small' }: { tally: Tally; size?: 'small' | 'large' }) {
  return (
    <span className={styles.count} data-size={size} aria-hidden="true">
      {Array.from({ length: tally.total }, (_, index) => (
        <span key={index} className="hexagon" data-status={index < tally.new ? 'new' : 'reviewed'} />
      ))}
    </span>
  );
}
