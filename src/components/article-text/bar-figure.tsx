import styles from './bar-figure.module.css';
import type { BarFigureProps } from './text-blocks.ts';

/** Minimum length in per cent of the longest bar, so that small values stay visible. */
const shortestPercent = 0.8;

const widthOf = (share: number) => `${Math.max(share * 100, shortestPercent).toFixed(2)}%`;

/** A bar chart to scale from zero. The list gives every value as text, so the bars are decorative. */
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
