import { pathTo } from '../../../../shared/routes.ts';
import { blog } from '../../../../shared/site.ts';
import { formatNumber } from '../../../../shared/i18n/format.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { PaginationProps } from '../../../features/browsing/pagination.tsx';

/** Posts per page of the listing. */
export const postsPerPage = 9;

/** The page numbers of the inert pagination, for any number of posts (SPEC section 2, Blog listing). */
const inertNumbers = [1, 2, 3];

/** How many pages the listing has; at least one. */
export const pageCount = (posts: number): number => Math.max(1, Math.ceil(posts / postsPerPage));

/** The address of a page of the listing, counted from 1. */
const hrefOf = ({ language }: Translator, number: number): string =>
  number === 1 ? pathTo(language, 'blog') : pathTo(language, 'blogPage', { number: String(number) });

/** The page numbers to show: the first, the last, and those around the open page; null stands for a gap. */
export function shownNumbers(current: number, count: number): (number | null)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const near = all.filter((number) => number === 1 || number === count || Math.abs(number - current) <= 1);
  return near.flatMap((number, index) => (number - (near[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}

/** The pagination of a page of the listing, counted from 1. */
export function pagination(t: Translator, current: number, posts: number): PaginationProps {
  const words = {
    label: t('blog.pagination.label'),
    previous: t('blog.pagination.previous'),
    next: t('blog.pagination.next'),
  };
  const name = (number: number) => formatNumber(t.language, number);
  const count = pageCount(posts);
  if (count === 1) {
    return blog.strip === 'inert'
      ? { kind: 'inert', ...words, pages: inertNumbers.map(name) }
      : { kind: 'none' };
  }
  return {
    kind: 'links',
    ...words,
    firstPost: (current - 1) * postsPerPage,
    postCount: postsPerPage,
    previousHref: current > 1 ? hrefOf(t, current - 1) : null,
    nextHref: current < count ? hrefOf(t, current + 1) : null,
    pages: shownNumbers(current, count).map((number) =>
      number === null ? null : { name: name(number), href: hrefOf(t, number), isCurrent: number === current },
    ),
  };
}
