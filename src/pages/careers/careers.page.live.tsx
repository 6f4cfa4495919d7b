import { PostSent } from '../../ui/live/post-answer.tsx';
import type { PostWords } from '../../ui/live/post-fields.tsx';
import styles from './careers.live.module.css';
import { CareersPage, type CareersProps } from './careers.page.tsx';

export interface LiveCareersProps extends CareersProps {
  applicationSent: PostWords['sent'];
}

/** The Careers page of a live build: an application posted without scripts ends here, and is told so. */
export function LiveCareersPage({ applicationSent, ...careers }: LiveCareersProps) {
  return (
    <>
      <PostSent id="application-sent" words={applicationSent} className={styles.sent} />
      <CareersPage {...careers} />
    </>
  );
}

export { LiveCareersPage as Page };
