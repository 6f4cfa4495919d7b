import { fill, type Template } from '../../lib/template.ts';
import styles from './hexagon-bars.module.css';
import { HexagonCount } from './hexagon-count.tsx';
import type { Group } from './tally-applications.ts';

/**
 * A small bar chart made of hexagons, one per application. It is a list, so it reads as well as it looks: what is counted,
 * how many, and how many of them are new.
 * @param groups one bar each
 * @param labelOf what a bar is called
 * @param ofThemNew the words for the new ones among them
 */
export function HexagonBars({
  title,
  groups,
  labelOf,
  ofThemNew,
  locale,
}: {
  title: string;
  groups: readonly Group[];
  labelOf: (key: string) => string;
  ofThemNew: Template<'count'>;
  locale: string;
}) {
  const number = new Intl.NumberFormat(locale);
  return (
    <div className={styles.chart}>
      <h2>{title}</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.key}>
            <span className={styles.label}>{labelOf(group.key)}</span>
            <HexagonCount tally={group} />
            <span className={styles.number}>
              {number.format(group.total)}
              {group.new > 0 && (
                <span className="visually-hidden">
                  {' '}
                  {fill(ofThemNew, { count: number.format(group.new) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
