import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { ResumeRecords } from './site-store.ts';
import type { Tables } from './tables.ts';

/** Announces the resumes of deleted applications until the files are deleted too. */
export async function announceLeftResumes(
  db: Kysely<Tables>,
  keys: readonly string[],
  at: string,
): Promise<void> {
  if (keys.length === 0) return;
  const left = { reason: 'deleted', announced_at: at } as const;
  await db
    .insertInto('announced_resumes')
    .values(keys.map((key) => ({ key, ...left })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(left))
    .execute();
}

/** Records which resume files exist, or may exist, without an application. */
export function createResumeRecords({ read, writeAtOnce }: Database): ResumeRecords {
  return {
    announceResume: (key, at) =>
      writeAtOnce(async (db) => {
        await db
          .insertInto('announced_resumes')
          .values({ key, announced_at: at, reason: 'upload' })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute();
      }),

    resumesLeft: (reason, before) =>
      read(async (db) => {
        const rows = await db
          .selectFrom('announced_resumes')
          .select('key')
          .where('reason', '=', reason)
          .where('announced_at', '<', before)
          // An application may have come back with a restored database.
          .where('key', 'not in', (eb) => eb.selectFrom('applications').select('resume_key'))
          .orderBy('announced_at')
          .orderBy('key')
          .execute();
        return rows.map(({ key }) => key);
      }),

    forgetResume: (key) =>
      writeAtOnce(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('announced_resumes')
          .where('key', '=', key)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    quarantineResumes: (keys, at) =>
      writeAtOnce(async (db) => {
        if (keys.length === 0) return;
        const held = { reason: 'quarantined', announced_at: at } as const;
        await db
          .insertInto('announced_resumes')
          .values(keys.map((key) => ({ key, ...held })))
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet(held).where('announced_resumes.reason', '=', 'upload'),
          )
          .execute();
      }),

    knownResumes: (keys) =>
      read(async (db) => {
        if (keys.length === 0) return [];
        // In one statement, so that a key that moves between the tables meanwhile is found.
        const rows = await db
          .selectFrom('announced_resumes')
          .select('key')
          .where('key', 'in', [...keys])
          .union(
            db
              .selectFrom('applications')
              .select('resume_key as key')
              .where('resume_key', 'in', [...keys]),
          )
          .execute();
        return rows.map(({ key }) => key);
      }),
  };
}
