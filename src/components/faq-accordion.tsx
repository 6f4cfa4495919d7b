import { TextLine } from './article-text/plain-block.tsx';
import type { Inline } from '#shared/article-text.ts';
import { H3 } from './headings.tsx';
import { Icon } from './icon.tsx';
import styles from './faq-accordion.module.css';

export interface FaqEntry {
  question: string;
  answer: Inline[];
}

/**
 * Questions as native <details>: they work without scripts, and a search in the page opens what it finds (SPEC section
 * 2, Contact). The first one is open, so that visitors see what a click does.
 */
export function FaqAccordion({ questions }: { questions: readonly FaqEntry[] }) {
  return (
    <div className={`rows ${styles.list}`}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <H3 size={4}>{question}</H3>
            <Icon name="x" />
          </summary>
          <p className="quiet">
            <TextLine parts={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
