import { covers } from '../../../artwork/out/covers.ts';
import { serviceIcons } from '../../../artwork/out/service-icons.ts';
import { brandName } from '../../../config/brand.ts';
import { pathTo } from '../../../config/routes.ts';
import { newsletter as newsletterSwitches } from '../../../config/site.ts';
import { postCategoriesIn, postsIn, type Post } from '../../../content/posts.ts';
import { formatNumber } from '../../../i18n/format.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { PageContext, PageDefinition } from '../../page-data/page-definition.ts';
import type { FilterOption } from '../../features/browsing/filter-buttons.tsx';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import { blogFeedLinks, blogFeeds } from '../../page-data/feeds.data.ts';
import { newsletterWords } from '../../page-data/newsletter-words.data.ts';
import { postCard } from '../../page-data/post-cards.data.ts';
import { coverPreview } from '../../page-data/preview-art.data.ts';
import type { BlogNewsletter, BlogProps } from './blog.page.tsx';

/** What the strip shows, however many posts there are (SPEC section 2, Blog listing). */
const pageNumbers = [1, 2, 3];

function categoryOptions(t: Translator, posts: Post[]): FilterOption[] {
  const count = (number: number) => formatNumber(t.language, number);
  const all = { id: 'all', name: t('post.category.all'), count: count(posts.length) };
  const each = postCategoriesIn(t.language).map(({ id, name }) => ({
    id,
    name,
    count: count(posts.filter(({ category }) => category === id).length),
  }));
  return [all, ...each];
}

/** The form as `site.yaml` wants it (SPEC section 4: it prevents submission and does nothing else). */
function newsletter({ t, mode: servicesMode }: PageContext, mode: 'inert' | 'working'): BlogNewsletter {
  if (mode === 'working') return { mode, words: newsletterWords(t, servicesMode) };
  const words = {
    label: t('newsletter.label'),
    placeholder: t('newsletter.placeholder'),
    subscribe: t('newsletter.subscribe'),
    hint: t('newsletter.inert.hint'),
    signup: { href: `${pathTo(t.language, 'home')}#newsletter`, label: t('newsletter.inert.link') },
  };
  return { mode, words };
}

/** The blog listing (SPEC section 2, Blog listing). */
export const page: PageDefinition<BlogProps> = {
  route: 'blog',
  view: 'blog',
  load(context) {
    const { language, t } = context;
    const posts = postsIn(language);
    return {
      head: {
        title: t('blog.head.title', { brand: brandName }),
        description: t('blog.head.description'),
        feeds: blogFeeds(t),
        previewArt: coverPreview(covers['spiral-wide']),
      },
      props: {
        browser: {
          breadcrumb: breadcrumbTo(t, t('nav.blog')),
          title: t('blog.title'),
          searchLabel: t('blog.search.label'),
          categoriesLabel: t('blog.categories.label'),
          categories: categoryOptions(t, posts),
          posts: posts.map((post) => ({ ...postCard(language, t, post), categoryId: post.category })),
          resultCounts: [...posts.keys(), posts.length].map((count) => t.count('blog.results', count)),
          empty: {
            title: t('blog.empty.title'),
            noMatch: t.template('blog.empty.term'),
            emptyCategory: t('blog.empty.category'),
            reset: t('blog.empty.reset'),
            picture: serviceIcons.consulting.card,
          },
          pagination: {
            label: t('blog.pagination.label'),
            previous: t('blog.pagination.previous'),
            next: t('blog.pagination.next'),
            pages: pageNumbers.map((number) => formatNumber(language, number)),
          },
        },
        question: {
          title: t('blog.question.title'),
          text: t('blog.question.text'),
          link: { label: t('blog.question.link'), href: pathTo(language, 'contact') },
          picture: serviceIcons.consulting.card,
        },
        newsletter: {
          title: t('blog.newsletter.title'),
          lead: t('blog.newsletter.lead'),
          form: newsletter(context, newsletterSwitches.blogListing),
          feeds: blogFeedLinks(t),
        },
      },
    };
  },
};
