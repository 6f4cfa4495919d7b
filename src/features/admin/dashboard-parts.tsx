import { useEffect, useRef, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { fill } from '#shared/template.ts';
import { Button } from '#src/components/button.tsx';
import { TextField } from '#src/components/field.tsx';
import { Icon } from '#src/components/icon.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import type { AdminWords, LiveWords } from './admin-words.ts';
import styles from './dashboard-parts.module.css';
import type { DashboardBackend, LiveDashboardBackend } from './dashboard-backend.ts';
import { pageSize } from '#shared/contracts/dashboard.ts';
import type { ApplicationStatus } from '#shared/contracts/application.ts';
import { readableValue, type LocalizedField } from '#shared/forms/localized-field.ts';
import { notify } from '#src/components/notifications/notifications-store.ts';
import { mailtoHref } from '#shared/mailto-href.ts';

/**
 * Lets the browser save a text as a file.
 * @param type media type, such as `text/csv`
 */
export function downloadText(fileName: string, type: string, text: BlobPart): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * One page of a list that cannot be sorted, with buttons for the other pages; a message while it loads or when that
 * failed.
 */
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
    <>
      {query.isError && (
        <div className={styles.failed} role="alert">
          <p>{live['dashboard.failed']}</p>
          <Button size="small" onClick={() => void query.refetch()}>
            {live['dashboard.retry']}
          </Button>
        </div>
      )}
      {query.isPending && <p className={`small quiet ${styles.aside}`}>{live['dashboard.loading']}</p>}
      {query.data && (
        <>
          <ul className={`small ${styles.records}`}>
            {query.data.items.map((item) => (
              <li key={item.id} className={styles.row}>
                {children(item)}
              </li>
            ))}
          </ul>
          <Pager
            {...{ page, onPage }}
            total={query.data.total}
            words={live}
            locale={words.dashboard.locale}
          />
        </>
      )}
    </>
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
      label={words['dashboard.search']}
      type="search"
      placeholder={words['dashboard.search.placeholder']}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Buttons to choose one of a few values. */
export function ChoiceButtons<Value extends string>({
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
    <div className={`small ${styles.choice}`} role="group" aria-label={label}>
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
    <div className={`small quiet ${styles.pager}`} data-empty={total === 0 ? '' : undefined}>
      <output>
        {total === 0
          ? words['dashboard.nothing']
          : fill(words['dashboard.found'], { count: number.format(total) })}
      </output>
      {pages > 1 && (
        <nav aria-label={words['dashboard.pages']}>
          <IconButton
            icon="arrow-left"
            label={words['dashboard.pages.previous']}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>
            {fill(words['dashboard.pages.at'], { page: number.format(page), pages: number.format(pages) })}
          </span>
          <IconButton
            icon="arrow-right"
            label={words['dashboard.pages.next']}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}

/** Saves a list as a file. Fetched by script, because the search text must not be in a URL. */
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
      <Icon name="download" /> <span>{words.dashboard.exportCsv}</span>
    </Button>
  );
}

/** An action that cannot be undone, to be confirmed. */
export interface Confirmation {
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
  question: Confirmation;
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
      aria-labelledby="dashboard-question"
      aria-describedby="dashboard-question-text"
      onClose={onClose}
    >
      <h2 id="dashboard-question" className="title-4">
        {question.title}
      </h2>
      <p id="dashboard-question-text">{question.text}</p>
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

/** Props of every part of the live dashboard. */
export interface LiveProps {
  words: AdminWords;
  live: LiveWords;
  backend: DashboardBackend;
  api: LiveDashboardBackend;
  /** Asks before an action that cannot be undone. */
  ask: (question: Confirmation) => void;
}

/**
 * The status of a record as shape and text, never by colour alone (SPEC section 4).
 * @param label its name
 */
export function StatusMark({ status, label }: { status: ApplicationStatus; label: string }) {
  return (
    <span className={`note ${styles.mark}`} data-status={status}>
      {status === 'new' ? <span className="hexagon" aria-hidden="true" /> : <Icon name="check" />}
      <span>{label}</span>
    </span>
  );
}

/** Longer parts do not fit next to a label on a phone: they break where they must. */
const longestWhole = 32;

/** One side of an address, in one piece if it fits. */
function Part({ text }: { text: string }) {
  return <span className={text.length > longestWhole ? undefined : styles.whole}>{text}</span>;
}

/**
 * An email address that breaks before its @, not in the middle of a word. Isolated, because an address may
 * have letters of another direction.
 */
export function EmailAddress({ children }: { children: string }) {
  const at = Math.max(0, children.lastIndexOf('@'));
  return (
    <bdi>
      <Part text={children.slice(0, at)} />
      <wbr />
      <Part text={children.slice(at)} />
    </bdi>
  );
}

/** Applicants write addresses with and without a scheme. All but http(s) is shown as text, not as a link. */
function webAddress(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  // Not `URL.parse`, which needs Chrome 126, Firefox 126 and Safari 18, newer than the oldest supported browsers.
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return /^https?:$/.test(protocol) ? href : null;
}

/** A link to an applicant's page; the other site gets no Referer. */
function WebLink({ address }: { address: string }) {
  const href = webAddress(address);
  if (!href) return <bdi>{address}</bdi>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <bdi>{address}</bdi>
    </a>
  );
}

/** Shows the value of a field according to its kind. */
export function FieldValue({
  field,
  value,
}: {
  field: Pick<LocalizedField, 'kind' | 'options'>;
  value: string;
}): ReactNode {
  switch (field.kind) {
    case 'email':
      return (
        <a href={mailtoHref(value)}>
          <EmailAddress>{value}</EmailAddress>
        </a>
      );
    case 'phone':
      return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>;
    case 'link':
      return <WebLink address={value} />;
    case 'service':
    case 'choice':
      return <bdi>{readableValue(field, value)}</bdi>;
    case 'line':
    case 'text':
      return <bdi>{value}</bdi>;
  }
}

/** One field of a record, as an entry of a definition list. */
export function RecordField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
