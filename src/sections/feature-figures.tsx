import { SectionHead } from './section-head.tsx';
import styles from './feature-figures.module.css';

export interface FeatureFiguresProps {
  title: string;
  lead: string;
  /** `figure` is a number formatted for the language, `figureLabel` what it counts. */
  cards: readonly { title: string; description: string; figure: string; figureLabel: string }[];
}

/** Features that start with a large number (SPEC section 2, Service pages). */
export function FeatureFigures({ title, lead, cards }: FeatureFiguresProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.figures}>
          {cards.map((card) => (
            <li key={card.title}>
              <p className={styles.number}>
                <b>{card.figure}</b>
                <span>{card.figureLabel}</span>
              </p>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
