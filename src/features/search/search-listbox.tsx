import { memo, useEffect, useMemo, useRef } from 'react';
import { termsOf } from '../../lib/search-words.ts';
import type { OptionSection, SearchOption } from './search-options.ts';
import { SearchRow } from './search-row.tsx';
import styles from './search-dialog.module.css';

/** The id of an option, by the id of its list. */
export const optionId = (list: string, place: number) => `${list}${place}`;

/** A row keeps its element while it stays in its group. */
const keyOf = (option: SearchOption) => ('entry' in option ? option.entry.href + option.title : option.title);

/**
 * The list of the search dialog: groups of options. Rendered anew only when it changes, not for each letter
 * of the field.
 * @param active the place of the chosen option, -1 for none
 * @param onPoint called with the place of the option that the pointer is on
 * @param onChosen called when one was chosen
 */
export const SearchListbox = memo(function SearchListbox({
  id,
  label,
  sections,
  active,
  query,
  language,
  onPoint,
  onChosen,
}: {
  id: string;
  label: string;
  sections: readonly OptionSection[];
  active: number;
  query: string;
  language: string;
  onPoint: (place: number) => void;
  onChosen: () => void;
}) {
  const terms = useMemo(() => termsOf(query, language), [query, language]);
  const box = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useEffect(() => {
    // Not when it stands at its beginning: for every scrolling the browser lays out the page at once.
    if (isScrolled.current) box.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [query]);
  const starts = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div
      ref={box}
      id={id}
      // A native list of options holds no links.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      onScroll={() => {
        isScrolled.current = true;
      }}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map((section, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={section.label} role="group" aria-labelledby={`${id}-${index}`}>
          <div id={`${id}-${index}`} role="presentation" className={styles.group}>
            {section.label}
          </div>
          {section.options.map((option, at) => {
            const place = (starts[index] ?? 0) + at;
            return (
              <SearchRow
                key={keyOf(option)}
                id={optionId(id, place)}
                option={option}
                place={place}
                isActive={place === active}
                terms={terms}
                onPoint={onPoint}
                onChosen={onChosen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});
