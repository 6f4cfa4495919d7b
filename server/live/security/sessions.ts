import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { AccessStore, StoredSession } from '../store/store.ts';

/**
 * Sessions of the dashboard: a random token in a cookie, of which the store knows only the SHA-256. Idle sessions end after 30 minutes, any after
 * 12 hours; every login makes a new token, and a logout deletes it.
 */
export interface Sessions {
  /** Begins a session. @returns the token for the cookie */
  begin(account: string): Promise<string>;
  /** The session of a cookie's token, counted as seen now; null when it is unknown or over. */
  find(token: string): Promise<StoredSession | null>;
  end(token: string): Promise<void>;
}

const minuteMs = 60_000;
/** SPEC issue of live mode: idle 30 minutes, 12 hours at most. */
export const sessionLimits = { idleMs: 30 * minuteMs, totalMs: 12 * 60 * minuteMs } as const;
/** Seen is written down at most once a minute: a dashboard asks more often than that. */
const touchMs = minuteMs;
const tokenBytes = 32;

export function createSessions({ store, now }: { store: AccessStore; now: () => Date }): Sessions {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();

  return {
    async begin(account) {
      const token = randomBytes(tokenBytes).toString('base64url');
      const at = now().toISOString();
      await store.deleteSessionsBefore({
        createdAt: ago(sessionLimits.totalMs),
        lastSeenAt: ago(sessionLimits.idleMs),
      });
      await store.addSession({ tokenHash: hashOf(token), account, createdAt: at, lastSeenAt: at });
      return token;
    },

    async find(token) {
      const session = await store.session(hashOf(token));
      if (!session) return null;
      if (
        session.createdAt <= ago(sessionLimits.totalMs) ||
        session.lastSeenAt <= ago(sessionLimits.idleMs)
      ) {
        await store.deleteSession(session.tokenHash);
        return null;
      }
      if (session.lastSeenAt <= ago(touchMs)) {
        const lastSeenAt = now().toISOString();
        await store.touchSession(session.tokenHash, lastSeenAt);
        return { ...session, lastSeenAt };
      }
      return session;
    },

    async end(token) {
      await store.deleteSession(hashOf(token));
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token that changes have to carry in `X-CSRF-Token`: bound to the session, of no use without its cookie. */
export function csrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url');
}

/** `__Host-`: browsers take it over https only, for this host alone, and no subdomain can set another one (RFC 6265bis). */
export const sessionCookie = '__Host-session';

/** For Set-Cookie; without Max-Age it goes with the browser. */
export function sessionCookieOf(token: string): string {
  return `${sessionCookie}=${token}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}

/** Takes the cookie out of the browser. */
export const endedSessionCookie = `${sessionCookie}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict`;
