import { minuteMs } from '#shared/durations.ts';
import type { Database, Tables } from '#server/live/database.ts';
import { isToken, newToken, tokenHashOf } from '#server/live/tokens.ts';
import { loginHours, sessionHours } from '#shared/admin-cookies.ts';

/**
 * Sessions of the dashboard: a random token in a cookie; the database has only its SHA-256. They end after 30
 * idle minutes, at the latest after 12 hours. Every login makes a new token, a logout deletes it.
 */

export type StoredSession = Tables['sessions'];

export const sessionLimits = { idleMs: 30 * minuteMs, totalMs: sessionHours * 60 * minuteMs } as const;
/** More than clocks of several machines differ; a session from later than this was begun with a wrong clock. */
const aheadMs = 5 * minuteMs;
/** A use is recorded at most once a minute, because a dashboard sends more requests than that. */
const touchMs = minuteMs;
const loginMs = loginHours * 60 * minuteMs;

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

/** Starts a session. @param user who; `password` for the one password. @returns the token for the cookie */
export async function beginSession({ write }: Database, user: string, now: Date): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  const session = { tokenHash: tokenHashOf(token), user, createdAt: at, lastSeenAt: at };
  await write((db) => db.insertInto('sessions').values(session).execute());
  return token;
}

/**
 * The session of a token; null when it is unknown or over.
 * @param isUse whether a person asks, and not a page by itself: only a use delays the idle limit
 */
export async function findSession(
  { read, write }: Database,
  token: string,
  now: Date,
  isUse: boolean,
): Promise<StoredSession | null> {
  if (!isToken(token)) return null;
  const tokenHash = tokenHashOf(token);
  const session = await read((db) =>
    db.selectFrom('sessions').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),
  );
  if (!session) return null;
  const isOver =
    session.createdAt <= ago(now, sessionLimits.totalMs) ||
    session.lastSeenAt <= ago(now, sessionLimits.idleMs) ||
    session.lastSeenAt > ago(now, -aheadMs);
  if (isOver) {
    await endSession({ write }, token);
    return null;
  }
  if (isUse && session.lastSeenAt <= ago(now, touchMs))
    await write((db) =>
      db
        .updateTable('sessions')
        .set({ lastSeenAt: now.toISOString() })
        .where('tokenHash', '=', tokenHash)
        .execute(),
    );
  return session;
}

/** Ends a session; nothing happens when there is none. */
export async function endSession({ write }: Pick<Database, 'write'>, token: string): Promise<void> {
  await write((db) => db.deleteFrom('sessions').where('tokenHash', '=', tokenHashOf(token)).execute());
}

/** Logs everybody out and ends unfinished logins at the provider. @returns how many sessions there were */
export function endAllSessions({ write }: Database): Promise<number> {
  return write(async (db) => {
    await db.deleteFrom('oidcLogins').execute();
    const { numDeletedRows } = await db.deleteFrom('sessions').executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** Stores what is needed to end a login at the provider. */
export async function addLogin(
  { write }: Database,
  { state, nonce, codeVerifier }: { state: string; nonce: string; codeVerifier: string },
  now: Date,
): Promise<void> {
  const login = { stateHash: tokenHashOf(state), nonce, codeVerifier, expiresAt: ago(now, -loginMs) };
  await write((db) => db.insertInto('oidcLogins').values(login).execute());
}

/** Takes what was stored for a state, once; null when it is unknown, used or too old. */
export async function consumeLogin(
  { write }: Database,
  state: string,
  now: Date,
): Promise<{ nonce: string; codeVerifier: string } | null> {
  const login = await write((db) =>
    db.deleteFrom('oidcLogins').where('stateHash', '=', tokenHashOf(state)).returningAll().executeTakeFirst(),
  );
  if (!login) return null;
  // A later end than that of a new login was set while the clock was ahead.
  const isValid = login.expiresAt > now.toISOString() && login.expiresAt <= ago(now, -loginMs - aheadMs);
  return isValid ? login : null;
}
