import styles from './filter-buttons.module.css';

export interface FilterOption {
  id: string;
  name: string;
  /** How many items it shows, in the language's digits. */
  count: string;
}

/**
 * The buttons of a filter, one of them pressed. On phones they stand in one row that scrolls sideways.
 * @param label names the group
 */
export function FilterButtons({
  label,
  options,
  selected,
  onSelect,
}: {
  label: string;
  options: FilterOption[];
  selected: string;
  onSelect: (id: string) => void;
}) {
  return (
    <fieldset className={styles.filters} aria-label={label}>
      {options.map(({ id, name, count }) => (
        <button key={id} type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
          {name} <span>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
