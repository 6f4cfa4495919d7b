import type { FeaturesProps } from '../../components/feature.ts';
import { TitledSection } from '../../components/titled-section.tsx';
import { HexagonSign } from '../../components/hexagon-sign.tsx';
import styles from './feature-numbers.module.css';

/** Features in two columns, with the numbers of the figure above (SPEC section 2, Cybersecurity). */
export function FeatureNumbers({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ol className={styles.list}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <HexagonSign>{index + 1}</HexagonSign>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
