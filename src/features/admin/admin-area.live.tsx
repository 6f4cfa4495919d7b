import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '../../../config/limits.ts';
import { fill } from '../../lib/template.ts';
import { DeskFailure } from '../../ports/admin-desk.ts';
import { backoffMs, mayRetry } from '../../ports/http/query-policy.ts';
import { notify } from '../../ui/notifications/notify.ts';
import type { LoginOutcome } from './use-admin-session.ts';
import type { LiveAdminWords } from './live/desk-words.ts';
import { GateFrame } from './gate-frame.tsx';
import { accountLinkIn, type AccountLink } from './live/account-link.ts';
import { LinkPage } from './live/link-page.tsx';
import { LiveDashboard } from './live/live-dashboard.tsx';
import { LiveLogin } from './live/live-login.tsx';
import { ResetRequest } from './live/reset-request.tsx';
import { useLiveSession, type LiveLogin as LoginResult } from './live/use-live-session.ts';
import type { AdminAreaProps } from './admin-area.ts';

/** A client with the data cache of the specification (SPEC section 9, Data cache). */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: limits.query.garbageCollectionMs,
        // Trying again does not help when the session has ended or the record is gone.
        retry: (failures, error) =>
          error instanceof DeskFailure && error.reason === 'unavailable' && mayRetry(failures + 1),
        retryDelay: (failures) => backoffMs(failures + 1),
      },
    },
  });

function liveWordsIn(words: AdminAreaProps['words']): LiveAdminWords {
  if ('desk' in words) return words;
  throw new TypeError('The admin page of live mode needs the words of live mode');
}

/** What is shown without a session: the login, the request of a reset, or what a link in a mail leads to. */
type Gate = 'login' | 'forgotten' | AccountLink;

/**
 * The admin page of live mode: the login, or with a session the dashboard. When the session ends during work,
 * the login says so; unsaved notes are there again after the next login.
 */
export function AdminArea({ words: allWords, art }: AdminAreaProps) {
  const words = liveWordsIn(allWords);
  const { ports, hasEnded, logIn, logInWithPasskey, logOut, reach } = useLiveSession();
  const [client] = useState(createClient);
  const [noteDrafts] = useState(() => new Map<string, string>());
  const [throttled, setThrottled] = useState<string | null>(null);
  const [gate, setGate] = useState<Gate>('login');
  const [hasPasskeys, setHasPasskeys] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** True after a login or logout on this page, or after the session has ended. */
  const hasChanged = useRef(false);

  const reachAtFirst = useEffectEvent(reach);
  useEffect(() => {
    const lookAround = async () => {
      const link = accountLinkIn(location.hash);
      // A secret does not stay in the address, nor in the history.
      if (link) history.replaceState(history.state, '', location.pathname);
      // Offline: the page is shown and reports it when it is used.
      const session = await reachAtFirst().catch(() => null);
      if (link) setGate(link);
      if (session) setHasPasskeys(session.hasPasskeys());
    };
    void lookAround();
  }, []);

  useEffect(() => {
    // The focused button no longer exists, so the new heading gets the focus.
    if (hasChanged.current || hasEnded) heading.current?.focus();
    hasChanged.current = false;
    if (!hasEnded) return;
    client.clear();
    notify({ channel: 'status', tone: 'notice', title: words.sessionEnded });
  }, [ports, hasEnded, gate, client, words.sessionEnded]);

  function tell({ outcome, waitSeconds }: LoginResult, invalid: string): LoginOutcome {
    hasChanged.current = outcome === 'loggedIn' && hasChanged.current;
    const tone = outcome === 'loggedIn' ? 'success' : 'error';
    const wait =
      waitSeconds === undefined ? null : fill(words.throttled, { minutes: Math.ceil(waitSeconds / 60) });
    setThrottled(wait);
    const titles = { loggedIn: words.loggedIn, invalid, unavailable: words.unavailable };
    notify({ channel: 'status', tone, title: wait ?? titles[outcome] });
    // The reason is shown below the field, as for a wrong password.
    return wait ? 'invalid' : outcome;
  }

  async function tryPassword(password: string, email: string): Promise<LoginOutcome> {
    hasChanged.current = true;
    return tell(await logIn(password, email), words.refused);
  }

  async function tryPasskey(): Promise<void> {
    hasChanged.current = true;
    tell(await logInWithPasskey(), words.team.gate.passkeyRefused);
  }

  /** Leaves the page of a link or of a reset; the heading that follows gets the focus. */
  function returnToLogin(): void {
    hasChanged.current = true;
    setGate('login');
  }

  async function requestReset(email: string): Promise<boolean> {
    const isSent = await reach()
      .then((session) => session.links.requestReset(email))
      .catch(() => false);
    if (!isSent) notify({ channel: 'status', tone: 'error', title: words.unavailable });
    return isSent;
  }

  async function leave(): Promise<void> {
    hasChanged.current = true;
    await logOut();
    client.clear();
    noteDrafts.clear();
  }

  if (typeof gate === 'object')
    return (
      <LinkPage
        link={gate}
        reach={async () => (await reach()).links}
        {...{ words, art, heading }}
        onDone={returnToLogin}
      />
    );
  if (ports) {
    return (
      <QueryClientProvider client={client}>
        <LiveDashboard
          words={words}
          desk={ports.desk}
          noteDrafts={noteDrafts}
          onLogOut={() => void leave()}
          heading={heading}
        />
      </QueryClientProvider>
    );
  }
  const { login, team } = words;
  const isLogin = gate === 'login';
  return (
    <GateFrame
      {...{ art, heading }}
      words={login}
      title={isLogin ? login.title : team.gate.resetTitle}
      lead={isLogin ? (hasEnded ? words.sessionEnded : login.lead) : team.gate.resetLead}
    >
      {isLogin ? (
        <LiveLogin
          words={words}
          reason={throttled ?? login.invalid}
          onSubmit={tryPassword}
          onPasskey={hasPasskeys ? () => void tryPasskey() : null}
          onForgot={() => {
            hasChanged.current = true;
            setGate('forgotten');
          }}
        />
      ) : (
        <ResetRequest words={team} request={requestReset} onBack={returnToLogin} />
      )}
    </GateFrame>
  );
}
