import { mark } from '../../shared/site.ts';
import styles from './logo.module.css';

/**
 * The logo of SPEC section 1: a hexagon mark (three columns, the middle one with a top in the accent colour)
 * and the wordmark in two parts. Follows the theme.
 * @param name the two parts of the wordmark
 * @param href the home page of the language
 * @param label accessible name, for example "Northwind, home"
 */
export function Logo({
  name: [first, second],
  href,
  label,
  className,
}: {
  name: readonly [string, string];
  href: string;
  label: string;
  className?: string | undefined;
}) {
  return (
    <a className={className ? `${styles.logo} ${className}` : styles.logo} href={href} aria-label={label}>
      <svg className={styles.mark} viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true">
        <path className={styles.columns} d={mark.ink} />
        <path className={styles.cap} d={mark.accent} />
      </svg>
      <span>
        <span className={styles.first}>{first}</span>
        <span className={styles.second}>{second}</span>
      </span>
    </a>
  );
}
