import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { limits } from '#shared/limits.ts';
import { loginRefusals } from '#shared/contracts/dashboard.ts';
import { fetchModule } from '#src/browser/fetch-module.ts';
import { fill } from '#shared/template.ts';
import { ButtonLink, Button } from '#src/components/button.tsx';
import type { AdminWords, LoginWords } from './admin-words.ts';
import { Dashboard } from './dashboard.tsx';
import { DashboardFailure, type DashboardBackend } from './dashboard-backend.ts';
import type { SimulatedAdmin } from './simulated-dashboard.ts';
import { H1 } from '#src/components/headings.tsx';
import styles from './login.module.css';
import { backoffMs, mayRetry } from './use-dashboard.ts';
import { TextField } from '#src/components/field.tsx';
import { Icon } from '#src/components/icon.tsx';
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
 * The backend of the page's mode; its code loads after hydration, and again after a failure.
 * @throws Error when the page has the data of neither mode
 */
async function loadDashboard(
  live: AdminWords['live'],
  simulated: SimulatedAdmin | null,
): Promise<DashboardBackend> {
  if (live) return (await fetchModule(() => import('./live-dashboard.ts'))).createLiveDashboard(live.api);
  if (!simulated) throw new Error('The page has the data of neither mode');
  return (await fetchModule(() => import('./simulated-dashboard.ts'))).createSimulatedDashboard(simulated);
}

/**
 * The admin page (SPEC section 2, Admin dashboard): the login, or the dashboard after it. The prerendered page
 * always shows the login. When a session ends during work, the login says so; unsaved notes are there again after
 * the next login.
 * @param simulated null in live mode
 */
export function AdminArea({ words, simulated }: { words: AdminWords; simulated: SimulatedAdmin | null }) {
  const { login, live } = words;
  const [backend, setDashboard] = useState<DashboardBackend | null>(null);
  const [isLoggedIn, setLoggedIn] = useState(false);
  /** In live mode the server says how to log in. */
  const [loginMethod, setLoginMethod] = useState<'password' | 'oidc' | null>(live ? null : 'password');
  const [sessionNotice, setSessionNotice] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(login.invalid);
  const [client] = useState(createClient);
  const [noteDrafts] = useState(() => new Map<string, string>());
  const heading = useRef<HTMLHeadingElement>(null);
  const fetching = useRef<Promise<DashboardBackend>>(null);
  /** True after a login or logout in this tab, false after one in another tab. */
  const hasActed = useRef(false);

  async function reach(): Promise<DashboardBackend> {
    fetching.current ??= loadDashboard(live, simulated);
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
      setSessionNotice(live[`dashboard.login.${refusal}`]);
      history.replaceState(history.state, '', location.pathname);
    }
    setLoginMethod(session?.login ?? 'password');
    setLoggedIn(session?.isLoggedIn === true);
  });
  useEffect(() => {
    // Offline, or removed by a deployment: the login reports it when it is used.
    lookAtFirst().then(settle, () => settle(null));
  }, []);

  const hear = useEffectEvent((isNow: boolean) => {
    setLoggedIn(isNow);
    if (isNow) setSessionNotice(null);
    else client.clear();
    if (!live || isNow || hasActed.current || !isLoggedIn) return;
    hasActed.current = true;
    setSessionNotice(live['dashboard.session.ended']);
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
    <LoginFrame heading={heading} words={login} title={login.title} lead={login.lead}>
      {sessionNotice && (
        <p className={styles.notice} role="alert">
          {sessionNotice}
        </p>
      )}
      {loginMethod === 'password' && <PasswordForm words={login} reason={invalid} onSubmit={tryPassword} />}
      {loginMethod === 'oidc' && backend?.live && (
        <div className={styles.fields}>
          <ButtonLink look="primary" href={backend.live.companyLogIn(words.dashboard.locale)}>
            {live?.['dashboard.login.company']}
          </ButtonLink>
        </div>
      )}
      {loginMethod === null && <p className={styles.lead}>{live?.['dashboard.loading']}</p>}
    </LoginFrame>
  );
}

/**
 * The frame of the login page.
 * @param heading takes the focus when the page changes
 * @param title id of the heading is `gate-title`, for the form's name
 */
function LoginFrame({
  words,
  heading,
  title,
  lead,
  children,
}: {
  words: Pick<LoginWords, 'back' | 'home' | 'unscripted'>;
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.login}`}>
      <div className={styles.form}>
        <H1 id="gate-title" ref={heading} tabIndex={-1}>
          {title}
        </H1>
        <p className={styles.lead}>{lead}</p>
        <noscript>
          <p className={styles.lead}>{words.unscripted}</p>
        </noscript>
        {children}
      </div>
      <a className={`small ${styles.back}`} href={words.home}>
        <Icon name="arrow-left" /> <span>{words.back}</span>
      </a>
    </div>
  );
}

/** Result of a login. */
type LoginOutcome = 'loggedIn' | 'invalid' | 'unavailable';

/**
 * A login with a password (SPEC sections 2, 5 and 8). A wrong one stays in the field, selected, with the reason
 * below. Before hydration a submit does nothing, because of `method="dialog"` outside a dialog: the password
 * must not get into the address.
 * @param reason why the last login was refused
 */
function PasswordForm({
  words,
  reason,
  onSubmit,
}: {
  words: LoginWords;
  reason: string;
  onSubmit: (password: string) => Promise<LoginOutcome>;
}) {
  /** Number of wrong tries, so that screen readers announce the same message again. */
  const [wrongTries, setWrongTries] = useState(0);
  const isInvalid = wrongTries > 0;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('password');
    if (!(field instanceof HTMLInputElement)) return;
    const outcome = await onSubmit(field.value);
    setWrongTries((tries) => (outcome === 'invalid' ? tries + 1 : 0));
    if (outcome !== 'invalid') return;
    field.focus();
    field.select();
  }

  return (
    <form
      method="dialog"
      aria-labelledby="gate-title"
      className={styles.fields}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        className={styles.password}
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={isInvalid}
        hint={
          <>
            <span className={`small ${styles.problem}`} role="alert">
              {isInvalid && (
                <span key={wrongTries}>
                  <Icon name="circle-alert" /> <span>{reason}</span>
                </span>
              )}
            </span>
            <span>{words.hint}</span>
          </>
        }
      />
      <Button type="submit" look="primary" className={styles.submit}>
        <span>{words.logIn}</span> <Icon name="arrow-right" />
      </Button>
    </form>
  );
}
