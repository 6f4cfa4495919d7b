import type { MouseEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { MarkedText } from './marked-text.tsx';
import { rememberChoice } from './recent-choices.ts';
import type { OptionSection, SearchOption } from './search-options.ts';
import styles from './search-dialog.module.css';

const isOpenedElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * The list of the search dialog: groups of options. A page is a link, so that it can be opened in a new tab.
 * @param active the place of the chosen option, -1 for none
 * @param onPoint called with the place of the option that the pointer is on
 * @param onChosen called when one was chosen
 */
export function SearchListbox({
  id,
  label,
  sections,
  active,
  optionId,
  query,
  language,
  onPoint,
  onChosen,
}: {
  id: string;
  label: string;
  sections: readonly OptionSection[];
  active: number;
  optionId: (place: number) => string;
  query: string;
  language: string;
  onPoint: (place: number) => void;
  onChosen: () => void;
}) {
  const starts = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  const optionOf = (option: SearchOption, place: number) => {
    const common = {
      key: place,
      id: optionId(place),
      role: 'option',
      'aria-selected': place === active,
      tabIndex: -1,
      className: styles.option,
      // Not when the list moves below a pointer that rests.
      onPointerMove: () => place !== active && onPoint(place),
    };
    if ('action' in option) {
      const { label: name, run } = option.action;
      const { key, ...attributes } = common;
      return (
        <button
          key={key}
          {...attributes}
          type="button"
          onClick={() => {
            onChosen();
            run();
          }}
        >
          <span className={styles.title}>
            <MarkedText text={name} query={query} language={language} />
          </span>
        </button>
      );
    }
    const { entry } = option;
    const { key, ...attributes } = common;
    const hint = [entry.kind, entry.hint].filter(Boolean).join(' · ');
    return (
      <a
        key={key}
        {...attributes}
        href={entry.href}
        onClick={(event) => {
          if (isOpenedElsewhere(event)) return;
          rememberChoice(entry);
          onChosen();
        }}
      >
        <span className={styles.title}>
          <MarkedText text={entry.title} query={query} language={language} />
        </span>
        {hint && (
          <span className={styles.hint}>
            <MarkedText text={hint} query={query} language={language} />
          </span>
        )}
        <Icon name="arrow-right" className={styles.arrow} />
      </a>
    );
  };

  return (
    <div
      id={id}
      // A native list of options holds no links.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map((section, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={section.label} role="group" aria-labelledby={`${id}${index}`}>
          <div id={`${id}${index}`} role="presentation" className={styles.group}>
            {section.label}
          </div>
          {section.options.map((option, place) => optionOf(option, (starts[index] ?? 0) + place))}
        </div>
      ))}
    </div>
  );
}
