import type { RefObject } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import { receivedOf, type AdminDesk, type DeskApplication } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { ApplicationDetail } from '../application-detail.tsx';
import { Fact } from '../fact.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';
import { applicationParts } from './record-parts.ts';

/**
 * All that an applicant sent, the team's tools, and the parts of `record-parts.ts`.
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
            aria-label={fill(words.desk.download, { file: isolated(resume.name) })}
          >
            <bdi>{resume.name}</bdi>
          </a>
        </Fact>
      }
    >
      {applicationParts.map(({ id: part, Part }) => (
        <Part key={part} {...{ application, words, desk, noteDrafts }} />
      ))}
    </ApplicationDetail>
  );
}
