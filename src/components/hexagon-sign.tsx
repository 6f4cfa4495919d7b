import styles from './hexagon-sign.module.css';

/** A number or letters in a hexagon, decorative: what it stands for is said next to it. */
export function HexagonSign({ children }: { children: string | number | undefined }) {
  return (
    <span className={`note ${styles.sign}`} aria-hidden="true">
      {children}
    </span>
  );
}
