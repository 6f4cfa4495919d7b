import { memo, type MouseEvent } from 'react';
import type { SearchTerm } from '../../lib/search-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { MarkedText } from './marked-text.tsx';
import { rememberChoice } from './recent-choices.ts';
import type { SearchOption } from './search-options.ts';
import styles from './search-dialog.module.css';

const isOpenedElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * An option of the search dialog. A page is a link, so that it can be opened in a new tab.
 * @param place among all options
 * @param onPoint called with the place when the pointer moves on it, and it is not the chosen one
 * @param onChosen called when it was chosen
 */
export const SearchRow = memo(function SearchRow({
  id,
  option,
  place,
  isActive,
  terms,
  onPoint,
  onChosen,
}: {
  id: string;
  option: SearchOption;
  place: number;
  isActive: boolean;
  terms: readonly SearchTerm[];
  onPoint: (place: number) => void;
  onChosen: () => void;
}) {
  const attributes = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    // Not when the list moves below a pointer that rests.
    onPointerMove: () => !isActive && onPoint(place),
  };
  const { title, hint } = option;
  const text = (
    <>
      <span>
        <MarkedText text={title} terms={terms} />
      </span>
      {hint && (
        <span className={styles.hint}>
          <MarkedText text={hint} terms={terms} />
        </span>
      )}
    </>
  );
  if ('action' in option) {
    return (
      <button
        {...attributes}
        type="button"
        onClick={() => {
          onChosen();
          option.action.run();
        }}
      >
        {text}
      </button>
    );
  }
  const { entry } = option;
  return (
    <a
      {...attributes}
      href={entry.href}
      onClick={(event) => {
        if (isOpenedElsewhere(event)) return;
        rememberChoice(entry);
        onChosen();
      }}
    >
      {text}
      {isActive && <Icon name="arrow-right" className={styles.arrow} />}
    </a>
  );
});
