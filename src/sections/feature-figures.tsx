import type { FeaturesProps } from './feature.ts';
import styles from './feature-figures.module.css';
import { TitledSection } from './titled-section.tsx';

/** Features that start with a large number (SPEC section 2, Service pages). */
export function FeatureFigures({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.figures}>
        {items.map(({ title, description, figure, figureLabel }) => (
          <li key={title}>
            <p className={styles.number}>
              <b>{figure}</b>
              <span>{figureLabel}</span>
            </p>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
