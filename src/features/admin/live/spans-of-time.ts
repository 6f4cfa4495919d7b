import type { DayCount } from '../../../ports/admin-desk.ts';

/** What is counted over time. */
export type CountedKind = 'applications' | 'enquiries' | 'subscribers';

/** A day, or the week that begins with it, and what came in then. */
export interface Span {
  /** YYYY-MM-DD in UTC, the first day of it. */
  day: string;
  total: number;
}

/** More bars than this are hard to read: they become weeks. */
const maxBars = 31;
/** A bar of more hexagons than this wraps on a phone. */
const maxHexagons = 24;

/** The days, or sums of seven of them counted back from the last day, the newest first. */
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

/** How many one hexagon stands for, so that the longest bar fits. */
export function hexagonWorth(spans: readonly Span[]): number {
  return Math.max(1, Math.ceil(Math.max(0, ...spans.map(({ total }) => total)) / maxHexagons));
}
