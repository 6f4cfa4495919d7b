import type { RefObject } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import { receivedOf, type AdminDesk, type DeskApplication } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ApplicationDetail } from '../application-detail.tsx';
import { Fact } from '../fact.tsx';
import { Choice, type Question } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';
import { applicationParts } from './record-parts.ts';
import { isShowable } from './resume-frame.tsx';
import { stagesOf } from './stages.ts';
import work from './work.module.css';

/**
 * All that an applicant sent, the team's tools, and the parts of `record-parts.ts`.
 * @param heading takes the focus when the panel opens
 * @param onNext null where there is no next one
 * @param onPerson looks for all applications of the person
 * @param onResume shows the resume beside the record, or the list again
 */
export function LiveApplicationDetail({
  application,
  words,
  desk,
  ask,
  noteDrafts,
  heading,
  onClose,
  onNext,
  onPrevious,
  onStage,
  onMove,
  onDelete,
  onPerson,
  isResumeShown,
  onResume,
}: {
  application: DeskApplication;
  words: LiveAdminWords;
  desk: AdminDesk;
  ask: (question: Question) => void;
  noteDrafts: Map<string, string>;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onStage: (status: string) => void;
  /** Moves it to the other folder. */
  onMove: () => void;
  onDelete: () => void;
  onPerson: () => void;
  isResumeShown: boolean;
  onResume: () => void;
}) {
  const { id, status, resume } = application;
  const { work: own } = words.desk;
  return (
    <ApplicationDetail
      application={receivedOf(application)}
      words={words.dashboard}
      heading={heading}
      onClose={onClose}
      tools={
        <div className={styles.detailTools}>
          <Choice
            label={own.stage}
            options={stagesOf(words, status)}
            value={status}
            onChange={(next) => next !== status && onStage(next)}
          />
          <IconButton
            icon="arrow-left"
            label={own.previous}
            disabled={!onPrevious}
            onClick={() => onPrevious?.()}
          />
          <IconButton icon="arrow-right" label={own.next} disabled={!onNext} onClick={() => onNext?.()} />
          <Button size="small" look="quiet" onClick={onMove}>
            {words.desk.move[application.folder === 'inbox' ? 'spam' : 'inbox']}
          </Button>
          <Button size="small" look="quiet" onClick={onDelete}>
            {words.desk.remove.label}
          </Button>
          <Button size="small" look="quiet" onClick={onPerson}>
            {own.person.only}
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
          {isShowable(application) && (
            <Button size="small" className={work.beside} onClick={onResume}>
              {isResumeShown ? own.resume.hide : own.resume.show}
            </Button>
          )}
        </Fact>
      }
    >
      {applicationParts.map(({ id: part, Part }) => (
        <Part key={part} {...{ application, words, desk, ask, noteDrafts }} />
      ))}
    </ApplicationDetail>
  );
}
