import type { ReactNode, RefObject } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import { receivedOf, type AdminDesk, type DeskApplication } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { ApplicationDetail } from '../application-detail.tsx';
import { Fact } from '../fact.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import { isShowable } from './resume-frame.tsx';
import work from './work.module.css';

/**
 * All that an applicant sent, and what the team does with it.
 * @param heading takes the focus when the panel opens
 * @param tools buttons below the name
 * @param children the parts below what was sent
 * @param onResume shows the resume beside the record, or the list again
 */
export function LiveApplicationDetail({
  application,
  words,
  desk,
  heading,
  onClose,
  tools,
  children,
  isResumeShown,
  onResume,
}: {
  application: DeskApplication;
  words: LiveAdminWords;
  desk: AdminDesk;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  tools: ReactNode;
  children: ReactNode;
  isResumeShown: boolean;
  onResume: () => void;
}) {
  const { id, resume } = application;
  const own = words.desk.work.resume;
  return (
    <ApplicationDetail
      application={receivedOf(application)}
      words={words.dashboard}
      {...{ heading, onClose, tools }}
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
              {isResumeShown ? own.hide : own.show}
            </Button>
          )}
        </Fact>
      }
    >
      {children}
    </ApplicationDetail>
  );
}
