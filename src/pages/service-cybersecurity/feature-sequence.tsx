import { SectionHead } from '../../sections/section-head.tsx';
import styles from './feature-sequence.module.css';

export interface FeatureSequenceProps {
  title: string;
  lead: string;
  cards: readonly { title: string; description: string }[];
}

/** Features that follow one another, in large words on basalt; the last is the one that goes on (SPEC section 2, Service pages). */
export function FeatureSequence({ title, lead, cards }: FeatureSequenceProps) {
  return (
    <section className="on-basalt">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={styles.sequence}>
          {cards.map((card) => (
            <li key={card.title}>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
