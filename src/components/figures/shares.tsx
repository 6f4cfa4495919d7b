import { Bar, type Tone } from './bar.tsx';
import type { Column } from './columns.tsx';
import { useFitted } from '#src/components/headings.tsx';
import styles from './shares.module.css';

export interface SharesProps {
  items: readonly Column[];
  /** The position of the item that makes the point, from 1. */
  accent: number;
}

const inks: readonly Tone[] = ['ink', 'ink2', 'ink3', 'paleInk'];

/** The parts of a whole, as one bar to scale and as rows: labels below a bar would be under the wrong parts. */
export function Shares({ items, accent }: SharesProps) {
  const fitted = useFitted();
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const others = items.filter((_, index) => index + 1 !== accent);
  const parts = items.map((item, index) => ({
    ...item,
    start: items.slice(0, index).reduce((sum, { amount }) => sum + amount, 0),
    length: item.amount,
    tone: index + 1 === accent ? ('accent' as const) : (inks[others.indexOf(item)] ?? 'paleInk'),
  }));
  return (
    <div className={styles.shares}>
      <Bar parts={parts} total={total} />
      <dl className="rows">
        {parts.map(({ name, value, tone }) => (
          <div key={name}>
            <dt className="quiet">
              <Bar parts={[{ start: 0, length: 1, tone }]} total={1} /> <span>{fitted(name)}</span>
            </dt>
            <dd className="figure-4">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
