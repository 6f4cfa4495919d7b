import { BulletList } from '../ui/bullet-list.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './feature-rows.module.css';

export interface FeatureDrawersProps {
  title: string;
  lead: string;
  cards: readonly { title: string; description: string; points: readonly string[] }[];
}

/** Features as the drawers of a cabinet: name, what it is, what is in it (SPEC section 2, Service pages). */
export function FeatureDrawers({ title, lead, cards }: FeatureDrawersProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.drawers}>
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
