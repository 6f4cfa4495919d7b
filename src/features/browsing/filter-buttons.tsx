import { useLayoutEffect, useRef } from 'react';
import styles from './filter-buttons.module.css';

export interface FilterOption {
  id: string;
  name: string;
  /** Number of its items, formatted for the language. */
  count: string;
}

/** False where every filter leaves all items, such as the only category of a new company. */
export const isChoice = (options: readonly FilterOption[]): boolean =>
  options.some(({ count }) => count !== options[0]?.count);

/** Scrolls the row sideways so that a partly hidden button is centred; never scrolls the page. */
function reveal(row: HTMLElement, button: Element): void {
  const seen = row.getBoundingClientRect();
  const { left, right, width } = button.getBoundingClientRect();
  if (left < seen.left || right > seen.right) row.scrollLeft += left - seen.left - (seen.width - width) / 2;
}

/**
 * Filter buttons, one of them pressed. On phones the row scrolls sideways; a link to a filter may press a
 * hidden button, which then scrolls into view.
 * @param label accessible name of the group
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
  const row = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed="true"]');
    if (row.current && pressed) reveal(row.current, pressed);
  }, [selected]);

  return (
    <fieldset ref={row} className={`small ${styles.filters}`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ id, name, count }) => (
        <button key={id} type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
          <span>{name}</span> <span className={`caption ${styles.count}`}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
