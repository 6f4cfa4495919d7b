import type { DashboardWords } from './admin-words.ts';
import styles from './counters.module.css';
import { HexagonCount } from './hexagon-count.tsx';
import { StatusMark } from './status-mark.tsx';
import type { Tally } from './tally-applications.ts';

/**
 * Total, New and Reviewed over all applications (SPEC section 2, Admin dashboard).
 * @param drawn counts to draw as hexagons, when one for each would be too many
 */
export function Counters({
  tally,
  drawn = tally,
  words,
}: {
  tally: Tally;
  drawn?: Tally;
  words: DashboardWords;
}) {
  const number = new Intl.NumberFormat(words.locale);
  return (
    <dl className={styles.counters}>
      <div>
        <dt>{words.total}</dt>
        <dd>
          <b>{number.format(tally.total)}</b>
          <HexagonCount tally={drawn} size="large" />
        </dd>
      </div>
      {(['new', 'reviewed'] as const).map((status) => (
        <div key={status}>
          <dt>
            <StatusMark status={status} label={words.counts[status]} />
          </dt>
          <dd>
            <b>{number.format(tally[status])}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
