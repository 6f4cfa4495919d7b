import type { Database } from './database.ts';
import type { SiteFacts } from './site-store.ts';

/** Single facts about the site, by name. */
export function createSiteFacts({ read, write, writeAtOnce }: Database): SiteFacts {
  return {
    siteFact: (name) =>
      read(async (db) => {
        const row = await db
          .selectFrom('site_facts')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirst();
        return row?.value ?? null;
      }),

    setSiteFact: (name, value) =>
      writeAtOnce(async (db) => {
        await db
          .insertInto('site_facts')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      }),

    claimSiteFact: (name, value) =>
      write(async (db) => {
        await db
          .insertInto('site_facts')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        const row = await db
          .selectFrom('site_facts')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return row.value;
      }),

    takeSiteFact: (name, value) =>
      writeAtOnce(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('site_facts')
          .where('name', '=', name)
          .where('value', '=', value)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}
