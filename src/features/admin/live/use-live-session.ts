import { useRef, useState } from 'react';
import type { LiveAdminPorts } from '../../../ports/admin-desk.ts';
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
  logIn: (password: string) => Promise<LiveLogin>;
  logOut: () => Promise<void>;
} {
  const isLeaving = useRef(false);
  const [hasEnded, setHasEnded] = useState(false);
  const session = useAdminSession((isLoggedIn) => {
    setHasEnded(!isLoggedIn && !isLeaving.current);
    isLeaving.current = false;
  });

  async function logIn(password: string): Promise<LiveLogin> {
    const answer = await session.logIn(password);
    if (answer.ok) {
      setHasEnded(false);
      return { outcome: 'loggedIn' };
    }
    if ('waitSeconds' in answer && typeof answer.waitSeconds === 'number')
      return { outcome: answer.reason, waitSeconds: answer.waitSeconds };
    return { outcome: answer.reason };
  }

  async function logOut(): Promise<void> {
    isLeaving.current = true;
    await session.logOut();
  }

  const ports = session.ports && 'desk' in session.ports ? session.ports : null;
  return { ports, hasEnded, logIn, logOut };
}
