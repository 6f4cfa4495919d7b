import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { limits } from '../../../shared/limits.ts';
import { loginRefusals } from '../../../shared/contracts/dashboard.ts';
import { fetchModule } from '../../../shared/fetch-module.ts';
import { fill } from '../../../shared/template.ts';
import { ButtonLink } from '../../components/button.tsx';
import { notify } from '../../components/notifications/notify.ts';
import type { AdminWords } from './admin-words.ts';
import { Dashboard } from './dashboard.tsx';
import { DashboardFailure, type DashboardBackend } from './dashboard-backend.ts';
import styles from './login.module.css';
import { LoginFrame, PasswordForm, type LoginOutcome } from './login.tsx';
import { backoffMs, mayRetry } from './use-dashboard.ts';

// The default scheduler shows new data only after a timer.
notifyManager.setScheduler(queueMicrotask);

/** A client with the data cache of the specification (SPEC section 9, Data cache). */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: limits.query.garbageCollectionMs,
        // Trying again does not help when the session has ended or the record is gone.
        retry: (failures, error) =>
          error instanceof DashboardFailure && error.reason === 'unavailable' && mayRetry(failures + 1),
        retryDelay: (failures) => backoffMs(failures + 1),
        networkMode: 'always',
        // `DashboardBackend.onNews` triggers it.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });

/** The backend of the page's mode; its code loads after hydration, and again after a failure. */
async function loadDashboard(live: AdminWords['live']): Promise<DashboardBackend> {
  if (live) return (await fetchModule(() => import('./live-dashboard.ts'))).createLiveDashboard(live.api);
  return (await fetchModule(() => import('./simulated-dashboard.ts'))).createSimulatedDashboard();
}

/**
 * The admin page (SPEC section 2, Admin dashboard): the login, or the dashboard after it. The prerendered page
 * always shows the login. When a session ends during work, the login says so; unsaved notes are there again after
 * the next login.
 * @param art shown beside the login
 */
export function AdminArea({ words, art }: { words: AdminWords; art: ReactNode }) {
  const { login, live } = words;
  const [backend, setDashboard] = useState<DashboardBackend | null>(null);
  const [isLoggedIn, setLoggedIn] = useState(false);
  /** In live mode the server says how to log in. */
  const [way, setWay] = useState<'password' | 'oidc' | null>(live ? null : 'password');
  const [told, setTold] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(login.invalid);
  const [client] = useState(createClient);
  const [noteDrafts] = useState(() => new Map<string, string>());
  const heading = useRef<HTMLHeadingElement>(null);
  const fetching = useRef<Promise<DashboardBackend>>(null);
  /** True after a login or logout in this tab, false after one in another tab. */
  const hasActed = useRef(false);

  async function reach(): Promise<DashboardBackend> {
    fetching.current ??= loadDashboard(live);
    try {
      const reached = await fetching.current;
      setDashboard(reached);
      return reached;
    } catch (error) {
      fetching.current = null;
      throw error;
    }
  }

  const lookAtFirst = useEffectEvent(async () => (await reach()).session());
  const settle = useEffectEvent((session: Awaited<ReturnType<DashboardBackend['session']>> | null) => {
    const refusal = loginRefusals.find((reason) => location.hash === `#login-${reason}`);
    if (live && refusal) {
      setTold(live[`dashboard.login.${refusal}`]);
      history.replaceState(history.state, '', location.pathname);
    }
    setWay(session?.login ?? 'password');
    setLoggedIn(session?.isLoggedIn === true);
  });
  useEffect(() => {
    // Offline, or removed by a deployment: the login reports it when it is used.
    lookAtFirst().then(settle, () => settle(null));
  }, []);

  const hear = useEffectEvent((isNow: boolean) => {
    setLoggedIn(isNow);
    if (isNow) setTold(null);
    else client.clear();
    if (!live || isNow || hasActed.current || !isLoggedIn) return;
    hasActed.current = true;
    setTold(live['dashboard.session.ended']);
    notify({ channel: 'status', tone: 'notice', title: live['dashboard.session.ended'] });
  });
  useEffect(() => backend?.onSession((isNow) => hear(isNow)), [backend]);

  useEffect(() => {
    // The focused button no longer exists, so the new heading gets the focus.
    if (hasActed.current) heading.current?.focus();
    hasActed.current = false;
  }, [isLoggedIn]);

  async function tryPassword(password: string): Promise<LoginOutcome> {
    hasActed.current = true;
    const answer = await reach()
      .then((reached) => reached.logIn(password))
      .catch(() => ({ ok: false, reason: 'unavailable' }) as const);
    if (answer.ok) {
      setLoggedIn(true);
      notify({
        channel: 'status',
        tone: 'success',
        isAnswer: true,
        title: words.loggedIn,
        note: words.demonstration?.login,
      });
      return 'loggedIn';
    }
    hasActed.current = false;
    const titles = { invalid: words.refused, unavailable: words.unavailable };
    const wait =
      live && answer.reason === 'throttled'
        ? fill(live['dashboard.throttled'], { minutes: Math.ceil(answer.waitSeconds / 60) })
        : null;
    setInvalid(wait ?? login.invalid);
    const title = answer.reason === 'throttled' ? (wait ?? words.unavailable) : titles[answer.reason];
    notify({ channel: 'status', tone: 'error', title });
    // A throttled login is reported below the field, like a wrong password.
    return answer.reason === 'unavailable' ? 'unavailable' : 'invalid';
  }

  async function leave(): Promise<void> {
    hasActed.current = true;
    noteDrafts.clear();
    try {
      await backend?.logOut();
    } catch {
      hasActed.current = false;
      notify({ channel: 'status', tone: 'error', title: words.unavailable });
    }
  }

  if (backend && isLoggedIn)
    return (
      <QueryClientProvider client={client}>
        <Dashboard {...{ words, backend, heading, noteDrafts }} onLogOut={() => void leave()} />
      </QueryClientProvider>
    );
  return (
    <LoginFrame {...{ art, heading }} words={login} title={login.title} lead={login.lead}>
      {told && (
        <p className={styles.told} role="alert">
          {told}
        </p>
      )}
      {way === 'password' && <PasswordForm words={login} reason={invalid} onSubmit={tryPassword} />}
      {way === 'oidc' && backend?.live && (
        <div className={styles.fields}>
          <ButtonLink look="primary" href={backend.live.companyLogIn(words.dashboard.locale)}>
            {live?.['dashboard.login.company']}
          </ButtonLink>
        </div>
      )}
      {way === null && <p className={styles.lead}>{live?.['dashboard.loading']}</p>}
    </LoginFrame>
  );
}
