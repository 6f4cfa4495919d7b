import type { ApplicationsPage } from '../../../services/admin-desk.ts';
import type { DashboardWords } from '../admin-words.ts';
import counters from '../counters.module.css';
import { HexagonCount } from '../hexagon-count.tsx';
import { StatusMark } from '../status-mark.tsx';

/** Thousands of hexagons would be no picture any more. */
const maxHexagons = 60;

/** As many hexagons as fit, in the proportion of new to reviewed. */
function drawnOf({ total, new: fresh }: ApplicationsPage['counts']): ApplicationsPage['counts'] {
  const drawn = Math.min(total, maxHexagons);
  const drawnNew = total === 0 ? 0 : Math.round((drawn * fresh) / total);
  return { total: drawn, new: drawnNew, reviewed: drawn - drawnNew };
}

/** Total, New and Reviewed over all applications, however many there are (SPEC section 2, Admin dashboard). */
export function LiveCounters({
  counts,
  words,
}: {
  counts: ApplicationsPage['counts'];
  words: DashboardWords;
}) {
  const number = new Intl.NumberFormat(words.locale);
  return (
    <dl className={counters.counters}>
      <div>
        <dt>{words.total}</dt>
        <dd>
          <b>{number.format(counts.total)}</b>
          <HexagonCount tally={drawnOf(counts)} size="large" />
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
