import { BulletList } from '../ui/bullet-list.tsx';
import { Drawing } from '../ui/drawing.tsx';
import type { FeaturesProps } from './feature.ts';
import styles from './feature-columns.module.css';
import { TitledSection } from './titled-section.tsx';

/** Features side by side, each with its result (SPEC section 2, Service pages). */
export function FeatureColumns({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.columns}>
        {items.map(({ title, description, points = [], picture }) => (
          <li key={title} className="art-lifted">
            {picture && <Drawing picture={picture} className={styles.picture} late />}
            <h3>{title}</h3>
            <p>{description}</p>
            <BulletList items={points} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
