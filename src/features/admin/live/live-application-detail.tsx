import type { RefObject } from 'react';
import { fill } from '../../../lib/template.ts';
import { receivedOf, type AdminDesk, type DeskApplication } from '../../../ports/admin-desk.ts';
import type { DeskNote } from '../../../ports/desk-work.ts';
import { Button } from '../../../ui/button.tsx';
import { ApplicationDetail, Fact } from '../application-detail.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';
import { Notes } from './notes.tsx';

/**
 * All that an applicant sent, and the team's tools: status, notes, resume, delete.
 * @param heading takes the focus when the panel opens
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
  onAddNote,
  onDeleteNote,
}: {
  application: DeskApplication;
  words: LiveAdminWords;
  desk: AdminDesk;
  noteDrafts: Map<string, string>;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  onSwitchStatus: () => void;
  /** Moves it to the other folder. */
  onMove: () => void;
  onDelete: () => void;
  /** Rejects when it fails. */
  onAddNote: (text: string) => Promise<void>;
  onDeleteNote: (note: DeskNote) => void;
}) {
  const { id, status, resume } = application;
  return (
    <ApplicationDetail
      application={receivedOf(application)}
      words={words.dashboard}
      heading={heading}
      onClose={onClose}
      tools={
        <div className={styles.detailTools}>
          <Button size="small" onClick={onSwitchStatus}>
            {words.desk.setStatus[status === 'new' ? 'reviewed' : 'new']}
          </Button>
          <Button size="small" look="quiet" onClick={onMove}>
            {words.desk.move[application.folder === 'inbox' ? 'spam' : 'inbox']}
          </Button>
          <Button size="small" look="quiet" onClick={onDelete}>
            {words.desk.remove.label}
          </Button>
        </div>
      }
      moreFacts={
        <Fact label={words.desk.resume}>
          <a
            href={desk.resumeHref(id)}
            download
            aria-label={fill(words.desk.download, { file: resume.name })}
          >
            {resume.name}
          </a>
        </Fact>
      }
    >
      <Notes
        notes={application.notes}
        draft={noteDrafts.get(id)}
        onDraft={(text) => (text === null ? noteDrafts.delete(id) : noteDrafts.set(id, text))}
        add={onAddNote}
        onDelete={onDeleteNote}
        date={new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' })}
        words={words.desk.work.notes}
      />
    </ApplicationDetail>
  );
}
