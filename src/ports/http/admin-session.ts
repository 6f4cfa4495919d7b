import { storageKeys } from '../../../config/storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../lib/safe-storage.ts';
import * as v from 'valibot';
import { passkeyAsked, secondFactorAnswer } from '../../../shared/contracts/team-answers.ts';
import type { LiveSession, LoginAnswer } from '../admin-desk.ts';
import { createAccountLinks } from './account-links.ts';
import type { AdminCalls } from './admin-call.ts';
import { answerWithPasskey, hasPasskeys, type Credentials } from './passkeys.ts';
import type { Fetch } from '../../sending/live-submit.ts';

const answerTimeoutMs = 30_000;

/** Seconds of a Retry-After header; 15 minutes when it is missing. */
function waitIn(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 15 * 60;
}

/** What is known of the session here, and the listeners for changes. */
export interface SessionNews {
  /** False when the API need not be asked: most visitors of the page never logged in. */
  mayBeLoggedIn(): boolean;
  set(isLoggedIn: boolean): void;
  subscribe(listener: (isLoggedIn: boolean) => void): () => void;
}

/**
 * Starts logged out. A login is noted in local storage, so that only such a browser asks the API when the
 * page opens; the note gives no access.
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

/** The session of live mode. Scripts cannot read its cookie, so the API is asked. */
export function createHttpAdminSession({
  fetch,
  calls,
  news,
  credentials,
}: {
  fetch: Fetch;
  calls: AdminCalls;
  /** The calls also report when the API no longer knows the session. */
  news: SessionNews;
  credentials: () => Credentials;
}): LiveSession {
  const post = (address: string, body: object) =>
    fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });

  function noteLogin(): void {
    calls.forgetSession();
    news.set(true);
  }

  async function logInWith(address: string, body: object): Promise<LoginAnswer> {
    try {
      const response = await post(address, body);
      // The password was right, and a passkey has to follow.
      if (response.status === 200) {
        const answer = v.safeParse(secondFactorAnswer, await response.json());
        return answer.success
          ? await answerPasskey(answer.output.passkey)
          : { ok: false, reason: 'unavailable' };
      }
      if (response.ok) {
        noteLogin();
        return { ok: true, value: undefined };
      }
      if (response.status === 429) return { ok: false, reason: 'unavailable', waitSeconds: waitIn(response) };
      // An impossible password (empty, too long) is refused as invalid input, but also counts as wrong.
      const isWrong = response.status === 401 || response.status === 422;
      return { ok: false, reason: isWrong ? 'invalid' : 'unavailable' };
    } catch {
      return { ok: false, reason: 'unavailable' };
    }
  }

  async function answerPasskey(asked: unknown): Promise<LoginAnswer> {
    const challenge = v.safeParse(passkeyAsked, asked);
    if (!challenge.success) return { ok: false, reason: 'unavailable' };
    const answer = await answerWithPasskey(challenge.output, credentials());
    return answer ? logInWith('/api/session/passkey', answer) : { ok: false, reason: 'invalid' };
  }

  return {
    async isLoggedIn() {
      if (!news.mayBeLoggedIn()) return false;
      const isLoggedIn = await calls.hasSession();
      news.set(isLoggedIn);
      return isLoggedIn;
    },
    logIn: (password, email = '') => logInWith('/api/session', { email, password }),
    async logInWithPasskey() {
      const asked = await post('/api/session/passkey/challenge', {}).catch(() => null);
      if (!asked?.ok) return { ok: false, reason: 'unavailable' };
      return answerPasskey(await asked.json().catch(() => null));
    },
    hasPasskeys,
    links: createAccountLinks({ fetch, onLoggedIn: noteLogin }),
    async logOut() {
      // Without a connection the session cannot be ended; it expires after half an hour.
      await calls.change('DELETE', '/api/session').catch(() => {});
      calls.forgetSession();
      news.set(false);
    },
    subscribe: (listener) => news.subscribe(listener),
  };
}
