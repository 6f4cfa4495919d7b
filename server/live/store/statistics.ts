import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { AdminStore } from './store.ts';

const dayMs = 86_400_000;

/** The day of an ISO 8601 column, in UTC. */
const dayOf = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, 10)`;

/** Counts per day: records without spam, and subscribers on the day they confirmed. */
export function createStatistics({ read }: Database): Pick<AdminStore, 'countsPerDay'> {
  return {
    countsPerDay: (now, days) =>
      read(async (db) => {
        const list = Array.from({ length: days }, (_, index) =>
          new Date(Date.parse(now) - (days - 1 - index) * dayMs).toISOString().slice(0, 10),
        );
        const [firstDay = now.slice(0, 10)] = list;
        const received = (table: 'applications' | 'enquiries') =>
          db
            .selectFrom(table)
            .select(({ fn }) => [dayOf('received_at').as('day'), fn.countAll().as('count')])
            .where('folder', '=', 'inbox')
            .where('received_at', '>=', firstDay)
            .groupBy(dayOf('received_at'))
            .execute();
        const confirmed = db
          .selectFrom('subscribers')
          .select(({ fn }) => [dayOf('confirmed_at').as('day'), fn.countAll().as('count')])
          .where('confirmed_at', '>=', firstDay)
          .groupBy(dayOf('confirmed_at'))
          .execute();
        const countsByDay = (rows: readonly { day: string; count: string | number | bigint }[]) =>
          new Map(rows.map(({ day, count }) => [day, Number(count)]));
        const applications = countsByDay(await received('applications'));
        const enquiries = countsByDay(await received('enquiries'));
        const subscribers = countsByDay(await confirmed);
        return list.map((day) => ({
          day,
          applications: applications.get(day) ?? 0,
          enquiries: enquiries.get(day) ?? 0,
          subscribers: subscribers.get(day) ?? 0,
        }));
      }),
  };
}
