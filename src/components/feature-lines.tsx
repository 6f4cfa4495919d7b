import styles from './feature-lines.module.css';
import { TitledSection, type FeaturesProps } from './titled-section.tsx';

/** Features one below the other, each with its number at the end of the line (SPEC section 2, Cloud). */
export function FeatureLines({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.lines}>
        {items.map(({ title, description, figure, figureLabel }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
            <p className={styles.figure}>
              <b>{figure}</b> <span>{figureLabel}</span>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
