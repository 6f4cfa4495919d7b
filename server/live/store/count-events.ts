import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** An event to count for a rate limit. */
export interface CountedEvent {
  key: string;
  /** ISO 8601 */
  now: string;
  windowMs: number;
}

/** The count of a key in its window, and the end of the window. */
export interface EventCount {
  count: number;
  resetsAt: string;
}

/** The clocks of several machines may differ by this; then a count goes on. */
const clocksDifferMs = 60_000;

/**
 * Counts any number of events in one statement. A window begins with its first event, and never ends later
 * than one that begins now. One that would end much later began while the clock was ahead, so it is over.
 * @returns the count for each, as if they had come one after the other
 */
export async function countEvents(
  db: Kysely<Tables>,
  events: readonly CountedEvent[],
): Promise<EventCount[]> {
  const byKey = [...Map.groupBy(events, ({ key }) => key)].map(([key, all]) => ({ key, all }));
  // All processes lock rows in the same order, so that they do not deadlock.
  byKey.sort((one, other) => (one.key < other.key ? -1 : 1));
  const latest = events.reduce((now, event) => (event.now > now ? event.now : now), '');
  const longestMs = Math.max(...events.map(({ windowMs }) => windowMs));
  const tooLate = new Date(Date.parse(latest) + longestMs + clocksDifferMs).toISOString();
  const rows = await db
    .insertInto('event_counts')
    .values(
      byKey.map(({ key, all }) => ({
        key,
        count: all.length,
        resets_at: new Date(
          Math.max(...all.map(({ now, windowMs }) => Date.parse(now) + windowMs)),
        ).toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb.or([
          eb('event_counts.resets_at', '<=', latest),
          eb('event_counts.resets_at', '>', tooLate),
        ]);
        const sum = eb('event_counts.count', '+', eb.ref('excluded.count'));
        return {
          count: eb.case().when(isOver).then(eb.ref('excluded.count')).else(sum).end(),
          resets_at: eb
            .case()
            .when(eb.or([isOver, eb('event_counts.resets_at', '>', eb.ref('excluded.resets_at'))]))
            .then(eb.ref('excluded.resets_at'))
            .else(eb.ref('event_counts.resets_at'))
            .end(),
        };
      }),
    )
    .returning(['key', 'count', 'resets_at'])
    .execute();
  const left = new Map(
    byKey.map(({ key, all }) => {
      const row = rows.find((one) => one.key === key);
      if (!row) throw new Error('An event was not counted');
      return [key, { next: row.count - all.length, resetsAt: row.resets_at }];
    }),
  );
  return events.map(({ key }) => {
    const own = left.get(key)!;
    own.next += 1;
    return { count: own.next, resetsAt: own.resetsAt };
  });
}
