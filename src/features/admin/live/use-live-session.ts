import { useRef, useState } from 'react';
import type { LiveAdminPorts, LiveSession, LoginAnswer } from '../../../ports/admin-desk.ts';
import { useAdminSession, type LoginOutcome } from '../use-admin-session.ts';

/** Result of a login, and the time to wait after too many tries. */
export interface LiveLogin {
  outcome: LoginOutcome;
  waitSeconds?: number | undefined;
}

/**
 * The session of live mode.
 * @returns `ports` while logged in; `hasEnded` when a session ended without a logout
 */
export function useLiveSession(): {
  ports: LiveAdminPorts | null;
  hasEnded: boolean;
  /** @param email empty for the only user */
  logIn: (password: string, email: string) => Promise<LiveLogin>;
  logInWithPasskey: () => Promise<LiveLogin>;
  logOut: () => Promise<void>;
  /** The session's port, logged in or not. Rejects when its code cannot be loaded. */
  reach: () => Promise<LiveSession>;
} {
  const isLeaving = useRef(false);
  const [hasEnded, setHasEnded] = useState(false);
  const session = useAdminSession((isLoggedIn) => {
    setHasEnded(!isLoggedIn && !isLeaving.current);
    isLeaving.current = false;
  });

  async function reach(): Promise<LiveSession> {
    const reached = await session.reach();
    if (!('desk' in reached)) throw new TypeError('Live mode needs the ports of live mode');
    return reached.session;
  }

  async function tryLogin(attempt: (port: LiveSession) => Promise<LoginAnswer>): Promise<LiveLogin> {
    const answer = await reach()
      .then(attempt)
      .catch((): LoginAnswer => ({ ok: false, reason: 'unavailable' }));
    if (answer.ok) {
      setHasEnded(false);
      return { outcome: 'loggedIn' };
    }
    if ('waitSeconds' in answer) return { outcome: answer.reason, waitSeconds: answer.waitSeconds };
    return { outcome: answer.reason };
  }

  const logIn = (password: string, email: string) => tryLogin((port) => port.logIn(password, email));
  const logInWithPasskey = () => tryLogin((port) => port.logInWithPasskey());

  async function logOut(): Promise<void> {
    isLeaving.current = true;
    await session.logOut();
  }

  const ports = session.ports && 'desk' in session.ports ? session.ports : null;
  return { ports, hasEnded, logIn, logInWithPasskey, logOut, reach };
}
