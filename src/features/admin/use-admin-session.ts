import { useEffect, useRef, useState } from 'react';
import type { AdminServices } from '../../services/ports.ts';
import { useServices } from '../../services/services-context.ts';

/** How a try to log in ended. */
export type LoginOutcome = 'loggedIn' | 'invalid' | 'unavailable';

/**
 * The admin session (SPEC sections 4 and 6). The services of the admin page are fetched after hydration, so the prerendered
 * page is the login for everybody; whoever is logged in sees the dashboard as soon as they are there.
 * @returns `services` once somebody is logged in, null before
 */
export function useAdminSession(): {
  services: AdminServices | null;
  logIn: (password: string) => Promise<LoginOutcome>;
  logOut: () => Promise<void>;
} {
  const { admin } = useServices();
  const fetched = useRef<Promise<AdminServices>>(null);
  const [services, setServices] = useState<AdminServices | null>(null);

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    async function follow(): Promise<void> {
      fetched.current ??= admin();
      const found = await fetched.current;
      const isLoggedIn = await found.session.isLoggedIn();
      if (!isCurrent) return;
      const show = (isOpen: boolean) => setServices(isOpen ? found : null);
      show(isLoggedIn);
      stop = found.session.subscribe(show);
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

  async function logIn(password: string): Promise<LoginOutcome> {
    try {
      const found = await (fetched.current ?? admin());
      const outcome = await found.session.logIn(password);
      if (!outcome.ok) return outcome.reason;
      setServices(found);
      return 'loggedIn';
    } catch {
      return 'unavailable';
    }
  }

  return { services, logIn, logOut: async () => services?.session.logOut() };
}
