import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldWords {
  label: string;
  /** Shown after the label of a field that may be empty, for example "Optional". */
  optional?: string | undefined;
  hint?: ReactNode;
  /** What the server refused, until the visitor changes it. */
  problem?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  id: string;
  required: boolean | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** Ties the hint and the problem of a field to its control. @param hint false without one */
export const described = (id: string, hint: boolean, problem: string | undefined) => ({
  'aria-describedby':
    [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': problem ? true : undefined,
});

/** Label, asterisk, hint and problem for any other control, which takes `id` and `described`. */
export function FieldFrame({
  id,
  label,
  optional,
  hint,
  problem,
  required,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id} className={`small ${styles.label}`}>
        <span>
          <span>{label}</span>
          {required && (
            <span className={styles.asterisk} aria-hidden="true">
              *
            </span>
          )}
        </span>
        {optional && !required && <span className={styles.optional}>{optional}</span>}
      </label>
      {children}
      {problem && (
        <p className={`small ${styles.problem}`} id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && (
        <p className={`note quiet ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * A one-line field with label, asterisk and hint. The browser shows validation messages (SPEC section 5);
 * `:user-invalid` styles the border.
 */
export function TextField({
  label,
  optional,
  hint,
  problem,
  className,
  type = 'text',
  dir = type === 'text' ? 'auto' : 'ltr',
  ...input
}: FieldWords & Omit<ComponentProps<'input'>, 'id'>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, optional, hint, problem, className }} required={input.required}>
      <input
        {...described(id, Boolean(hint), problem)}
        {...input}
        type={type}
        dir={dir}
        id={id}
        className={styles.control}
      />
    </FieldFrame>
  );
}

/** A required email address: the browser fills it in, and says what is wrong with it (SPEC section 5). */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'name' | 'autoComplete'>) {
  return <TextField {...field} type="email" name="email" autoComplete="email" required />;
}
