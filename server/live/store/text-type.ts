import { sql } from 'kysely';
import type { Dialect } from './database.ts';

/** Sorts by bytes in both databases; PostgreSQL would otherwise use the database's language. */
export function textTypeOf(dialect: Dialect) {
  return dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
}
