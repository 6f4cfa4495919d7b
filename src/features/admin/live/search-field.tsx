import { TextField } from '#src/components/field.tsx';
import type { LiveWords } from '#src/features/admin/admin-words.ts';
import styles from './controls.module.css';

/** Searches while the user types. */
export function SearchField({
  words,
  value,
  onChange,
}: {
  words: LiveWords;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      className={styles.search}
      label={words['dashboard.search']}
      type="search"
      placeholder={words['dashboard.search.placeholder']}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
