import type { ReactNode } from 'react';
import styles from './bullet-list.module.css';

/** Short points with rules between them and a hexagon each. Their order is fixed, so the index is the key. */
export function BulletList({ items, label }: { items: readonly ReactNode[]; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
