import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '#src/components/icon-button.tsx';
import { SearchPanel, type SearchAction, type SearchSource } from './search-panel.tsx';
import styles from './search.module.css';
import type { Picked } from '#shared/i18n/translator.ts';

function Keys({ names, action }: { names: readonly string[]; action: string }) {
  return (
    <span>
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}{' '}
      <span>{action}</span>
    </span>
  );
}

/**
 * The search over a page, in a modal dialog; Escape closes it.
 * @param actions what it can do in addition to opening pages
 * @param onClose called when it has closed
 */
export function SearchDialog({
  words,
  source,
  actions,
  onClose,
}: {
  words: Picked<'search'>;
  source: SearchSource;
  actions: readonly SearchAction[];
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [term, setTerm] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const close = useCallback(() => dialog.current?.close(), []);
  return (
    // Not a control: a click outside closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // Outside the dialog, or on a link, which opens another page.
        if (target === currentTarget || (target instanceof Element && target.closest('a')))
          currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <SearchPanel
          words={words}
          source={source}
          term={term}
          onTerm={setTerm}
          actions={actions}
          onChosen={close}
        >
          <IconButton icon="x" label={words.close} onClick={close} />
        </SearchPanel>
        <p className={`caption ${styles.keys}`}>
          <Keys names={['↑', '↓']} action={words.toMove} />
          <Keys names={[words.enter]} action={words.toOpen} />
          <Keys names={[words.escape]} action={words.toClose} />
        </p>
      </div>
    </dialog>
  );
}
