import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './checkbox-field.module.css';

/** A checkbox with a label and a hint below; the label is a large target. */
export function CheckboxField({
  label,
  hint,
  className,
  ...input
}: { label: string; hint?: ReactNode } & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const id = useId();
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label>
        <input {...input} type="checkbox" aria-describedby={hint ? `${id}-hint` : undefined} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="note quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
