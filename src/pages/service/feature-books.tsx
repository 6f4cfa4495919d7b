import type { Feature, FeaturesProps } from '../../components/feature.ts';
import { TitledSection } from '../../components/titled-section.tsx';
import { BulletList } from '../../components/bullet-list.tsx';
import { Drawing } from '../../components/drawing.tsx';
import styles from './feature-books.module.css';

interface Book extends Feature {
  /** What the drawing counts, in words. */
  count?: string | undefined;
}

/**
 * Books of rules, each rule counted: one hexagon for each, solid where it is ours, all at one scale (SPEC
 * section 2, Cybersecurity).
 */
export function FeatureBooks({ items, ...section }: FeaturesProps<Book>) {
  return (
    <TitledSection {...section}>
      <ul className={styles.books}>
        {items.map(({ title, count, picture, description, points = [] }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="caption">{count}</p>
            {picture && <Drawing picture={picture} className={styles.rules} late />}
            <p>{description}</p>
            <BulletList items={points} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
