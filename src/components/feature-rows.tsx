import { FeatureText } from './feature-text.tsx';
import type { FeaturesProps } from './feature.ts';
import styles from './feature-rows.module.css';
import { TitledSection } from './titled-section.tsx';

/** Features in rows: name, description, contents (SPEC section 2, Service pages). */
export function FeatureRows({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.title}>
            <FeatureText {...item} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
