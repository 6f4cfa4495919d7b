import type { Site } from '#content/load-site.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { Language } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import { bylineIn } from '#content/people.ts';
import { pageWords } from '#content/page-words.ts';
import { categoryOf, neighboursOf, postIn, type Post } from '#content/posts.ts';
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
function readNext(site: Site, language: Language, { id, related }: Post): Post[] {
  const others = (site.posts[language] ?? []).filter((post) => post.id !== id);
  const chosen = related.flatMap((wanted) => others.find((post) => post.id === wanted) ?? []);
  const rest = others.filter((post) => !chosen.includes(post));
  return [...chosen, ...rest].slice(0, readNextCount);
}

function author(site: Site, language: Language, post: Post): AuthorBoxProps {
  const { id, name, role, about } = bylineIn(site, language, post.author);
  return { name, role, about, portrait: personPicture(site, { id, name }, 'portrait') };
}

function neighbourLink(
  site: Site,
  language: Language,
  label: string,
  post: Post | undefined,
): NeighbourLink | null {
  return post ? { label, title: post.title, href: pathTo(site, language, 'post', { slug: post.id }) } : null;
}

function neighbours(site: Site, language: Language, t: Translator, slug: string): PostProps['neighbours'] {
  const { older, newer } = neighboursOf(site, language, slug);
  const words = t.pick('article.neighbours');
  return {
    label: words.label,
    older: neighbourLink(site, language, words.older, older),
    newer: neighbourLink(site, language, words.newer, newer),
  };
}

/** A blog post with its article (SPEC section 2: the links exist, so the posts do). */
export const page: PageDefinition<PostProps> = {
  route: 'post',
  view: 'post',
  load({ site, language, t, mode, parameters: { slug = '' } }) {
    const post = postIn(site, language, slug);
    const article = articleWithSources(site, t, post, pathTo(site, language, 'post', { slug }));
    return {
      head: {
        ...headOf(site, { title: post.headTitle, description: post.description }),
        feeds: blogFeeds(site, t),
        published: post.date,
        lastModified: post.reviewed ?? post.date,
        previewArt: coverPreview(coverOf(site, post.cover)),
        structuredData: [blogPosting(site, t, post, bylineIn(site, language, post.author))],
      },
      props: {
        head: {
          breadcrumb: breadcrumbTo(site, t, categoryOf(site, language, post), 'blog'),
          post: postCard(site, language, t, post),
          reviewed: reviewedOn(site, t, post),
        },
        ...articleParts(site, t, article, (file) => photoOf(site, file)),
        aside: {
          facts: [],
          people: {
            title: t('document.question'),
            list: [readingByline(site, bylineIn(site, language, post.author))],
            isAuthor: true,
          },
          service: serviceOf(site, t, post.service),
        },
        author: author(site, language, post),
        neighbours: neighbours(site, language, t, slug),
        readNext: {
          title: t('article.readNext'),
          all: { label: t('home.posts.all'), href: pathTo(site, language, 'blog') },
          posts: readNext(site, language, post).map((other) => postCard(site, language, t, other)),
        },
        newsletter: newsletterBand(site, t, mode, pageWords(site, 'blog', language).newsletter),
      },
    };
  },
};
