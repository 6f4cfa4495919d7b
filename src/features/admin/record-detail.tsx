import type { ReactNode } from 'react';
import type { ApplicationStatus } from '#shared/contracts/application.ts';
import { IconButton } from '#src/components/icon-button.tsx';
import type { DashboardWords } from './admin-words.ts';
import { H2, H3 } from '#src/components/headings.tsx';
import styles from './record-detail.module.css';
import type { Opened } from './record-list.tsx';
import { StatusMark } from './status-mark.tsx';

export function Missing({ children }: { children: ReactNode }) {
  return <span className={styles.missing}>{children}</span>;
}

/**
 * All that somebody sent (SPEC section 2, Admin dashboard).
 * @param label accessible name of the panel
 * @param subtitle below the name
 * @param facts entries of the definition list
 * @param texts longer texts with their titles; `missing` is shown instead of an empty one
 */
export function RecordDetail({
  label,
  close,
  name,
  subtitle,
  status,
  receivedAt,
  facts,
  texts,
  words,
  heading,
  onClose,
  tools,
  note,
}: Opened & {
  label: string;
  close: string;
  name: string;
  subtitle?: string;
  status: ApplicationStatus;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  facts: readonly { label: string; value: ReactNode }[];
  texts: readonly { label: string; text: string; missing: string }[];
  words: DashboardWords;
}) {
  const received = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <aside className={`small ${styles.detail}`} aria-label={label}>
      <div className={styles.head}>
        <H2 size={3} ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </H2>
        <IconButton icon="x" label={close} onClick={onClose} />
        {subtitle && <p className="plain quiet">{subtitle}</p>}
        <StatusMark status={status} label={words.status[status]} />
      </div>
      {tools}
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <RecordField key={fact.label} label={fact.label}>
            {fact.value}
          </RecordField>
        ))}
        <RecordField label={words.columns.date}>
          <time dateTime={receivedAt}>{received.format(new Date(receivedAt))}</time>
        </RecordField>
      </dl>
      {texts.map(({ label: title, text, missing }) => (
        <div key={title} className={styles.letter}>
          <H3 className="small">{title}</H3>
          {text ? (
            // The language of the sender's text is unknown.
            <p lang="" dir="auto">
              {text}
            </p>
          ) : (
            <p className={styles.missing}>{missing}</p>
          )}
        </div>
      ))}
      {note}
    </aside>
  );
}

/** One field of a record, as an entry of a definition list. */
function RecordField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
