import type { LinkTo } from './section-head.tsx';
import styles from './starting-prices.module.css';
import { TextLink } from './text-link.tsx';

/** What it costs to begin, with a link to the price list. */
export interface StartingPricesProps {
  /** The amount in words, such as "$12,000–$24,000"; the label says what is paid for and what kind of price it is. */
  items: { amount: string; label: string }[];
  all: LinkTo;
}

/** What it costs to begin, above the call to action of a service page. */
export function StartingPrices({ items, all, className = '' }: StartingPricesProps & { className?: string }) {
  return (
    <div className={`small quiet ${styles.prices} ${className}`}>
      <ul className="columns" data-columns={Math.min(items.length, 2)} data-stacks="mobile">
        {items.map(({ amount, label }) => (
          <li key={label}>
            <b className="figure-4">{amount}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <TextLink href={all.href}>{all.label}</TextLink>
    </div>
  );
}
