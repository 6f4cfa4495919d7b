import type { ReactNode, RefObject } from 'react';
import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { shownIn } from '../../../shared/forms/define-form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { DashboardWords } from './admin-words.ts';
import styles from './application-detail.module.css';
import { Fact, valueIn } from './fact.tsx';
import { jobTitleOf } from './job-title.ts';
import { fullName } from './sort-applications.ts';
import { StatusMark } from './status-mark.tsx';

const shown = shownIn(applicationForm, 'dashboard');
const facts = shown.filter(({ kind }) => kind !== 'text');
const letters = shown.filter(({ kind }) => kind === 'text');

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
          <bdi>{fullName(application)}</bdi>
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
            <p lang="" dir="auto">
              {application[name]}
            </p>
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
