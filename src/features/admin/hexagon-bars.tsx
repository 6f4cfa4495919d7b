import { fill, type Template } from '../../lib/template.ts';
import styles from './hexagon-bars.module.css';
import { HexagonCount } from './hexagon-count.tsx';
import type { Group } from './tally-applications.ts';

/**
 * A small bar chart with one hexagon per application. It is a list, so screen readers get its name, count and
 * number of new ones.
 * @param groups one bar each
 * @param labelOf name of a bar
 * @param ofThemNew words for the new ones
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
