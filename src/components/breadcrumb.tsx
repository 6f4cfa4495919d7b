import styles from './breadcrumb.module.css';

/** Words and links of a breadcrumb. */
export interface BreadcrumbProps {
  /** Accessible name of the landmark. */
  label: string;
  /** From the home page to the page above this one. */
  above: { label: string; href: string }[];
  /** Short name of this page. */
  current: string;
}

/** The position of a page: links to the pages above it, then its own name (WCAG 2.4.8). */
export function Breadcrumb({ label, above, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={`caption ${styles.trail}`}>
        {above.map((page) => (
          <li key={page.href}>
            <a href={page.href}>{page.label}</a>
          </li>
        ))}
        <li className={styles.current}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
