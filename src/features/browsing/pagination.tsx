import { Icon } from '../../ui/icon.tsx';
import styles from './pagination.module.css';

/** Words and page numbers, formatted for the language. */
export interface PaginationProps {
  label: string;
  previous: string;
  next: string;
  /** The first page is the current one. */
  pages: string[];
}

/**
 * The pagination of the blog listing: previous, pages, an ellipsis, next, all inert (SPEC section 2, Blog
 * listing): marked as disabled, not focusable, without effect.
 */
export function Pagination({ label, previous, next, pages }: PaginationProps) {
  return (
    <nav className={styles.strip} aria-label={label}>
      <ul>
        <li className={styles.previous}>
          <button type="button" aria-disabled="true" tabIndex={-1}>
            <Icon name="arrow-left" /> <span>{previous}</span>
          </button>
        </li>
        {pages.map((page, index) => (
          <li key={page}>
            <button
              type="button"
              aria-disabled="true"
              aria-current={index === 0 ? 'page' : undefined}
              tabIndex={-1}
            >
              {page}
            </button>
          </li>
        ))}
        <li>
          <span>…</span>
        </li>
        <li className={styles.next}>
          <button type="button" aria-disabled="true" tabIndex={-1}>
            <span>{next}</span> <Icon name="arrow-right" />
          </button>
        </li>
      </ul>
    </nav>
  );
}
