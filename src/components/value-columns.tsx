import { DataColumn } from './data-column.tsx';
import styles from './value-columns.module.css';

export interface ValueColumnsProps {
  /** `label` is the value in words; `note` says more to those who do not see the columns. */
  items: readonly { name: string; label?: string | undefined; value: number; note?: string }[];
  /** Bars in place of columns of stone. */
  isFlat?: boolean;
}

/** Height of the highest column, in CSS pixels. */
const tallestPx = 320;

/** Values as columns to scale, side by side; the last one is highlighted. */
export function ValueColumns({ items, isFlat = false }: ValueColumnsProps) {
  const highest = Math.max(...items.map(({ value }) => value));
  const last = items.length - 1;
  return (
    <ol className={styles.columns}>
      {items.map(({ name, label, value, note }, index) => (
        <li key={name} className={isFlat ? styles.flat : undefined}>
          <div>
            <b>{label}</b>
            <DataColumn
              height={Math.round((value / highest) * tallestPx)}
              isHot={index === last}
              isFlat={isFlat}
            />
          </div>
          <span>
            {name}
            {note && <span className="visually-hidden"> {note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
