import { sql, type Expression, type SqlBool } from 'kysely';

/** Condition: the record is this user's, nobody's (null), or anybody's (undefined). */
export function isAssignedTo(user: string | null | undefined): Expression<SqlBool> {
  if (user === undefined) return sql<SqlBool>`1 = 1`;
  return user === null ? sql<SqlBool>`assigned_to is null` : sql<SqlBool>`assigned_to = ${user}`;
}
