import type { FeaturesProps } from './feature.ts';
import styles from './feature-figures.module.css';
import { TitledSection } from './titled-section.tsx';

/**
 * Features with a large number: above its label, or below the title when the description is the label (SPEC
 * section 2, Service pages).
 */
export function FeatureFigures({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.figures}>
        {items.map(({ title, description, figure, figureLabel }) =>
          figureLabel === undefined ? (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.number}>
                <b>{figure}</b> <span>{description}</span>
              </p>
            </li>
          ) : (
            <li key={title}>
              <p className={styles.number}>
                <b>{figure}</b> <span>{figureLabel}</span>
              </p>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ),
        )}
      </ul>
    </TitledSection>
  );
}
