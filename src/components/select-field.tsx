import { useId, type ComponentProps } from 'react';
import field from './field.module.css';
import { described, FieldFrame, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

/**
 * A native select, otherwise like TextField.
 * @param placeholder text of the empty option, which is first and selected at the start
 */
export function SelectField({
  label,
  optional,
  hint,
  problem,
  className,
  placeholder,
  options,
  ...select
}: FieldWords &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    placeholder: string;
    options: readonly SelectOption[];
  }) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, optional, hint, problem, className }} required={select.required}>
      <div className={styles.selectBox}>
        <select
          {...select}
          id={id}
          className={`${field.control} ${styles.select}`}
          {...described(id, Boolean(hint), problem)}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  );
}
