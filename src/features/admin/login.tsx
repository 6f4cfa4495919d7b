import { useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import type { LoginWords } from './admin-words.ts';
import styles from './login.module.css';

/**
 * The frame of the login page.
 * @param art shown beside it
 * @param heading takes the focus when the page changes
 * @param title id of the heading is `gate-title`, for the form's name
 */
export function LoginFrame({
  words,
  art,
  heading,
  title,
  lead,
  children,
}: {
  words: Pick<LoginWords, 'back' | 'unscripted'>;
  art: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.login}>
      {/* First, as in narrow windows, so that later content does not move it. */}
      <div className={styles.art}>{art}</div>
      <div className={styles.side}>
        <div className={styles.form}>
          <h1 id="gate-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <noscript>
            <p className={styles.lead}>{words.unscripted}</p>
          </noscript>
          {children}
        </div>
        <a className={styles.back} href={words.back.href}>
          <Icon name="arrow-left" /> {words.back.label}
        </a>
      </div>
    </div>
  );
}

/** Result of a login. */
export type LoginOutcome = 'loggedIn' | 'invalid' | 'unavailable';

/**
 * A login with a password (SPEC sections 2, 5 and 8). A wrong one stays in the field, selected, with the reason
 * below. Before hydration a submit does nothing, because of `method="dialog"` outside a dialog: the password
 * must not get into the address.
 * @param reason why the last login was refused
 */
export function PasswordForm({
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
