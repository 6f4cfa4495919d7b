import type { Picture } from '../../artwork/picture.ts';
import { BulletList } from '../ui/bullet-list.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './feature-columns.module.css';

export interface FeatureColumnsProps {
  title: string;
  lead: string;
  cards: { title: string; description: string; points: readonly string[]; picture?: Picture }[];
  /** The background of the band; default paper. */
  ground?: 'paper' | 'basalt';
}

/** Features side by side, each with its result (SPEC section 2, Service pages). */
export function FeatureColumns({ title, lead, cards, ground = 'paper' }: FeatureColumnsProps) {
  return (
    <section className={ground === 'basalt' ? 'on-basalt' : undefined}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.columns}>
          {cards.map((card) => (
            <li key={card.title} className="art-lifted">
              {card.picture && <Drawing picture={card.picture} className={styles.picture} late />}
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
