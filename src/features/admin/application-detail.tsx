import type { ReactNode, RefObject } from 'react';
import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { shownIn, type Kind } from '../../../shared/forms/define-form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { DashboardWords } from './admin-words.ts';
import styles from './application-detail.module.css';
import { jobTitleOf } from './job-title.ts';
import { fullName } from './sort-applications.ts';
import { StatusMark } from './status-mark.tsx';

/** Applicants write addresses with and without a scheme. All but http(s) is shown as text, not as a link. */
function webAddress(text: string): string | null {
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}

/** A link to an applicant's page; the other site gets no Referer. */
function WebLink({ address }: { address: string }) {
  const href = webAddress(address);
  if (!href) return address;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}

/** Shows the value of a field according to its kind. */
function valueIn(kind: Kind, value: string): ReactNode {
  if (kind === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (kind === 'phone') return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>;
  return kind === 'link' ? <WebLink address={value} /> : value;
}

const shown = shownIn(applicationForm, 'dashboard');
const facts = shown.filter(({ kind }) => kind !== 'text');
const letters = shown.filter(({ kind }) => kind === 'text');

/** One field of a record, as an entry of a definition list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * All that an applicant sent (SPEC sections 2, 3 and 6); missing values are named. Read-only.
 * @param heading takes the focus when the panel opens
 * @param tools buttons below the name
 * @param moreFacts further entries of the definition list
 * @param children shown after the cover letter
 */
export function ApplicationDetail({
  application,
  words,
  heading,
  onClose,
  tools,
  moreFacts,
  children,
}: {
  application: ReceivedApplication;
  words: DashboardWords;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  tools?: ReactNode;
  moreFacts?: ReactNode;
  children?: ReactNode;
}) {
  const { status } = application;
  const { fields } = words;
  const received = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const missing = <span className={styles.missing}>{words.notProvided}</span>;
  return (
    <aside className={styles.detail} aria-label={words.detailLabel}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {fullName(application)}
        </h2>
        <IconButton icon="x" label={words.closeDetail} onClick={onClose} />
        <p>{jobTitleOf(application, words)}</p>
        <StatusMark status={status} label={words.status[status]} />
      </div>
      {tools}
      <dl className={styles.facts}>
        {facts.map(({ name, kind }) => (
          <Fact key={name} label={fields[name]}>
            {application[name] ? valueIn(kind, application[name]) : missing}
          </Fact>
        ))}
        <Fact label={fields.date}>
          <time dateTime={application.date}>{received.format(new Date(application.date))}</time>
        </Fact>
        {moreFacts}
      </dl>
      {letters.map(({ name }) => (
        <div key={name} className={styles.letter}>
          <h3>{fields[name]}</h3>
          {application[name] ? (
            // The language of the applicant's text is unknown.
            <p lang="">{application[name]}</p>
          ) : (
            <p className={styles.missing}>
              {name === 'coverLetter' ? words.noCoverLetter : words.notProvided}
            </p>
          )}
        </div>
      ))}
      {children}
    </aside>
  );
}
