import { adminCookies, sessionHours } from '../../../config/admin-cookies.ts';
import type { AccessStore, StoredSession } from '../store/access-store.ts';
import { isToken, newToken, tokenHashOf } from './tokens.ts';

/**
 * Sessions of the dashboard: a random token in a cookie; the store has only its SHA-256. Sessions end after
 * 30 idle minutes, at the latest after 12 hours. Every login makes a new token, a logout deletes it.
 */
export interface Sessions {
  /**
   * Starts a session of a user.
   * @param device the kind of browser, see deviceName
   * @returns the token for the cookie
   */
  begin(account: string, device?: string): Promise<string>;
  /** Finds the session of a token and records that it was used; null when it is unknown or expired. */
  find(token: string): Promise<StoredSession | null>;
  /** Whether the session is valid, without recording a use: for requests that no person made. */
  isAlive(token: string): Promise<boolean>;
  end(token: string): Promise<void>;
}

const minuteMs = 60_000;
export const sessionLimits = { idleMs: 30 * minuteMs, totalMs: sessionHours * 60 * minuteMs } as const;
/** More than clocks of several machines differ: a session from later than this began while a clock was wrong. */
const aheadMs = 5 * minuteMs;
/** A use is recorded at most once a minute, because a dashboard sends more requests than that. */
const touchMs = minuteMs;

/**
 * Sessions in a store.
 * @param now the clock that decides when they end
 */
export function createSessions({ store, now }: { store: AccessStore; now: () => Date }): Sessions {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();

  async function current(token: string): Promise<StoredSession | null> {
    const session = isToken(token) ? await store.session(tokenHashOf(token)) : null;
    if (!session) return null;
    const isOver =
      session.createdAt <= ago(sessionLimits.totalMs) ||
      session.lastSeenAt <= ago(sessionLimits.idleMs) ||
      session.lastSeenAt > ago(-aheadMs);
    if (isOver) await store.deleteSession(session.tokenHash);
    return isOver ? null : session;
  }

  return {
    async begin(account, device = '') {
      const token = newToken();
      const at = now().toISOString();
      await store.deleteSessionsBefore({
        createdAt: ago(sessionLimits.totalMs),
        lastSeenAt: ago(sessionLimits.idleMs),
      });
      await store.addSession({
        tokenHash: tokenHashOf(token),
        account,
        createdAt: at,
        lastSeenAt: at,
        device,
      });
      return token;
    },

    async find(token) {
      const session = await current(token);
      if (!session || session.lastSeenAt > ago(touchMs)) return session;
      const lastSeenAt = now().toISOString();
      await store.touchSession(session.tokenHash, lastSeenAt);
      return { ...session, lastSeenAt };
    },

    isAlive: async (token) => (await current(token)) !== null,

    async end(token) {
      await store.deleteSession(tokenHashOf(token));
    },
  };
}

export const sessionCookie = adminCookies.session;

/** For Set-Cookie; without Max-Age it ends with the browser. */
export function sessionCookieOf(token: string): string {
  return `${sessionCookie}=${token}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}

/** For Set-Cookie; deletes the cookie in the browser. */
export const endedSessionCookie = `${sessionCookie}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict`;
