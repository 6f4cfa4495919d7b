import type { RefObject } from 'react';
import type { AdminDesk, DeskApplication } from '../../../services/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Fact, WebLink } from '../application-detail.tsx';
import detail from '../application-detail.module.css';
import { jobTitleOf } from '../job-title.ts';
import { StatusMark } from '../status-mark.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';
import { NotesField } from './notes-field.tsx';

/**
 * Everything an applicant sent, and what the team does with it: status, notes, resume, delete.
 * @param heading for the focus, when the panel opens
 */
export function LiveApplicationDetail({
  application,
  words,
  desk,
  noteDrafts,
  heading,
  onClose,
  onSwitchStatus,
  onMove,
  onDelete,
}: {
  application: DeskApplication;
  words: LiveAdminWords;
  desk: AdminDesk;
  noteDrafts: Map<string, string>;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  onSwitchStatus: () => void;
  /** To the other folder. */
  onMove: () => void;
  onDelete: () => void;
}) {
  const { id, email, phone, linkedIn, portfolio, coverLetter, status, resume, receivedAt } = application;
  const { fields, locale, status: statusNames, notProvided, noCoverLetter } = words.dashboard;
  const received = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const missing = <span className={detail.missing}>{notProvided}</span>;
  const other = status === 'new' ? 'reviewed' : 'new';
  return (
    <aside className={detail.detail} aria-label={words.dashboard.detailLabel}>
      <div className={detail.head}>
        <h2 ref={heading} tabIndex={-1}>
          {application.firstName} {application.lastName}
        </h2>
        <IconButton icon="x" label={words.dashboard.closeDetail} onClick={onClose} />
        <p>{jobTitleOf(application, words.dashboard)}</p>
        <StatusMark status={status} label={statusNames[status]} />
      </div>
      <div className={styles.detailTools}>
        <Button size="small" onClick={onSwitchStatus}>
          {words.desk.setStatus[other]}
        </Button>
        <Button size="small" look="quiet" onClick={onMove}>
          {words.desk.move[application.folder === 'inbox' ? 'spam' : 'inbox']}
        </Button>
        <Button size="small" look="quiet" onClick={onDelete}>
          {words.desk.remove.label}
        </Button>
      </div>
      <dl className={detail.facts}>
        <Fact label={fields.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label={fields.phone}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </Fact>
        <Fact label={fields.linkedIn}>{linkedIn ? <WebLink address={linkedIn} /> : missing}</Fact>
        <Fact label={fields.portfolio}>{portfolio ? <WebLink address={portfolio} /> : missing}</Fact>
        <Fact label={fields.date}>
          <time dateTime={receivedAt}>{received.format(new Date(receivedAt))}</time>
        </Fact>
        <Fact label={words.desk.resume}>
          <a
            href={desk.resumeHref(id)}
            download
            aria-label={words.desk.download.replace('{file}', () => resume.name)}
          >
            {resume.name}
          </a>
        </Fact>
      </dl>
      <div className={detail.letter}>
        <h3>{fields.coverLetter}</h3>
        {coverLetter ? (
          // Nobody knows in which language an applicant writes.
          <p lang="">{coverLetter}</p>
        ) : (
          <p className={detail.missing}>{noCoverLetter}</p>
        )}
      </div>
      <div className={styles.notes}>
        <NotesField
          saved={application.notes}
          draft={noteDrafts.get(id)}
          onDraft={(text) => (text === null ? noteDrafts.delete(id) : noteDrafts.set(id, text))}
          save={(text) => desk.changeApplication(id, { notes: text })}
          words={words.desk.notes}
        />
      </div>
    </aside>
  );
}
