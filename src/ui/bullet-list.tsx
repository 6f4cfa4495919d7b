import type { ReactNode } from 'react';
import styles from './bullet-list.module.css';

/** Short points under hairlines, each with a hexagon in front. They never change places, so their place is their key. */
export function BulletList({ items, label }: { items: readonly ReactNode[]; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
