import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { fillParameters } from '../../lib/template.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { recentChoices } from './recent-choices.ts';
import { optionId, SearchListbox } from './search-listbox.tsx';
import { searchOptions, type SearchAction } from './search-options.ts';
import type { SearchDialogWords, SearchSource, SearchWords } from './search-words.ts';
import { useSearchIndex } from './use-search-index.ts';
import styles from './search-dialog.module.css';

/** Longest text that the field takes; the search itself looks at less of it. */
const longestTyped = 1000;

/** The place that a key leads to among so many options; nothing for all other keys. */
function placeAfter(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * The search over a page: a combobox with a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) in a
 * modal dialog. The focus stays in the field; arrow keys, Home and End choose, Enter opens, Escape closes.
 * @param actions what it can do beside opening pages
 * @param onClose called when it has closed
 */
export function SearchDialog({
  words,
  own,
  source,
  actions,
  onClose,
}: {
  words: SearchWords;
  own: SearchDialogWords;
  source: SearchSource;
  actions: { label: string; items: readonly SearchAction[] };
  onClose: () => void;
}) {
  const list = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [recent] = useState(recentChoices);
  const index = useSearchIndex(source);

  useEffect(() => dialog.current?.showModal(), []);

  const sections = useMemo(
    () =>
      searchOptions({
        query,
        index,
        source,
        recent: { label: own.recent, entries: recent },
        actions,
        bestLabel: words.best,
      }),
    [query, index, source, own.recent, recent, actions, words.best],
  );
  const count = sections.reduce((sum, { options }) => sum + options.length, 0);
  const isAsked = query.trim() !== '';
  // The first result is chosen by itself; without a query nothing happens on Enter.
  const active = Math.min(chosen ?? (isAsked ? 0 : -1), count - 1);
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    if (chosen !== undefined)
      document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [chosen, active, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || altKey) return;
    const place = placeAfter(key, active, count);
    if (count > 0 && place !== undefined) {
      event.preventDefault();
      setChosen(place);
    } else if (key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(list, active))?.click();
    }
  };

  const isNothing = isAsked && index !== 'loading' && index !== 'failed' && count === 0;
  const said = isNothing
    ? fillParameters(words.none, { term: query.trim() })
    : fillParameters(words.results, { count });
  const allHref = isAsked ? `${own.all.href}?q=${encodeURIComponent(query)}` : own.all.href;

  return (
    // Not a control: it only notices a click beside it. Escape closes it as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={own.label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <Icon name="search" className={styles.icon} />
          <input
            className={styles.field}
            // A dialog gives the focus to the element that asks for it.
            autoFocus
            type="text"
            role="combobox"
            aria-label={words.field}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={list}
            aria-activedescendant={active >= 0 ? optionId(list, active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={longestTyped}
            placeholder={words.field}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              setChosen(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton icon="x" label={own.close} onClick={close} />
        </div>
        {index === 'failed' && (
          <p className={styles.note} role="alert">
            {words.failed} <a href={allHref}>{own.all.label}</a>
          </p>
        )}
        {isNothing && (
          <p className={styles.note}>
            {said} {words.noneHint}
          </p>
        )}
        <SearchListbox
          id={list}
          label={words.field}
          sections={sections}
          active={active}
          query={query}
          language={source.language}
          onPoint={setChosen}
          onChosen={close}
        />
        <p className={`caption ${styles.keys}`}>{own.keys}</p>
        <output className="visually-hidden">{isAsked && typeof index === 'function' ? said : ''}</output>
      </div>
    </dialog>
  );
}
