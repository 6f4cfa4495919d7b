import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './submit-button.module.css';

export interface SubmitButtonProps {
  look?: ButtonLook;
  status: 'idle' | 'sending' | 'sent';
  /** The label in each state; `sent` only for a form that stays after it. */
  labels: { idle: string; sending: string; sent?: string };
  /** Ignores clicks instead of being disabled, which would lose the focus. */
  keepsFocus?: boolean;
}

/**
 * The button of a form (SPEC section 4: 'Sending...', button disabled). It has the width of the longest label in every
 * state, so that nothing beside it moves. A primary one has an arrow.
 */
export function SubmitButton({ look, status, labels, keepsFocus = false }: SubmitButtonProps) {
  const isBusy = status !== 'idle';
  const [first, second] = Object.entries(labels).flatMap(([name, label]) => (name === status ? [] : label));
  return (
    <Button
      type="submit"
      look={look}
      data-sending={status === 'sending' || undefined}
      {...(keepsFocus ? { 'aria-disabled': isBusy || undefined } : { disabled: isBusy })}
    >
      <span className={styles.label} data-first={first} data-second={second}>
        {labels[status] ?? labels.sending}
      </span>
      {look === 'primary' && <Icon name={status === 'sent' ? 'check' : 'arrow-right'} />}
    </Button>
  );
}
