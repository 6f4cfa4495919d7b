import { storageKeys } from '../../../config/storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../lib/safe-storage.ts';
import type { LiveSession } from '../admin-desk.ts';
import type { AdminCalls } from './admin-call.ts';
import { answerTimeoutMs, type Fetch } from './post-json.ts';

/** How long to wait, as a Retry-After header says it; a quarter of an hour when it says nothing. */
function waitIn(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 15 * 60;
}

/** Whether there is a session, as far as it is known here, and who is told when that changes. */
export interface SessionNews {
  /** Whether it is worth asking the API: most visitors of the page never logged in. */
  mayBeLoggedIn(): boolean;
  set(isLoggedIn: boolean): void;
  subscribe(listener: (isLoggedIn: boolean) => void): () => void;
}

/**
 * Nobody is logged in until something else is known. That somebody has logged in is noted in local storage, so that only their browser asks
 * the API when the page is opened; the note opens nothing.
 */
export function createSessionNews(): SessionNews {
  let known = false;
  const listeners = new Set<(isLoggedIn: boolean) => void>();
  return {
    mayBeLoggedIn: () => known || readStored(storageKeys.admin) !== null,
    set(isLoggedIn) {
      if (isLoggedIn) writeStored(storageKeys.admin, 'logged-in');
      else removeStored(storageKeys.admin);
      if (isLoggedIn === known) return;
      known = isLoggedIn;
      for (const listener of listeners) listener(isLoggedIn);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The session of live mode: a cookie that no script can read, so the API is asked whether there is one. */
export function createHttpAdminSession({
  fetch,
  calls,
  news,
}: {
  fetch: Fetch;
  calls: AdminCalls;
  /** The calls tell it as well, when the API no longer knows the session. */
  news: SessionNews;
}): LiveSession {
  return {
    async isLoggedIn() {
      if (!news.mayBeLoggedIn()) return false;
      const isLoggedIn = await calls.hasSession();
      news.set(isLoggedIn);
      return isLoggedIn;
    },
    async logIn(password) {
      try {
        const response = await fetch('/api/session', {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify({ password }),
          signal: AbortSignal.timeout(answerTimeoutMs),
        });
        if (response.ok) {
          calls.forgetSession();
          news.set(true);
          return { ok: true, value: undefined };
        }
        if (response.status === 429)
          return { ok: false, reason: 'unavailable', waitSeconds: waitIn(response) };
        // A password that cannot be one (empty, too long) is refused as a body, and is wrong all the same.
        const isWrong = response.status === 401 || response.status === 422;
        return { ok: false, reason: isWrong ? 'invalid' : 'unavailable' };
      } catch {
        return { ok: false, reason: 'unavailable' };
      }
    },
    async logOut() {
      // Without a connection the session cannot be ended; it ends by itself after half an hour.
      await calls.change('DELETE', '/api/session').catch(() => {});
      calls.forgetSession();
      news.set(false);
    },
    subscribe: (listener) => news.subscribe(listener),
  };
}
