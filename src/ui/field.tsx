import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

/** The words of a field, whatever its control. */
export interface FieldWords {
  label: string;
  /** Shown at the end of the label of a field that may stay empty, for example "Optional". */
  optional?: string | undefined;
  hint?: ReactNode;
}

interface FieldFrameProps extends FieldWords {
  id: string;
  required: boolean | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** Label, asterisk and hint around a control that is none of those below. The control takes `id`, and the hint is `${id}-hint`. */
export function FieldFrame({ id, label, optional, hint, required, className, children }: FieldFrameProps) {
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>
          {label}
          {required && (
            <span className={styles.asterisk} aria-hidden="true">
              *
            </span>
          )}
        </span>
        {optional && !required && <span className={styles.optional}>{optional}</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * A one-line field with its label, asterisk, and hint wired up. Validation messages are the browser's own
 * (SPEC section 5), so there is no error slot; `:user-invalid` styles the border.
 */
export function TextField({
  label,
  optional,
  hint,
  className,
  type = 'text',
  ...input
}: FieldWords & Omit<ComponentProps<'input'>, 'id'>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, optional, hint, className }} required={input.required}>
      <input
        {...input}
        type={type}
        id={id}
        className={styles.control}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </FieldFrame>
  );
}
