import styles from './bullet-list.module.css';

/** Short points between lines, each with a hexagon. */
export function BulletList({ items, label }: { items: readonly string[]; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
