import { Icon } from '#src/components/icon.tsx';
import styles from './pagination.module.css';
import type { Picked } from '#shared/i18n/translator.ts';

/** Words of the inert strip, and its page numbers, formatted for the language. */
interface InertStripProps extends Picked<'blog.pagination'> {
  /** The first page is the current one. */
  pages: string[];
}

/** What is below the posts: links to the other pages, an inert strip, or nothing. */
export type PaginationProps =
  | { kind: 'none' }
  | ({ kind: 'inert' } & InertStripProps)
  | ({
      kind: 'links';
      /** Position of this page's first post among all posts. */
      firstPost: number;
      postCount: number;
    } & PageLinksProps);

/**
 * Previous, pages, an ellipsis and next, all inert (SPEC section 2, Blog listing): marked as disabled, not focusable,
 * without effect.
 */
function InertStrip({ label, previous, next, pages }: InertStripProps) {
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

/**
 * The pagination of the blog listing.
 * @param isWhole whether all posts are listed; search results are on one page
 */
export function Pagination({ strip, isWhole }: { strip: PaginationProps; isWhole: boolean }) {
  if (strip.kind === 'inert') return <InertStrip {...strip} />;
  return strip.kind === 'links' && isWhole ? <PageLinks {...strip} /> : null;
}

interface PageLinksProps extends Picked<'blog.pagination'> {
  /** Null on the first page. */
  previousHref: string | null;
  /** Null on the last page. */
  nextHref: string | null;
  /** Null for omitted pages. */
  pages: ({ name: string; href: string; isCurrent: boolean } | null)[];
}

/** Links to the pages of a long list. The numbers stay centred when there is no previous or next page. */
function PageLinks({ label, previous, next, previousHref, nextHref, pages }: PageLinksProps) {
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
