import { use } from 'react';
import { BreadcrumbContext } from './breadcrumb-context.ts';
import styles from './breadcrumb.module.css';

/** The position of the open page: links to the pages above it, then its own name (WCAG 2.4.8). */
export function Breadcrumb() {
  const breadcrumb = use(BreadcrumbContext);
  if (!breadcrumb) return null;
  const { label, above, current } = breadcrumb;
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
