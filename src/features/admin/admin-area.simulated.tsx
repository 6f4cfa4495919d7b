import { useEffect, useRef } from 'react';
import { notify } from '../../ui/notifications/notify.ts';
import type { AdminAreaProps } from './admin-area.ts';
import { Dashboard } from './dashboard.tsx';
import { GateFrame } from './gate-frame.tsx';
import { PasswordForm } from './password-form.tsx';
import { useAdminSession, type LoginOutcome } from './use-admin-session.ts';

/** The admin page (SPEC section 2, Admin dashboard): the login, or the dashboard after it. */
export function AdminArea({ words, art }: AdminAreaProps) {
  const { ports, logIn, logOut } = useAdminSession();
  const heading = useRef<HTMLHeadingElement>(null);
  /** True after a login or logout in this tab, false after one in another tab. */
  const hasActed = useRef(false);

  useEffect(() => {
    // The focused button no longer exists, so the new heading gets the focus.
    if (hasActed.current) heading.current?.focus();
    hasActed.current = false;
  }, [ports]);

  async function tryPassword(password: string): Promise<LoginOutcome> {
    hasActed.current = true;
    const answer = await logIn(password);
    const outcome = answer.ok ? 'loggedIn' : answer.reason;
    hasActed.current = outcome === 'loggedIn' && hasActed.current;
    const titles = { loggedIn: words.loggedIn, invalid: words.refused, unavailable: words.unavailable };
    const tone = outcome === 'loggedIn' ? 'success' : 'error';
    const note = answer.ok ? words.demonstration?.login : undefined;
    notify({ channel: 'status', tone, title: titles[outcome], note });
    return outcome;
  }

  function leave(): void {
    hasActed.current = true;
    void logOut();
  }

  if (ports && 'applications' in ports) {
    return (
      <Dashboard
        words={words.dashboard}
        demonstration={words.demonstration}
        port={ports.applications}
        onLogOut={leave}
        heading={heading}
      />
    );
  }
  const { login } = words;
  return (
    <GateFrame {...{ art, heading }} words={login} title={login.title} lead={login.lead}>
      <PasswordForm words={login} reason={login.invalid} onSubmit={tryPassword} />
    </GateFrame>
  );
}
