import type { FeaturesProps } from '../../sections/feature.ts';
import { TitledSection } from '../../sections/titled-section.tsx';
import styles from './feature-stair.module.css';

/**
 * Features each a step higher than the one before; the description goes on from the number (SPEC section 2,
 * DevOps).
 */
export function FeatureStair({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.stair}>
        {items.map(({ title, description, figure }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <b>{figure}</b> {description}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
