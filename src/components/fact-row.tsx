import { useFitted } from './headings.tsx';
import styles from './fact-row.module.css';

export interface Fact {
  value: string;
  label: string;
}

/**
 * Numbers, each above its meaning. The class name places them.
 * @param size of the numbers: 3 where they are the main result
 */
export function Figures({
  facts,
  className,
  columns,
  size = 4,
}: {
  facts: readonly Fact[];
  className: string | undefined;
  columns?: number;
  size?: 3 | 4 | undefined;
}) {
  const fitted = useFitted();
  return (
    <dl className={`${styles.figures} ${className}`} data-columns={columns} data-stacks={columns && 'tablet'}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt className="small quiet">{fitted(label)}</dt>
          <dd className={`figure-${size}`}>{fitted(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Up to four numbers in a row (SPEC section 9, marketing claims). Their number is known before they arrive, so that no
 * number makes the one before it narrower.
 */
export function FactRow({ facts, size }: { facts: readonly Fact[]; size?: 3 | 4 }) {
  return (
    <Figures
      facts={facts}
      size={size}
      className={`columns ${styles.row}`}
      columns={Math.min(facts.length, 4)}
    />
  );
}
