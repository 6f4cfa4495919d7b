import { Icon } from '../icon.tsx';
import styles from './post-answer.module.css';
import type { PostWords } from './post-words.ts';

/** Success message for a form posted without scripts; visible while it is the target of the address. */
export function PostSent({
  id,
  words,
  className,
}: {
  id: string;
  words: PostWords['sent'];
  className?: string | undefined;
}) {
  return (
    <div id={id} className={`${styles.sent} ${className ?? ''}`}>
      <Icon name="check" />
      <strong>{words.title}</strong>
      {words.text && <span>{words.text}</span>}
    </div>
  );
}

/** Failure message for a form posted without scripts; visible while it is the target of the address. */
export function PostFailed({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} className={styles.failed}>
      <Icon name="circle-alert" />
      <span>{text}</span>
    </div>
  );
}
