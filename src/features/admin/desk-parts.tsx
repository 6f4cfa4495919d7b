import { useEffect, useRef, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { pageSize } from '../../../shared/contracts/page-size.ts';
import { downloadText } from '../../lib/download-text.ts';
import { fill } from '../../lib/template.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import type { AdminWords, LiveWords } from './admin-words.ts';
import styles from './desk.module.css';
import type { Desk, LiveDesk } from './desk.ts';
import records from './records.module.css';

/** Shows loaded data, that it is loading, or that loading failed, with a button to try again. */
export function Loaded<Value>({
  query,
  words,
  children,
}: {
  query: UseQueryResult<Value>;
  words: LiveWords;
  children: (value: Value) => ReactNode;
}) {
  return (
    <>
      {query.isError && (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <Button size="small" onClick={() => void query.refetch()}>
            {words.retry}
          </Button>
        </div>
      )}
      {query.isPending && <p className={styles.aside}>{words.loading}</p>}
      {query.data !== undefined && children(query.data)}
    </>
  );
}

/** One page of a list without an order of its own, with buttons for the other pages. */
export function RowList<Item extends { id: string }>({
  query,
  page,
  onPage,
  words,
  live,
  children,
}: {
  query: UseQueryResult<{ items: readonly Item[]; total: number }>;
  page: number;
  onPage: (page: number) => void;
  words: AdminWords;
  live: LiveWords;
  children: (item: Item) => ReactNode;
}) {
  return (
    <Loaded query={query} words={live}>
      {({ items, total }) => (
        <>
          <ul className={records.records}>
            {items.map((item) => (
              <li key={item.id} className={records.row}>
                {children(item)}
              </li>
            ))}
          </ul>
          <Pager {...{ total, page, onPage }} words={live} locale={words.dashboard.locale} />
        </>
      )}
    </Loaded>
  );
}

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
      label={words.search}
      type="search"
      placeholder={words.searchPlaceholder}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Buttons to choose one of a few values. */
export function Choice<Value extends string>({
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
    <div className={styles.choice} role="group" aria-label={label}>
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

/** The number of results and buttons for their pages. */
export function Pager({
  total,
  page,
  onPage,
  words,
  locale,
}: {
  total: number;
  page: number;
  onPage: (page: number) => void;
  words: LiveWords;
  locale: string;
}) {
  const number = new Intl.NumberFormat(locale);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={styles.pager} data-empty={total === 0 ? '' : undefined}>
      <output>{total === 0 ? words.nothing : fill(words.found, { count: number.format(total) })}</output>
      {pages > 1 && (
        <nav aria-label={words.pages.label}>
          <IconButton
            icon="arrow-left"
            label={words.pages.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>{fill(words.pages.at, { page: number.format(page), pages: number.format(pages) })}</span>
          <IconButton
            icon="arrow-right"
            label={words.pages.next}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}

/** Saves a list as a file. It is asked for by script: what is looked for must not be in an address. */
export function CsvButton({
  words,
  file,
  load,
  disabled,
}: {
  words: AdminWords;
  file: string;
  load: () => Promise<BlobPart>;
  disabled?: boolean;
}) {
  async function save(): Promise<void> {
    try {
      downloadText(file, 'text/csv', await load());
    } catch {
      notify({ channel: 'status', tone: 'error', title: words.unavailable });
    }
  }
  return (
    <Button size="small" onClick={() => void save()} disabled={disabled}>
      <Icon name="download" /> {words.dashboard.exportCsv}
    </Button>
  );
}

/** An action that cannot be undone, to be confirmed. */
export interface Question {
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone; Escape and the first button cancel it. */
export function ConfirmDialog({
  question,
  cancel,
  onClose,
}: {
  question: Question;
  cancel: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="desk-question"
      aria-describedby="desk-question-text"
      onClose={onClose}
    >
      <h2 id="desk-question">{question.title}</h2>
      <p id="desk-question-text">{question.text}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => dialog.current?.close()}>
          {cancel}
        </Button>
        <Button
          size="small"
          look="primary"
          onClick={() => {
            dialog.current?.close();
            question.onConfirm();
          }}
        >
          {question.confirm}
        </Button>
      </div>
    </dialog>
  );
}

/** What every part of the live dashboard gets. */
export interface LiveProps {
  words: AdminWords;
  live: LiveWords;
  desk: Desk;
  api: LiveDesk;
  /** Asks before an action that cannot be undone. */
  ask: (question: Question) => void;
}
