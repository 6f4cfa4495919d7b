import type { FeaturesProps } from '../../components/feature.ts';
import { TitledSection } from '../../components/titled-section.tsx';
import styles from './feature-sequence.module.css';

/**
 * Consecutive features in large type; the last one, which continues, is highlighted (SPEC section 2, Service pages).
 */
export function FeatureSequence({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ol className={styles.sequence}>
        {items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
