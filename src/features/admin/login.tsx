import { useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Button } from '#src/components/button.tsx';
import { TextField } from '#src/components/field.tsx';
import { H1 } from '#src/components/headings.tsx';
import { Icon } from '#src/components/icon.tsx';
import type { LoginWords } from './admin-words.ts';
import styles from './login.module.css';

/**
 * The frame of the login page.
 * @param heading takes the focus when the page changes
 * @param title id of the heading is `gate-title`, for the form's name
 */
export function LoginFrame({
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
    <div className={`wrap columns ${styles.login}`} data-align="start">
      <div className={`two-thirds ${styles.words}`}>
        <H1 id="gate-title" ref={heading} tabIndex={-1}>
          {title}
        </H1>
        <p className={styles.lead}>{lead}</p>
        <noscript>
          <p className={styles.lead}>{words.unscripted}</p>
        </noscript>
      </div>
      <div className={styles.form}>{children}</div>
      <a className={`small ${styles.back}`} href={words.home}>
        <Icon name="arrow-left" /> <span>{words.back}</span>
      </a>
    </div>
  );
}

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
