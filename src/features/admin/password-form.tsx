import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LoginWords } from './admin-words.ts';
import { valueIn } from './form-values.ts';
import styles from './gate.module.css';
import type { LoginOutcome } from './use-admin-session.ts';

/**
 * A login with a password (SPEC sections 2, 5 and 8). A wrong one stays in the field, selected, with the reason
 * below. Before hydration a submit does nothing, because of `method="dialog"` outside a dialog: the password
 * must not get into the address.
 * @param reason why the last login was refused
 * @param onSubmit gets the address as well, empty where there is no such field
 * @param children fields above the password
 */
export function PasswordForm({
  words,
  reason,
  onSubmit,
  children,
}: {
  words: LoginWords;
  reason: string;
  onSubmit: (password: string, email: string) => Promise<LoginOutcome>;
  children?: ReactNode;
}) {
  /** Number of wrong tries, so that screen readers announce the same message again. */
  const [wrongTries, setWrongTries] = useState(0);
  const isInvalid = wrongTries > 0;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await onSubmit(valueIn(form, 'password'), valueIn(form, 'email').trim());
    setWrongTries((tries) => (outcome === 'invalid' ? tries + 1 : 0));
    const field = form.elements.namedItem('password');
    if (outcome !== 'invalid' || !(field instanceof HTMLInputElement)) return;
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
      {children}
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
            <span className={styles.problem} role="alert">
              {isInvalid && (
                <span key={wrongTries}>
                  <Icon name="circle-alert" /> {reason}
                </span>
              )}
            </span>
            {words.hint}
          </>
        }
      />
      <Button type="submit" look="primary" className={styles.submit}>
        {words.logIn} <Icon name="arrow-right" />
      </Button>
    </form>
  );
}
