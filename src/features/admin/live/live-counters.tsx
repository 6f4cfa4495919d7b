import type { ApplicationsPage } from '../../../ports/admin-desk.ts';
import type { DashboardWords } from '../admin-words.ts';
import { Counters } from '../counters.tsx';

/** More hexagons could not be read. */
const maxHexagons = 60;

/** At most that many hexagons, with the same ratio of new to reviewed. */
function drawnOf({ total, new: fresh }: ApplicationsPage['counts']): ApplicationsPage['counts'] {
  const drawn = Math.min(total, maxHexagons);
  const drawnNew = total === 0 ? 0 : Math.round((drawn * fresh) / total);
  return { total: drawn, new: drawnNew, reviewed: drawn - drawnNew };
}

/** Total, New and Reviewed over all applications (SPEC section 2, Admin dashboard). */
export function LiveCounters({
  counts,
  words,
}: {
  counts: ApplicationsPage['counts'];
  words: DashboardWords;
}) {
  return <Counters tally={counts} drawn={drawnOf(counts)} words={words} />;
}
