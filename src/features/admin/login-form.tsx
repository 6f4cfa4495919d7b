import { useId, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LoginWords } from './admin-words.ts';
import styles from './login-form.module.css';
import type { LoginOutcome } from './use-admin-session.ts';

/**
 * The password login (SPEC sections 2, 5 and 8). A wrong password stays in the field, selected, with the
 * reason below. Before hydration a submit does nothing, because of `method="dialog"` outside a dialog: the
 * password must not get into the address.
 * @param art shown beside the form
 * @param heading takes the focus after a logout
 */
export function LoginForm({
  words,
  art,
  onSubmit,
  heading,
}: {
  words: LoginWords;
  art: ReactNode;
  onSubmit: (password: string) => Promise<LoginOutcome>;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const titleId = useId();
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
    <div className={styles.login}>
      {/* First, as in narrow windows, so that later content does not move it. */}
      <div className={styles.art}>{art}</div>
      <div className={styles.side}>
        <form
          method="dialog"
          className={styles.form}
          aria-labelledby={titleId}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <h1 id={titleId} ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <p className={styles.lead}>{words.lead}</p>
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
                      <Icon name="circle-alert" /> {words.invalid}
                    </span>
                  )}
                </span>
                {words.hint}
              </>
            }
          />
          <noscript>
            <p className={styles.lead}>{words.unscripted}</p>
          </noscript>
          <Button type="submit" look="primary" className={styles.submit}>
            {words.logIn} <Icon name="arrow-right" />
          </Button>
        </form>
        <a className={styles.back} href={words.back.href}>
          <Icon name="arrow-left" /> {words.back.label}
        </a>
      </div>
    </div>
  );
}
