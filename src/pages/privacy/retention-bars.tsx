import styles from './retention-bars.module.css';

export interface RetentionBarsProps {
  /** `lasts` is the period in words; an open bar lasts until the visitor ends it. */
  bars: { name: string; lasts: string; days: number; isOpen: boolean }[];
  /** Says that the bars are to scale. */
  note: string;
}

const barHeightPx = 34;
const sidePx = 4;

/**
 * How long each kind of data is kept, drawn to scale (privacy policy); the text beside the bars has the same periods.
 */
export function RetentionBars({ bars, note }: RetentionBarsProps) {
  const longest = Math.max(...bars.map(({ days }) => days));
  return (
    <figure>
      <ul className={styles.bars}>
        {bars.map(({ name, lasts, days, isOpen }) => {
          const width = `${(days / longest) * 100}%`;
          return (
            <li key={name} className={isOpen ? styles.open : undefined}>
              <span>{name}</span>
              <span className={styles.track}>
                <svg width={width} height={barHeightPx} aria-hidden="true">
                  <rect className={styles.side} width="100%" height={barHeightPx} />
                  <rect className={styles.face} width="100%" height={barHeightPx - sidePx} />
                </svg>
                <span className={styles.lasts}>{lasts}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <figcaption className={`caption ${styles.note}`}>{note}</figcaption>
    </figure>
  );
}
