import type { Edition } from '#content/edition.ts';
import { headOf } from '#src/pages/head.data.ts';
import { contributorIn } from '#content/collections/people.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { categoryOf, neighboursOf, postIn, type Post } from '#content/collections/posts.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import {
  articleParts,
  articleWithSources,
  coverCaption,
  leadOf,
  reviewedOn,
} from '#src/pages/article-blocks.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { blogFeeds } from '#src/pages/feeds.data.ts';
import { postCard } from '#src/pages/post-cards.data.ts';
import { coverPreview } from '#src/pages/preview-art.data.ts';
import { blogPosting } from '#src/pages/structured-data.data.ts';
import type { NeighbourLink } from '#src/components/older-and-newer.tsx';
import type { PostProps } from './post.page.tsx';
import { photoOf } from '#content/published/site-images.ts';
import { postCover } from '#src/pages/pictures.data.ts';
import { authorBox, readingByline, serviceOf } from '#src/pages/reading-aside.data.ts';
import { newsletterBand } from '#src/pages/form-words.data.ts';

const readNextCount = 3;

/** The related posts, then the latest others until the places are filled. */
function readNext({ posts }: Edition, { id, related }: Post): Post[] {
  const others = posts.filter((post) => post.id !== id);
  const chosen = related.flatMap((wanted) => others.find((post) => post.id === wanted) ?? []);
  const rest = others.filter((post) => !chosen.includes(post));
  return [...chosen, ...rest].slice(0, readNextCount);
}

function neighbourLink({ path }: Edition, label: string, post: Post | undefined): NeighbourLink | null {
  return post ? { label, title: post.title, href: path('post', { slug: post.id }) } : null;
}

function neighbours(edition: Edition, slug: string): PostProps['neighbours'] {
  const { older, newer } = neighboursOf(edition, slug);
  const words = edition.t.pick('article.neighbours');
  return {
    label: words.label,
    older: neighbourLink(edition, words.older, older),
    newer: neighbourLink(edition, words.newer, newer),
  };
}

/** A blog post with its article (SPEC section 2: the links exist, so the posts do). */
export const page: PageDefinition<PostProps> = {
  route: 'post',
  view: 'post',
  load(edition, { slug = '' }) {
    const { t } = edition;
    const post = postIn(edition, slug);
    const cover = postCover(edition, post);
    const label = coverCaption(edition, cover, post.coverAlt);
    const article = articleWithSources(edition, post, edition.path('post', { slug }));
    return {
      head: {
        ...headOf(edition, post.title, { title: post.headTitle, description: post.description }),
        feeds: blogFeeds(edition),
        published: post.date,
        lastModified: post.reviewed ?? post.date,
        previewArt: coverPreview(cover),
        structuredData: [blogPosting(edition, post, contributorIn(edition, post.author))],
      },
      breadcrumb: breadcrumbTo(edition, categoryOf(edition, post), 'blog'),
      props: {
        head: {
          post: { ...postCard(edition, post), imageLabel: label },
          lead: leadOf(post.excerpt, article),
          reviewed: reviewedOn(edition, post),
        },
        ...articleParts(edition, article, (file) => photoOf(edition.site, file), { cover, label }),
        aside: {
          facts: [],
          people: {
            title: t('document.question'),
            list: [readingByline(edition, contributorIn(edition, post.author))],
            isAuthor: true,
          },
          service: serviceOf(edition, post.service),
        },
        author: authorBox(edition, contributorIn(edition, post.author)),
        neighbours: neighbours(edition, slug),
        readNext: {
          title: t('article.readNext'),
          all: { label: t('home.posts.all'), href: edition.path('blog') },
          posts: readNext(edition, post).map((other) => postCard(edition, other)),
        },
        newsletter: newsletterBand(edition, pageWords(edition, 'blog').newsletter),
      },
    };
  },
};
