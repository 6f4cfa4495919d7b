import styles from './logo.module.css';

/**
 * The logo of SPEC section 1: a hexagon mark (three columns inside a hexagon, the middle one capped in ember)
 * and the wordmark in two parts. Themed by the roles ink and ember.
 * @param name the two parts of the wordmark
 * @param href where it leads: the home page of the language
 * @param label accessible name, for example "Basaltworks, home"
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
      <svg className={styles.mark} viewBox="0 0 24 26" aria-hidden="true">
        <path
          className={styles.columns}
          d="M1.2 7.1 7.4 3.5v18.9L1.2 18.9zM16.6 3.5l6.2 3.6v11.8l-6.2 3.5zM8.8 5.6 12 7.4l3.2-1.8v17.6L12 25l-3.2-1.8z"
        />
        <path className={styles.cap} d="m12 1 3.2 1.8L12 4.7 8.8 2.8z" />
      </svg>
      <span>
        <span className={styles.first}>{first}</span>
        <span className={styles.second}>{second}</span>
      </span>
    </a>
  );
}
