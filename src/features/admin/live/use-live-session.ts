import { useEffect, useRef, useState } from 'react';
import type { AdminServices } from '../../../services/ports.ts';
import type { LiveAdminServices } from '../../../services/admin-desk.ts';
import { useServices } from '../../../services/services-context.ts';

const hasDesk = (services: AdminServices): services is LiveAdminServices => 'desk' in services;

/** How a try to log in ended, and how long to wait after too many of them. */
export type LiveLogin = { outcome: 'loggedIn' | 'invalid' | 'unavailable'; waitSeconds?: number | undefined };

/**
 * The session of live mode. The prerendered page is the login for everybody; whoever has a session sees the dashboard as soon as the
 * API has said so.
 * @returns `services` while somebody is logged in; `hasEnded` once a session ended that nobody had logged out of
 */
export function useLiveSession(): {
  services: LiveAdminServices | null;
  hasEnded: boolean;
  logIn: (password: string) => Promise<LiveLogin>;
  logOut: () => Promise<void>;
} {
  const { admin } = useServices();
  const fetched = useRef<Promise<AdminServices>>(null);
  const isLeaving = useRef(false);
  const [services, setServices] = useState<LiveAdminServices | null>(null);
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    async function follow(): Promise<void> {
      fetched.current ??= admin();
      const found = await fetched.current;
      if (!isCurrent || !hasDesk(found)) return;
      stop = found.session.subscribe((isLoggedIn) => {
        setServices(isLoggedIn ? found : null);
        setHasEnded(!isLoggedIn && !isLeaving.current);
        isLeaving.current = false;
      });
      await found.session.isLoggedIn();
    }
    // Offline, or gone after a deploy: the login stays, and says so when it is used.
    follow().catch(() => {
      fetched.current = null;
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [admin]);

  async function logIn(password: string): Promise<LiveLogin> {
    try {
      fetched.current ??= admin();
      const found = await fetched.current;
      if (!hasDesk(found)) return { outcome: 'unavailable' };
      const answer = await found.session.logIn(password);
      if (answer.ok) {
        setServices(found);
        setHasEnded(false);
        return { outcome: 'loggedIn' };
      }
      return {
        outcome: answer.reason,
        waitSeconds: 'waitSeconds' in answer ? answer.waitSeconds : undefined,
      };
    } catch {
      return { outcome: 'unavailable' };
    }
  }

  async function logOut(): Promise<void> {
    isLeaving.current = true;
    await services?.session.logOut();
  }

  return { services, hasEnded, logIn, logOut };
}
