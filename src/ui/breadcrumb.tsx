import styles from './breadcrumb.module.css';

/** The way to a page. */
export interface BreadcrumbProps {
  /** Name of the landmark. */
  label: string;
  /** From home down to the page above this one. */
  above: { label: string; href: string }[];
  /** The page itself, in short. */
  current: string;
}

/** Where a page stands: links to the pages above it, then its own name (WCAG 2.4.8). */
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
