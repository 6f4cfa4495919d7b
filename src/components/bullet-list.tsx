import type { ReactNode } from 'react';
import styles from './bullet-list.module.css';

/**
 * Points with rules between them and a hexagon each. Their order is fixed, so the index is the key.
 * @param size `large`: the points are sentences
 */
export function BulletList({
  items,
  label,
  size = 'small',
}: {
  items: readonly ReactNode[];
  label?: string | undefined;
  size?: 'small' | 'large';
}) {
  return (
    <ul
      className={size === 'large' ? `${styles.list} ${styles.large}` : `small ${styles.list}`}
      aria-label={label}
    >
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
