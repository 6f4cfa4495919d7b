import styles from './choice-buttons.module.css';

export function ChoiceButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    // A group of toggle buttons with a common name.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={`small ${styles.choice}`} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
