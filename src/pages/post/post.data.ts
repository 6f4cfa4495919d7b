import { headOf } from '#src/pages/head.data.ts';
import type { Language } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import { bylineIn } from '#content/people.ts';
import { pageWords } from '#content/page-words.ts';
import { categoryOf, neighboursOf, postIn, postsIn, type Post } from '#content/posts.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { articleParts, articleWithSources, reviewedOn } from '#src/pages/article-blocks.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { blogFeeds } from '#src/pages/feeds.data.ts';
import { personPicture } from '#src/pages/person-pictures.data.ts';
import { postCard } from '#src/pages/post-cards.data.ts';
import { coverPreview } from '#src/pages/preview-art.data.ts';
import { blogPosting } from '#src/pages/structured-data.data.ts';
import type { AuthorBoxProps } from '#src/components/author-box.tsx';
import type { NeighbourLink } from '#src/components/older-and-newer.tsx';
import type { PostProps } from './post.page.tsx';
import { photoOf } from '#content/site-images.ts';
import { coverOf } from '#src/pages/pictures.data.ts';
import { readingByline, serviceOf } from '#src/pages/reading-aside.data.ts';
import { newsletterBand } from '#src/pages/form-words.data.ts';

/** Places under "Read next". */
const readNextCount = 3;

/** The related posts, then the latest others until the places are filled. */
function readNext(language: Language, { id, related }: Post): Post[] {
  const others = postsIn(language).filter((post) => post.id !== id);
  const chosen = related.flatMap((wanted) => others.find((post) => post.id === wanted) ?? []);
  const rest = others.filter((post) => !chosen.includes(post));
  return [...chosen, ...rest].slice(0, readNextCount);
}

function author(language: Language, post: Post): AuthorBoxProps {
  const { id, name, role, about } = bylineIn(language, post.author);
  return { name, role, about, portrait: personPicture({ id, name }, 'portrait') };
}

function neighbourLink(language: Language, label: string, post: Post | undefined): NeighbourLink | null {
  return post ? { label, title: post.title, href: pathTo(language, 'post', { slug: post.id }) } : null;
}

function neighbours(language: Language, t: Translator, slug: string): PostProps['neighbours'] {
  const { older, newer } = neighboursOf(language, slug);
  return {
    label: t('article.neighbours.label'),
    older: neighbourLink(language, t('article.neighbours.older'), older),
    newer: neighbourLink(language, t('article.neighbours.newer'), newer),
  };
}

/** A blog post with its article (SPEC section 2: the links exist, so the posts do). */
export const page: PageDefinition<PostProps> = {
  route: 'post',
  view: 'post',
  load({ language, t, mode, parameters: { slug = '' } }) {
    const post = postIn(language, slug);
    const article = articleWithSources(t, post, pathTo(language, 'post', { slug }));
    return {
      head: {
        ...headOf({ title: post.headTitle, description: post.description }),
        feeds: blogFeeds(t),
        published: post.date,
        lastModified: post.reviewed ?? post.date,
        previewArt: coverPreview(coverOf(post.cover)),
        structuredData: [blogPosting(t, post, bylineIn(language, post.author))],
      },
      props: {
        head: {
          breadcrumb: breadcrumbTo(t, categoryOf(language, post), {
            route: 'blog',
            name: 'nav.blog',
          }),
          post: postCard(language, t, post),
          reviewed: reviewedOn(t, post),
        },
        ...articleParts(t, article, photoOf),
        aside: {
          facts: [],
          people: {
            title: t('document.question'),
            list: [readingByline(bylineIn(language, post.author))],
          },
          service: serviceOf(t, post.service),
        },
        author: author(language, post),
        neighbours: neighbours(language, t, slug),
        readNext: {
          title: t('article.readNext'),
          all: { label: t('home.posts.all'), href: pathTo(language, 'blog') },
          posts: readNext(language, post).map((other) => postCard(language, t, other)),
        },
        newsletter: newsletterBand(t, mode, pageWords('blog', language).newsletter),
      },
    };
  },
};
