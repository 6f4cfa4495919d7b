import { Icon } from '../../components/icon.tsx';
import styles from './faq-accordion.module.css';

/** A question with its answer. */
export interface FaqEntry {
  question: string;
  answer: string;
}

/**
 * Questions that unfold their answers, the platform's own way: works without scripts, and a search in the
 * page opens what it finds (SPEC section 2, Contact). The first stands open, so that a visitor sees what a
 * click does.
 */
export function FaqAccordion({ questions }: { questions: readonly FaqEntry[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <h3>{question}</h3>
            <Icon name="x" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
