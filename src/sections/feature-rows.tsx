import { BulletList } from '../ui/bullet-list.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './feature-rows.module.css';

export interface FeatureRowsProps {
  title: string;
  lead: string;
  cards: readonly { title: string; description: string; points: readonly string[] }[];
}

/** Features in rows: name, description, contents (SPEC section 2, Service pages). */
export function FeatureRows({ title, lead, cards }: FeatureRowsProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.rows}>
          {cards.map((card) => (
            <li key={card.title}>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
              <BulletList items={card.points} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
