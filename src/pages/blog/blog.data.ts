import type { Edition } from '#content/edition.ts';
import { isDemonstration } from '#shared/form-endpoints.ts';
import { pageWords } from '#content/pages/page-words.ts';
import type { Post } from '#content/collections/posts.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageContent, PageDefinition, PageMetadata } from '#src/pages/page-definition.ts';
import type { FilterOption } from '#src/features/browsing/filter-buttons.tsx';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { blogFeedLink, blogFeeds } from '#src/pages/feeds.data.ts';
import { contactCall } from '#src/pages/links.data.ts';
import { postCard } from '#src/pages/post-cards.data.ts';
import type { BlogNewsletter, BlogProps } from './blog.page.tsx';
import type { PaginationProps } from '#src/features/browsing/pagination.tsx';
import { footerNewsletterWords, newsletterWords } from '#src/pages/form-words.data.ts';

function categoryOptions(edition: Edition, posts: Post[]): FilterOption[] {
  const all = { id: 'all', name: edition.t('post.category.all'), count: edition.number(posts.length) };
  const each = edition.postCategories.map(({ id, name }) => ({
    id,
    name,
    count: edition.number(posts.filter(({ category }) => category === id).length),
  }));
  return [all, ...each];
}

/**
 * The form as `site.yaml` wants it: inert, it prevents submission and does nothing else (SPEC section 4). A
 * live build has no form that does nothing.
 */
function newsletterForm(edition: Edition): BlogNewsletter | null {
  if (edition.settings.newsletter === 'off') return null;
  const isInert =
    edition.settings.newsletter.blogListing === 'inert' && isDemonstration(edition, edition.mode);
  const inert = isInert ? footerNewsletterWords(edition) : null;
  if (inert) return { mode: 'inert', words: inert };
  const words = newsletterWords(edition);
  return words && { mode: 'working', words };
}

/** A page of the listing, numbered from 1. */
interface ListingPage {
  number: number;
  /** "Page 2"; null on the first. */
  name: string | null;
}

/** A description, cut at the end of a word to the length that search results show. */
const shortened = (text: string) => (text.length <= 158 ? text : text.slice(0, 157).replace(/\s+\S*$/, '…'));

function headOfPage(edition: Edition, { name }: ListingPage): PageMetadata {
  const { t } = edition;
  const { head, title } = pageWords(edition, 'blog');
  if (name === null) return headOf(edition, title, head);
  const { description } = head;
  return headOf(edition, title, {
    title: `${t('nav.blog')}, ${name}`,
    description: shortened(t('label.value', { label: name, value: description })),
  });
}

function listing(edition: Edition, own: ListingPage): PageContent<BlogProps> {
  const { t } = edition;
  const { number, name } = own;
  const posts = edition.posts;
  const words = pageWords(edition, 'blog');
  const form = newsletterForm(edition);
  return {
    head: {
      ...headOfPage(edition, own),
      feeds: blogFeeds(edition),
    },
    breadcrumb: name === null ? breadcrumbTo(edition, t('nav.blog')) : breadcrumbTo(edition, name, 'blog'),
    props: {
      browser: {
        title: words.title,
        ...t.pick('blog.browser'),
        categories: categoryOptions(edition, posts),
        posts: posts.map((post) => ({
          ...postCard(edition, post),
          categoryId: post.category,
        })),
        resultCounts: [...posts.keys(), posts.length].map((count) => t.count('blog.results', count)),
        empty: t.pick('blog.empty'),
        pagination: pagination(edition, number, posts.length),
      },
      question: {
        title: words.question.title,
        text: words.question.text,
        link: contactCall(edition, words.question.link),
      },
      newsletter: form && { ...words.newsletter, form, feed: blogFeedLink(edition) },
    },
  };
}

/** The blog listing (SPEC section 2, Blog listing), and its further pages where there are more posts than one holds. */
export const pages: PageDefinition<BlogProps>[] = [
  {
    route: 'blog',
    view: 'blog',
    load: (edition) => listing(edition, { number: 1, name: null }),
  },
  {
    route: 'blogPage',
    view: 'blog',
    parameters: ({ posts }) =>
      Array.from({ length: pageCount(posts.length) - 1 }, (_, index) => ({
        number: String(index + 2),
      })),
    load(edition, parameters) {
      const number = Number(parameters.number);
      const name = edition.t('blog.page', { number: edition.number(number) });
      return listing(edition, { number, name });
    },
  },
];

const postsPerPage = 9;

/** The page numbers of the inert pagination, for any number of posts (SPEC section 2, Blog listing). */
const inertNumbers = [1, 2, 3];

/** How many pages the listing has; at least one. */
const pageCount = (posts: number): number => Math.max(1, Math.ceil(posts / postsPerPage));

/** The address of a page of the listing, counted from 1. */
const hrefOf = ({ path }: Edition, number: number): string =>
  number === 1 ? path('blog') : path('blogPage', { number: String(number) });

/** The page numbers to show: the first, the last, and those around the open page; null stands for a gap. */
function shownNumbers(current: number, count: number): (number | null)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const near = all.filter((number) => number === 1 || number === count || Math.abs(number - current) <= 1);
  return near.flatMap((number, index) => (number - (near[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}

/** The pagination of a page of the listing, counted from 1. */
function pagination(edition: Edition, current: number, posts: number): PaginationProps {
  const words = edition.t.pick('blog.pagination');
  const name = (number: number) => edition.number(number);
  const count = pageCount(posts);
  if (count === 1) {
    return edition.settings.blog.strip === 'inert'
      ? { kind: 'inert', ...words, pages: inertNumbers.map(name) }
      : { kind: 'none' };
  }
  return {
    kind: 'links',
    ...words,
    firstPost: (current - 1) * postsPerPage,
    postCount: postsPerPage,
    previousHref: current > 1 ? hrefOf(edition, current - 1) : null,
    nextHref: current < count ? hrefOf(edition, current + 1) : null,
    pages: shownNumbers(current, count).map((number) =>
      number === null
        ? null
        : { name: name(number), href: hrefOf(edition, number), isCurrent: number === current },
    ),
  };
}
