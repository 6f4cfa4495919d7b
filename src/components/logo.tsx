import styles from './logo.module.css';

/** The mark of the logo: two paths, in the colour of the text and in the accent. */
interface LogoMark {
  width: number;
  height: number;
  ink: string;
  accent: string;
}

/** Mark and wordmark; the wordmark in its two parts. */
export interface Brand {
  name: readonly [string, string];
  mark: LogoMark;
}

/**
 * The logo of SPEC section 1: a hexagon mark (three columns, the middle one with a top in the accent colour)
 * and the wordmark in two parts. Follows the theme.
 * @param href the home page of the language
 * @param label accessible name, for example "Northwind, home"
 */
export function Logo({
  brand: {
    name: [first, second],
    mark,
  },
  href,
  label,
  className,
}: {
  brand: Brand;
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
