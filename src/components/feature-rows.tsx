import styles from './feature-rows.module.css';
import { TitledSection, type FeaturesProps, type Feature } from './titled-section.tsx';
import { BulletList } from './bullet-list.tsx';
import { Drawing } from './drawing.tsx';

/** Name, description and points of a feature (SPEC section 2, Service pages). */
export function FeatureText({ title, description, points = [] }: Feature) {
  return (
    <>
      <h3>{title}</h3>
      <p>{description}</p>
      <BulletList items={points} />
    </>
  );
}

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
