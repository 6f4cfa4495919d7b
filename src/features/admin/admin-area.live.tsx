import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../config/limits.ts';
import { fill } from '../../lib/template.ts';
import { DeskFailure } from '../../ports/admin-desk.ts';
import { backoffMs, mayRetry } from '../../ports/http/query-policy.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginOutcome } from './use-admin-session.ts';
import type { LiveAdminWords } from './live/desk-words.ts';
import { LiveDashboard } from './live/live-dashboard.tsx';
import { useLiveSession } from './live/use-live-session.ts';
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

/**
 * The admin page of live mode: the login, or with a session the dashboard. When the session ends during work,
 * the login says so; unsaved notes are there again after the next login.
 */
export function AdminArea({ words: allWords, art }: AdminAreaProps) {
  const words = liveWordsIn(allWords);
  const { ports, hasEnded, logIn, logOut } = useLiveSession();
  const [client] = useState(createClient);
  const [noteDrafts] = useState(() => new Map<string, string>());
  const [throttled, setThrottled] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** True after a login or logout on this page, or after the session has ended. */
  const hasChanged = useRef(false);

  useEffect(() => {
    // The focused button no longer exists, so the new heading gets the focus.
    if (hasChanged.current || hasEnded) heading.current?.focus();
    hasChanged.current = false;
    if (!hasEnded) return;
    client.clear();
    notify({ channel: 'status', tone: 'notice', title: words.sessionEnded });
  }, [ports, hasEnded, client, words.sessionEnded]);

  async function tryPassword(password: string): Promise<LoginOutcome> {
    hasChanged.current = true;
    const { outcome, waitSeconds } = await logIn(password);
    hasChanged.current = outcome === 'loggedIn' && hasChanged.current;
    const tone = outcome === 'loggedIn' ? 'success' : 'error';
    const wait =
      waitSeconds === undefined ? null : fill(words.throttled, { minutes: Math.ceil(waitSeconds / 60) });
    setThrottled(wait);
    const titles = { loggedIn: words.loggedIn, invalid: words.refused, unavailable: words.unavailable };
    notify({ channel: 'status', tone, title: wait ?? titles[outcome] });
    // The reason is shown below the field, as for a wrong password.
    return wait ? 'invalid' : outcome;
  }

  async function leave(): Promise<void> {
    hasChanged.current = true;
    await logOut();
    client.clear();
    noteDrafts.clear();
  }

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
  const { login } = words;
  return (
    <LoginForm
      words={{
        ...login,
        lead: hasEnded ? words.sessionEnded : login.lead,
        invalid: throttled ?? login.invalid,
      }}
      art={art}
      onSubmit={tryPassword}
      heading={heading}
    />
  );
}
