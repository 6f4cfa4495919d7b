import type { SentReply } from '../../../../shared/contracts/desk-answers.ts';
import { Button } from '../../../ui/button.tsx';
import type { DeskWords } from './desk-words.ts';
import type { WorkWords } from './work-words.ts';
import styles from './work.module.css';

/**
 * The mails that the team has sent to whom a record is from, each with its state.
 * @param date formats a time
 * @param onRetry sends a failed one again, for those who may
 */
export function Replies({
  replies,
  date,
  words,
  states,
  onRetry,
}: {
  replies: readonly SentReply[];
  date: Intl.DateTimeFormat;
  words: WorkWords['reply'];
  states: Pick<DeskWords, 'mails' | 'retryMail'>;
  onRetry: ((reply: SentReply) => void) | undefined;
}) {
  if (replies.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{words.sentMails}</h3>
      <ol className={styles.notes}>
        {replies.map((reply) => {
          const { id, subject, text, author, createdAt, state, lastError } = reply;
          const at = date.format(new Date(createdAt));
          return (
            <li key={id}>
              <details>
                <summary>
                  <strong>{subject}</strong>
                </summary>
                {/* In the language of its receiver. */}
                <p className={styles.text} lang="">
                  {text}
                </p>
              </details>
              <p className={styles.by}>
                <bdi>{author}</bdi>, <time dateTime={createdAt}>{at}</time>{' '}
                <span className={styles.state} data-state={state}>
                  {states.mails[state]}
                </span>
              </p>
              {lastError !== null && state !== 'sent' && <p className={styles.by}>{lastError}</p>}
              {state === 'dead' && onRetry && (
                <Button size="small" onClick={() => onRetry(reply)}>
                  {states.retryMail}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
