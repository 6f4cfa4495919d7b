import { useFitted } from './headings.tsx';
import styles from './fact-row.module.css';

export interface Fact {
  value: string;
  label: string;
}

/** Four numbers in a row, each with its meaning (SPEC section 9, marketing claims). */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  const fitted = useFitted();
  return (
    <dl className={styles.facts} data-count={facts.length}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{fitted(label)}</dt>
          <dd>{fitted(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
