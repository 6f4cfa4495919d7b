import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchModule } from '../../lib/fetch-module.ts';
import type { AdminSessionPort } from '../../ports/ports.ts';
import { usePorts, type AdminPorts } from '../../ports/ports-context.ts';

/** Result of a login. */
export type LoginOutcome = 'loggedIn' | 'invalid' | 'unavailable';

/**
 * The admin session (SPEC sections 4 and 6). Its code loads after hydration, so the prerendered page always
 * shows the login; with a session the dashboard follows.
 * @param onChange called after every login and logout, also in other tabs; not for the first state
 * @returns `ports` once logged in, null before
 */
export function useAdminSession(onChange: (isLoggedIn: boolean) => void = () => {}): {
  ports: AdminPorts | null;
  logIn: AdminSessionPort['logIn'];
  logOut: () => Promise<void>;
  /** The ports, logged in or not. Rejects when their code cannot be loaded. */
  reach: () => Promise<AdminPorts>;
} {
  const { admin } = usePorts();
  const fetching = useRef<Promise<AdminPorts>>(null);
  const [found, setFound] = useState<AdminPorts | null>(null);
  const [isLoggedIn, setLoggedIn] = useState(false);
  const hear = useEffectEvent((isNow: boolean) => {
    setLoggedIn(isNow);
    onChange(isNow);
  });

  /** Loads once; again after a failure. */
  async function fetchPorts(): Promise<AdminPorts> {
    fetching.current ??= admin(fetchModule);
    try {
      const ports = await fetching.current;
      setFound(ports);
      return ports;
    } catch (error) {
      fetching.current = null;
      throw error;
    }
  }
  const fetchAtFirst = useEffectEvent(fetchPorts);

  useEffect(() => {
    // Offline, or removed by a deployment: the login stays and reports it when it is used.
    fetchAtFirst().catch(() => {});
  }, []);

  useEffect(() => {
    if (!found) return undefined;
    let isCurrent = true;
    const stop = found.session.subscribe((isNow) => hear(isNow));
    const lookAtFirst = async () => {
      if ((await found.session.isLoggedIn()) && isCurrent) setLoggedIn(true);
    };
    lookAtFirst().catch(() => {});
    return () => {
      isCurrent = false;
      stop();
    };
  }, [found]);

  return {
    ports: isLoggedIn ? found : null,
    async logIn(password) {
      try {
        const ports = await fetchPorts();
        const answer = await ports.session.logIn(password);
        if (answer.ok) setLoggedIn(true);
        return answer;
      } catch {
        return { ok: false, reason: 'unavailable' };
      }
    },
    logOut: async () => found?.session.logOut(),
    reach: fetchPorts,
  };
}
