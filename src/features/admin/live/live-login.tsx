import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../login-form.module.css';
import type { LoginOutcome } from '../use-admin-session.ts';
import type { LiveAdminWords } from './desk-words.ts';
import { valueIn } from './form-values.ts';
import gate from './gate.module.css';

/**
 * The login of live mode: address and password, or a passkey. What was wrong stays in its field, with the reason
 * below. Before hydration a submit does nothing, because of `method="dialog"` outside a dialog: the password must
 * not get into the address.
 * @param reason why the last login was refused
 * @param onPasskey null where the browser has no passkeys
 */
export function LiveLogin({
  words: { login, team },
  reason,
  onSubmit,
  onPasskey,
  onForgot,
}: {
  words: LiveAdminWords;
  reason: string;
  onSubmit: (email: string, password: string) => Promise<LoginOutcome>;
  onPasskey: (() => void) | null;
  onForgot: () => void;
}) {
  /** Number of wrong tries, so that screen readers announce the same message again. */
  const [wrongTries, setWrongTries] = useState(0);
  const isInvalid = wrongTries > 0;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await onSubmit(valueIn(form, 'email').trim(), valueIn(form, 'password'));
    setWrongTries((tries) => (outcome === 'invalid' ? tries + 1 : 0));
    const field = form.elements.namedItem('password');
    if (outcome !== 'invalid' || !(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }

  return (
    <>
      <form
        method="dialog"
        aria-labelledby="gate-title"
        className={gate.fields}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          label={team.email}
          name="email"
          type="email"
          autoComplete="username"
          hint={team.gate.alone}
        />
        <TextField
          className={styles.password}
          label={login.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aria-invalid={isInvalid}
          hint={
            <>
              <span className={styles.problem} role="alert">
                {isInvalid && (
                  <span key={wrongTries}>
                    <Icon name="circle-alert" /> {reason}
                  </span>
                )}
              </span>
              {login.hint}
            </>
          }
        />
        <Button type="submit" look="primary" className={gate.submit}>
          {login.logIn} <Icon name="arrow-right" />
        </Button>
      </form>
      <div className={gate.ways}>
        {onPasskey && (
          <Button size="small" onClick={onPasskey}>
            {team.gate.passkey}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onForgot}>
          {team.gate.forgot}
        </Button>
      </div>
    </>
  );
}
