export interface StoredSession {
  /** SHA-256 of the token in the cookie, in hex. */
  tokenHash: string;
  /** Id of the user. */
  account: string;
  createdAt: string;
  lastSeenAt: string;
  /** The kind of browser, for its owner. */
  device: string;
}

/** Accounts, sessions and rate counts, shared by all server processes. */
export interface AccessStore {
  /** Null for an unknown user; empty for one who has not joined. */
  passwordHash(account: string): Promise<string | null>;
  /**
   * Also ends the sessions of the user.
   * @param keep hash of the token of a session that goes on
   */
  setPasswordHash(account: string, hash: string, keep?: string): Promise<void>;
  addSession(session: StoredSession): Promise<void>;
  session(tokenHash: string): Promise<StoredSession | null>;
  touchSession(tokenHash: string, lastSeenAt: string): Promise<void>;
  deleteSession(tokenHash: string): Promise<void>;
  deleteSessionsBefore(limits: { createdAt: string; lastSeenAt: string }): Promise<void>;
  /**
   * Counts one more event for a key in a time window. Returns the count and the end of the window. Atomic, so
   * that several processes cannot allow too many together.
   */
  countEvent(key: string, now: string, windowMs: number): Promise<{ count: number; resetsAt: string }>;
  /** Takes one event back. */
  uncountEvent(key: string): Promise<void>;
  clearEvents(key: string): Promise<void>;
  /** The counts whose window has not ended, of keys that begin so. */
  eventCounts(start: string, now: string): Promise<{ key: string; count: number }[]>;
}
