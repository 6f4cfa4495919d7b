import styles from './bar-figure.module.css';
import type { BarFigureProps } from './text-blocks.ts';

/** So that the smallest value is still seen as a bar, in per cent of the longest. */
const shortestPercent = 0.8;

const widthOf = (share: number) => `${Math.max(share * 100, shortestPercent).toFixed(2)}%`;

/**
 * A figure of bars, to scale from zero. The list says every value in words, so the bars themselves are for the eye alone.
 */
export function BarFigure({ caption, bars }: BarFigureProps) {
  return (
    <figure className={styles.figure}>
      <ul>
        {bars.map(({ label, value, share }) => (
          <li key={label}>
            <span>{label}</span> <strong>{value}</strong>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.front} width={widthOf(share)} height="100%" />
              <rect className={styles.top} width={widthOf(share)} height="5" />
            </svg>
          </li>
        ))}
      </ul>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
