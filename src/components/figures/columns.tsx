import styles from './columns.module.css';

export interface Column {
  name: string;
  value?: string | undefined;
  amount: number;
}

export interface ColumnsProps {
  items: readonly Column[];
  /** The position of the item that makes the point, from 1. */
  accent: number;
}

/** Height of the highest column, in CSS pixels. */
const highestPx = 260;

/** A value over time, one column each, to scale from zero. */
export function Columns({ items, accent }: ColumnsProps) {
  const highest = Math.max(...items.map(({ amount }) => amount));
  return (
    <div className={styles.chart}>
      <ol className={styles.columns}>
        {items.map(({ name, value, amount }, index) => (
          <li key={name} className={index + 1 === accent ? styles.accent : undefined}>
            <div>
              <b className="figure-4">{value}</b>
              <svg height={Math.max(2, Math.round((amount / highest) * highestPx))} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
            </div>
            <span className="small quiet">{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
