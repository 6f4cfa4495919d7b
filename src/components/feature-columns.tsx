import { Drawing } from './drawing.tsx';
import type { FeaturesProps } from './feature.ts';
import styles from './feature-columns.module.css';
import { TitledSection } from './titled-section.tsx';
import { FeatureText } from './feature-rows.tsx';

/** Features side by side, each with its result (SPEC section 2, Service pages). */
export function FeatureColumns({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.columns}>
        {items.map((item) => (
          <li key={item.title} className="art-lifted">
            {item.picture && <Drawing picture={item.picture} className={styles.picture} late />}
            <FeatureText {...item} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
