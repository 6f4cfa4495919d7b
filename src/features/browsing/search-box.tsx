import { useEffect, useId, useRef, type RefObject } from 'react';
import { Icon } from '../../components/icon.tsx';
import controls from '../../components/field.module.css';
import styles from './search-box.module.css';

/** The term is part of the URL, and servers refuse URLs much longer than this allows. */
const longestTerm = 1000;

/**
 * A search field that reports every change (SPEC section 5, Blog search), also text typed before hydration.
 * @param field receives the input, for setting the focus
 */
export function SearchBox({
  field,
  label,
  term,
  onSearch,
}: {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  term: string;
  onSearch: (term: string) => void;
}) {
  const id = useId();
  const reportEarly = useRef(onSearch);

  useEffect(() => {
    const typed = field.current?.value;
    if (typed) reportEarly.current(typed);
  }, [field]);

  return (
    <search className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        ref={field}
        id={id}
        type="search"
        className={controls.control}
        autoComplete="off"
        maxLength={longestTerm}
        enterKeyHint="search"
        placeholder={label}
        value={term}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
    </search>
  );
}
