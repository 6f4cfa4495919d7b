import type { AccessStore, StoredSession } from '../store/access-store.ts';
import { isToken, newToken, tokenHashOf } from './tokens.ts';

/**
 * Sessions of the dashboard: a random token in a cookie, of which the store knows only the SHA-256. Idle sessions end after 30 minutes, any after
 * 12 hours; every login makes a new token, and a logout deletes it.
 */
export interface Sessions {
  /** Begins a session. @returns the token for the cookie */
  begin(account: string): Promise<string>;
  /** The session of a cookie's token, counted as seen now; null when it is unknown or over. */
  find(token: string): Promise<StoredSession | null>;
  /** Whether the session still holds, without counting it as seen: for what goes on without its person. */
  isAlive(token: string): Promise<boolean>;
  end(token: string): Promise<void>;
}

const minuteMs = 60_000;
export const sessionLimits = { idleMs: 30 * minuteMs, totalMs: 12 * 60 * minuteMs } as const;
/** Seen is written down at most once a minute: a dashboard asks more often than that. */
const touchMs = minuteMs;

/** Sessions over a store. @param now the clock that they end by */
export function createSessions({ store, now }: { store: AccessStore; now: () => Date }): Sessions {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();

  async function current(token: string): Promise<StoredSession | null> {
    const session = isToken(token) ? await store.session(tokenHashOf(token)) : null;
    if (!session) return null;
    const isOver =
      session.createdAt <= ago(sessionLimits.totalMs) || session.lastSeenAt <= ago(sessionLimits.idleMs);
    if (isOver) await store.deleteSession(session.tokenHash);
    return isOver ? null : session;
  }

  return {
    async begin(account) {
      const token = newToken();
      const at = now().toISOString();
      await store.deleteSessionsBefore({
        createdAt: ago(sessionLimits.totalMs),
        lastSeenAt: ago(sessionLimits.idleMs),
      });
      await store.addSession({ tokenHash: tokenHashOf(token), account, createdAt: at, lastSeenAt: at });
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

/** `__Host-`: browsers take it over https only, for this host alone, and no subdomain can set another one (RFC 6265bis). */
export const sessionCookie = '__Host-session';

/** For Set-Cookie; without Max-Age it goes with the browser. */
export function sessionCookieOf(token: string): string {
  return `${sessionCookie}=${token}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}

/** Takes the cookie out of the browser. */
export const endedSessionCookie = `${sessionCookie}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict`;
