import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AdminServices, AdminSessionPort } from '../../services/ports.ts';
import { useServices } from '../../services/services-context.ts';

/** How a try to log in ended. */
export type LoginOutcome = 'loggedIn' | 'invalid' | 'unavailable';

/**
 * The admin session (SPEC sections 4 and 6). The services of the admin page are fetched after hydration, so the prerendered
 * page is the login for everybody; whoever is logged in sees the dashboard as soon as they are there.
 * @param onChange told whenever somebody is logged in or no longer is, here or elsewhere; not of what is found at first
 * @returns `services` once somebody is logged in, null before
 */
export function useAdminSession(onChange: (isLoggedIn: boolean) => void = () => {}): {
  services: AdminServices | null;
  logIn: AdminSessionPort['logIn'];
  logOut: () => Promise<void>;
} {
  const { admin } = useServices();
  const fetched = useRef<Promise<AdminServices>>(null);
  const [services, setServices] = useState<AdminServices | null>(null);
  const hear = useEffectEvent((isLoggedIn: boolean, found: AdminServices) => {
    setServices(isLoggedIn ? found : null);
    onChange(isLoggedIn);
  });

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    async function follow(): Promise<void> {
      fetched.current ??= admin();
      const found = await fetched.current;
      if (!isCurrent) return;
      stop = found.session.subscribe((isLoggedIn) => hear(isLoggedIn, found));
      const isLoggedIn = await found.session.isLoggedIn();
      if (isCurrent && isLoggedIn) setServices(found);
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

  return {
    services,
    async logIn(password) {
      try {
        const found = await (fetched.current ?? admin());
        const answer = await found.session.logIn(password);
        if (answer.ok) setServices(found);
        return answer;
      } catch {
        return { ok: false, reason: 'unavailable' };
      }
    },
    logOut: async () => services?.session.logOut(),
  };
}
