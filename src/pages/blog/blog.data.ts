import type { Site } from '#content/load-site.ts';
import { isDemonstration } from '#shared/services-mode.ts';
import { pageWords } from '#content/page-words.ts';
import type { Post } from '#content/posts.ts';
import { formatNumber } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageContent, PageContext, PageDefinition, PageMetadata } from '#src/pages/page-definition.ts';
import type { FilterOption } from '#src/features/browsing/filter-buttons.tsx';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { blogFeedLink, blogFeeds } from '#src/pages/feeds.data.ts';
import { contactHref } from '#src/pages/links.data.ts';
import { postCard } from '#src/pages/post-cards.data.ts';
import type { BlogNewsletter, BlogProps } from './blog.page.tsx';
import { pathTo } from '#shared/routes.ts';
import type { PaginationProps } from '#src/features/browsing/pagination.tsx';
import { footerNewsletterWords, newsletterWords } from '#src/pages/form-words.data.ts';

function categoryOptions(site: Site, t: Translator, posts: Post[]): FilterOption[] {
  const count = (number: number) => formatNumber(site, t.language, number);
  const all = { id: 'all', name: t('post.category.all'), count: count(posts.length) };
  const each = (site.postCategories[t.language] ?? []).map(({ id, name }) => ({
    id,
    name,
    count: count(posts.filter(({ category }) => category === id).length),
  }));
  return [all, ...each];
}

/**
 * The form as `site.yaml` wants it: inert, it prevents submission and does nothing else (SPEC section 4). A
 * live build has no form that does nothing.
 */
function newsletterForm({ site, t, mode }: PageContext): BlogNewsletter | null {
  if (site.settings.newsletter === 'off') return null;
  const isInert = site.settings.newsletter.blogListing === 'inert' && isDemonstration(site, mode);
  const inert = isInert ? footerNewsletterWords(site, t, mode) : null;
  if (inert) return { mode: 'inert', words: inert };
  const words = newsletterWords(site, t, mode);
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

function headOfPage(
  site: Site,
  t: Translator,
  { name }: ListingPage,
): Pick<PageMetadata, 'title' | 'description'> {
  const { head } = pageWords(site, 'blog', t.language);
  if (name === null) return headOf(site, head);
  const { description } = head;
  return headOf(site, {
    title: `${t('nav.blog')}, ${name}`,
    description: shortened(t('label.value', { label: name, value: description })),
  });
}

function listing(context: PageContext, own: ListingPage): PageContent<BlogProps> {
  const { language, t } = context;
  const { number, name } = own;
  const posts = context.site.posts[language] ?? [];
  const words = pageWords(context.site, 'blog', language);
  const form = newsletterForm(context);
  return {
    head: {
      ...headOfPage(context.site, t, own),
      feeds: blogFeeds(context.site, t),
    },
    props: {
      browser: {
        breadcrumb:
          name === null
            ? breadcrumbTo(context.site, t, t('nav.blog'))
            : breadcrumbTo(context.site, t, name, 'blog'),
        title: words.title,
        ...t.pick('blog.browser'),
        categories: categoryOptions(context.site, t, posts),
        posts: posts.map((post) => ({
          ...postCard(context.site, language, t, post),
          categoryId: post.category,
        })),
        resultCounts: [...posts.keys(), posts.length].map((count) => t.count('blog.results', count)),
        empty: t.pick('blog.empty'),
        pagination: pagination(context.site, t, number, posts.length),
      },
      question: {
        title: words.question.title,
        text: words.question.text,
        link: { label: words.question.link, href: contactHref(context.site, language) },
      },
      newsletter: form && { ...words.newsletter, form, feed: blogFeedLink(context.site, t) },
    },
  };
}

/** The blog listing (SPEC section 2, Blog listing), and its further pages where there are more posts than one holds. */
export const pages: PageDefinition<BlogProps>[] = [
  {
    route: 'blog',
    view: 'blog',
    load: (context) => listing(context, { number: 1, name: null }),
  },
  {
    route: 'blogPage',
    view: 'blog',
    parameters: (site: Site, language) =>
      Array.from({ length: pageCount((site.posts[language] ?? []).length) - 1 }, (_, index) => ({
        number: String(index + 2),
      })),
    load(context) {
      const number = Number(context.parameters.number);
      const { t } = context;
      const name = t('blog.page', { number: formatNumber(context.site, t.language, number) });
      return listing(context, { number, name });
    },
  },
];

/** Posts per page of the listing. */
const postsPerPage = 9;

/** The page numbers of the inert pagination, for any number of posts (SPEC section 2, Blog listing). */
const inertNumbers = [1, 2, 3];

/** How many pages the listing has; at least one. */
const pageCount = (posts: number): number => Math.max(1, Math.ceil(posts / postsPerPage));

/** The address of a page of the listing, counted from 1. */
const hrefOf = (site: Site, { language }: Translator, number: number): string =>
  number === 1
    ? pathTo(site, language, 'blog')
    : pathTo(site, language, 'blogPage', { number: String(number) });

/** The page numbers to show: the first, the last, and those around the open page; null stands for a gap. */
function shownNumbers(current: number, count: number): (number | null)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const near = all.filter((number) => number === 1 || number === count || Math.abs(number - current) <= 1);
  return near.flatMap((number, index) => (number - (near[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}

/** The pagination of a page of the listing, counted from 1. */
function pagination(site: Site, t: Translator, current: number, posts: number): PaginationProps {
  const words = t.pick('blog.pagination');
  const name = (number: number) => formatNumber(site, t.language, number);
  const count = pageCount(posts);
  if (count === 1) {
    return site.settings.blog.strip === 'inert'
      ? { kind: 'inert', ...words, pages: inertNumbers.map(name) }
      : { kind: 'none' };
  }
  return {
    kind: 'links',
    ...words,
    firstPost: (current - 1) * postsPerPage,
    postCount: postsPerPage,
    previousHref: current > 1 ? hrefOf(site, t, current - 1) : null,
    nextHref: current < count ? hrefOf(site, t, current + 1) : null,
    pages: shownNumbers(current, count).map((number) =>
      number === null
        ? null
        : { name: name(number), href: hrefOf(site, t, number), isCurrent: number === current },
    ),
  };
}
