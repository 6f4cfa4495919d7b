import { pageSize } from '#shared/contracts/dashboard.ts';
import { fill } from '#shared/template.ts';
import { IconButton } from '#src/components/icon-button.tsx';
import type { LiveWords } from '#src/features/admin/admin-words.ts';
import styles from './pager.module.css';

/** The number of results and buttons for their pages. */
export function Pager({
  total,
  page,
  onPage,
  words,
  locale,
}: {
  total: number;
  page: number;
  onPage: (page: number) => void;
  words: LiveWords;
  locale: string;
}) {
  const number = new Intl.NumberFormat(locale);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={`small quiet ${styles.pager}`} data-empty={total === 0 ? '' : undefined}>
      <output>
        {total === 0
          ? words['dashboard.nothing']
          : fill(words['dashboard.found'], { count: number.format(total) })}
      </output>
      {pages > 1 && (
        <nav aria-label={words['dashboard.pages']}>
          <IconButton
            icon="arrow-left"
            label={words['dashboard.pages.previous']}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>
            {fill(words['dashboard.pages.at'], { page: number.format(page), pages: number.format(pages) })}
          </span>
          <IconButton
            icon="arrow-right"
            label={words['dashboard.pages.next']}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}
