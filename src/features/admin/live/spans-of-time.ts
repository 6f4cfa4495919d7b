import type { DayCount } from '../../../ports/admin-desk.ts';

/** What the statistics count. */
export type CountedKind = 'applications' | 'enquiries' | 'subscribers';

/** A day or a week, and its count. */
export interface Span {
  /** First day of the span, YYYY-MM-DD in UTC. */
  day: string;
  total: number;
}

/** With more bars, the chart shows weeks. */
const maxBars = 31;
/** A longer bar would wrap on a phone. */
const maxHexagons = 24;

/** Days, or weeks of seven days counted back from the last day, newest first. */
export function spansOf(days: readonly DayCount[], kind: CountedKind): Span[] {
  const size = days.length > maxBars ? 7 : 1;
  const spans: Span[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const members = days.slice(Math.max(0, end - size), end);
    const [first] = members;
    if (!first) break;
    spans.push({ day: first.day, total: members.reduce((sum, one) => sum + one[kind], 0) });
  }
  return spans;
}

/** How many records one hexagon stands for, so that the longest bar fits. */
export function hexagonWorth(spans: readonly Span[]): number {
  return Math.max(1, Math.ceil(Math.max(0, ...spans.map(({ total }) => total)) / maxHexagons));
}
