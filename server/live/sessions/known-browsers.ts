import { dayMs, minuteMs } from '#shared/durations.ts';
import { knownBrowserDays } from '#shared/admin-cookies.ts';
import type { Database } from '#server/live/database.ts';
import { countEvent } from '#server/live/limits.ts';
import { isToken, newToken, tokenHashOf } from '#server/live/tokens.ts';

/**
 * Browsers that have logged in before: strangers who use up the logins of all do not keep them out. Such a browser has
 * a random token in a cookie; the database has its hash, among the counts, whose ends the daily job deletes.
 */

const knownMs = knownBrowserDays * dayMs;
const keyOf = (token: string) => `login:browser:${tokenHashOf(token)}`;

/** Tries of a known browser, so that a copied cookie opens no way to guess from many addresses. */
const limit = { requests: 10, windowMs: 10 * minuteMs } as const;

/** Remembers a browser that has logged in. @returns the token for its cookie */
export async function rememberBrowser(database: Database, now: Date): Promise<string> {
  const token = newToken();
  await countEvent(database, keyOf(token), now, knownMs);
  return token;
}

/** Counts a try of a browser. @returns false when it is not known, or has tried too often */
export async function admitKnownBrowser(database: Database, token: string, now: Date): Promise<boolean> {
  if (!isToken(token)) return false;
  const known = await database.read((db) =>
    db
      .selectFrom('eventCounts')
      .select('key')
      .where('key', '=', keyOf(token))
      .where('resetsAt', '>', now.toISOString())
      .executeTakeFirst(),
  );
  if (!known) return false;
  return (await countEvent(database, `${known.key}:tries`, now, limit.windowMs)).count <= limit.requests;
}
