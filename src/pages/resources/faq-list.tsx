import { TextLink } from '../../components/text-link.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import styles from './faq-list.module.css';

export interface FaqListProps {
  questions: { question: string; answer: string }[];
  /** The place for a question that is not in the list; leads to the contact page. Null where there is no list. */
  more: { title: string; text: string; link: LinkTo } | null;
}

/** Questions with their answers beside them, all open (SPEC section 2, Resources: FAQ). */
export function FaqList({ questions, more }: FaqListProps) {
  return (
    <div className="wrap">
      {questions.length > 0 && (
        <ul className={styles.list}>
          {questions.map(({ question, answer }) => (
            <li key={question}>
              <h2>{question}</h2>
              <p>{answer}</p>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <div className={styles.more}>
          <h2>{more.title}</h2>
          <div>
            <p>{more.text}</p>
            <TextLink href={more.link.href}>{more.link.label}</TextLink>
          </div>
        </div>
      )}
    </div>
  );
}
