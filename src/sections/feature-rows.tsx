import { BulletList } from '../ui/bullet-list.tsx';
import type { FeaturesProps } from './feature.ts';
import styles from './feature-rows.module.css';
import { TitledSection } from './titled-section.tsx';

/** Features in rows: name, description, contents (SPEC section 2, Service pages). */
export function FeatureRows({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.rows}>
        {items.map(({ title, description, points = [] }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
            <BulletList items={points} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
