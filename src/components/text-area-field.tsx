import { useId, type ComponentProps } from 'react';
import field from './field.module.css';
import { described, FieldFrame, type FieldWords } from './field.tsx';
import styles from './text-area-field.module.css';

/** A field for several lines, otherwise like TextField. Grows with its text. */
export function TextAreaField({
  label,
  optional,
  hint,
  problem,
  className,
  ...textArea
}: FieldWords & Omit<ComponentProps<'textarea'>, 'id'>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, optional, hint, problem, className }} required={textArea.required}>
      <textarea
        dir="auto"
        {...textArea}
        id={id}
        className={`${field.control} ${styles.textArea}`}
        {...described(id, Boolean(hint), problem)}
      />
    </FieldFrame>
  );
}
