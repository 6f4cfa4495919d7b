import { Icon } from '../../components/icon.tsx';
import styles from './pagination.module.css';

export interface PageLinksProps {
  label: string;
  previous: string;
  next: string;
  /** Null on the first page. */
  previousHref: string | null;
  /** Null on the last page. */
  nextHref: string | null;
  /** Null for omitted pages. */
  pages: ({ name: string; href: string; isCurrent: boolean } | null)[];
}

/** Links to the pages of a long list. The numbers stay centred when there is no previous or next page. */
export function PageLinks({ label, previous, next, previousHref, nextHref, pages }: PageLinksProps) {
  return (
    <nav className={styles.strip} aria-label={label}>
      <ul>
        <li className={styles.previous} aria-hidden={previousHref === null || undefined}>
          {previousHref && (
            <a href={previousHref} rel="prev">
              <Icon name="arrow-left" /> <span>{previous}</span>
            </a>
          )}
        </li>
        {pages.map((page, index) => (
          <li key={page?.href ?? index}>
            {page ? (
              <a href={page.href} aria-current={page.isCurrent ? 'page' : undefined}>
                {page.name}
              </a>
            ) : (
              <span>…</span>
            )}
          </li>
        ))}
        <li className={styles.next} aria-hidden={nextHref === null || undefined}>
          {nextHref && (
            <a href={nextHref} rel="next">
              <span>{next}</span> <Icon name="arrow-right" />
            </a>
          )}
        </li>
      </ul>
    </nav>
  );
}
