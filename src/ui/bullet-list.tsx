import styles from './bullet-list.module.css';

/** Short points under hairlines, each with a hexagon in front. */
export function BulletList({ items, label }: { items: readonly string[]; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
