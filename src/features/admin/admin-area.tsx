import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { loginRefusals } from '#shared/contracts/dashboard.ts';
import { fill } from '#shared/template.ts';
import { ButtonLink } from '#src/components/button.tsx';
import type { AdminWords } from './admin-words.ts';
import { DashboardFailure, type DashboardBackend, type SessionChange } from './dashboard-backend.ts';
import type { DashboardModule } from './dashboard-frame.tsx';
import { LoginFrame, PasswordForm, type LoginOutcome } from './login.tsx';
import styles from './login.module.css';
import { backoffMs, mayRetry } from './use-dashboard.ts';
import { notify } from '#src/components/notifications/notifications-store.ts';

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

/**
 * The admin page (SPEC section 2, Admin dashboard): the login, or the dashboard after it. The prerendered page
 * always shows the login. When a session ends during work, the login says so; unsaved notes are there again after
 * the next login.
 * @param data what only the mode of the page has
 * @param load imports the code of the mode after hydration, and again after a failure
 */
export function AdminArea<Data>({
  words,
  data,
  load,
}: {
  words: AdminWords;
  data: Data;
  load: () => Promise<DashboardModule<Data>>;
}) {
  const { login } = words;
  const [loaded, setLoaded] = useState<(DashboardModule<Data> & { backend: DashboardBackend }) | null>(null);
  const [isLoggedIn, setLoggedIn] = useState(false);
  const [loginMethod, setLoginMethod] = useState<'password' | 'oidc' | null>(login.method);
  const [sessionNotice, setSessionNotice] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(login.invalid);
  const [client] = useState(createClient);
  const [noteDrafts] = useState(() => new Map<string, string>());
  const heading = useRef<HTMLHeadingElement>(null);
  const fetching = useRef<Promise<DashboardBackend>>(null);
  /** True after a login or logout in this tab, false after one in another tab. */
  const hasActed = useRef(false);

  async function fetchDashboard(): Promise<DashboardBackend> {
    const module = await load();
    const backend = module.createBackend(data);
    setLoaded({ ...module, backend });
    return backend;
  }

  async function reach(): Promise<DashboardBackend> {
    fetching.current ??= fetchDashboard();
    try {
      return await fetching.current;
    } catch (error) {
      fetching.current = null;
      throw error;
    }
  }

  const lookAtFirst = useEffectEvent(async () => (await reach()).session());
  const settle = useEffectEvent((session: Awaited<ReturnType<DashboardBackend['session']>> | null) => {
    const refusal = loginRefusals.find((reason) => location.hash === `#login-${reason}`);
    if (refusal) {
      setSessionNotice(login.refusals[refusal]);
      history.replaceState(history.state, '', location.pathname);
    }
    setLoginMethod(session?.login ?? 'password');
    setLoggedIn(session?.isLoggedIn === true);
  });
  useEffect(() => {
    // Offline, or removed by a deployment: the login reports it when it is used.
    lookAtFirst().then(settle, () => settle(null));
  }, []);

  const hear = useEffectEvent((change: SessionChange) => {
    setLoggedIn(change === 'loggedIn');
    if (change === 'loggedIn') setSessionNotice(null);
    else client.clear();
    if (change !== 'ended' || hasActed.current || !isLoggedIn) return;
    hasActed.current = true;
    setSessionNotice(login.ended);
    notify({ channel: 'status', tone: 'notice', title: login.ended });
  });
  useEffect(() => loaded?.backend.onSession((change) => hear(change)), [loaded]);

  useEffect(() => {
    // The focused button no longer exists, so the new heading gets the focus.
    if (hasActed.current) heading.current?.focus();
    hasActed.current = false;
  }, [isLoggedIn]);

  async function tryPassword(password: string): Promise<LoginOutcome> {
    hasActed.current = true;
    const answer = await reach()
      .then((backend) => backend.logIn(password))
      .catch(() => ({ ok: false, reason: 'unavailable' }) as const);
    if (answer.ok) {
      setLoggedIn(true);
      notify({ channel: 'status', tone: 'success', isAnswer: true, title: words.loggedIn });
      return 'loggedIn';
    }
    hasActed.current = false;
    const wait =
      answer.reason === 'throttled'
        ? fill(login.throttled, { minutes: Math.ceil(answer.waitSeconds / 60) })
        : null;
    setInvalid(wait ?? login.invalid);
    const title = wait ?? (answer.reason === 'invalid' ? words.refused : words.unavailable);
    notify({ channel: 'status', tone: 'error', title });
    // A throttled login is reported below the field, like a wrong password.
    return answer.reason === 'unavailable' ? 'unavailable' : 'invalid';
  }

  async function leave(): Promise<void> {
    hasActed.current = true;
    noteDrafts.clear();
    try {
      await loaded?.backend.logOut();
    } catch {
      hasActed.current = false;
      notify({ channel: 'status', tone: 'error', title: words.unavailable });
    }
  }

  if (loaded && isLoggedIn)
    return (
      <QueryClientProvider client={client}>
        <loaded.Dashboard
          {...{ words, data, heading, noteDrafts }}
          backend={loaded.backend}
          onLogOut={() => void leave()}
        />
      </QueryClientProvider>
    );
  return (
    <LoginFrame heading={heading} words={login} title={login.title} lead={login.lead}>
      {sessionNotice && (
        <p className={styles.notice} role="alert">
          {sessionNotice}
        </p>
      )}
      {loginMethod === 'password' && <PasswordForm words={login} reason={invalid} onSubmit={tryPassword} />}
      {loginMethod === 'oidc' && loaded && (
        <div className={styles.fields}>
          <ButtonLink look="primary" href={loaded.backend.companyLogIn(words.dashboard.locale)}>
            {login.company}
          </ButtonLink>
        </div>
      )}
      {loginMethod === null && <p className={styles.lead}>{words.loading}</p>}
    </LoginFrame>
  );
}
