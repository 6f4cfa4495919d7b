import type { ReactNode } from 'react';
import { PostSent } from '../../ui/form-post/live/post-answer.tsx';
import type { PostWords } from '../../ui/form-post/form-post.ts';
import styles from './application-sent.live.module.css';

/** An application posted without scripts ends on this page, and is told so. */
export function ApplicationSent({ words }: { words: PostWords['sent'] | undefined }): ReactNode {
  return words && <PostSent id="application-sent" words={words} className={styles.sent} />;
}
