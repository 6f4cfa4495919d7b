import { BulletList } from './bullet-list.tsx';
import { H3 } from './headings.tsx';
import styles from './feature-list.module.css';
import { HexagonSign } from './hexagon-sign.tsx';
import { SideTitledSection, TitledSection, type FeaturesProps } from './titled-section.tsx';

/**
 * Features one below the other, beside the title where they have neither points nor figures; numbered ones are in two
 * columns (SPEC section 2, Service pages).
 */
export function FeatureList({
  items,
  isNumbered = false,
  ...section
}: FeaturesProps & { isNumbered?: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  const isPlain = !isNumbered && items.every(({ points, figure }) => !points && figure === undefined);
  const Section = isPlain ? SideTitledSection : TitledSection;
  return (
    <Section {...section}>
      <List className={isNumbered ? styles.numbered : `rows ${styles.list}`}>
        {items.map(({ title, description, figure, figureLabel, points }, index) => (
          <li
            key={title}
            className={isNumbered ? undefined : 'columns'}
            data-align="start"
            data-columns={isPlain ? 2 : undefined}
            data-stacks={isPlain ? 'tablet' : 'mobile'}
          >
            {isNumbered && <HexagonSign>{index + 1}</HexagonSign>}
            <H3 size={isNumbered ? 5 : 3}>{title}</H3>
            <p className={isNumbered ? 'small quiet' : 'quiet'}>{description}</p>
            {figure !== undefined && (
              <p className={`small quiet ${styles.figure}`}>
                <b className="figure-4">{figure}</b> <span>{figureLabel}</span>
              </p>
            )}
            {points && <BulletList items={points} />}
          </li>
        ))}
      </List>
    </Section>
  );
}
