import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import { bylineIn } from '#content/people.ts';
import { categoryOf, type Post } from '#content/posts.ts';
import { formatDate } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { PostCardProps } from '#src/components/post-card.tsx';
import { personPicture } from './person-pictures.data.ts';
import { coverOf } from './pictures.data.ts';

/** A post as its card shows it, in one language. Shared by the listing and the articles. */
export function postCard(site: Site, language: Language, t: Translator, post: Post): PostCardProps {
  const author = bylineIn(site, language, post.author);
  return {
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    image: coverOf(site, post.cover),
    imageLabel: post.coverAlt ?? '',
    isoDate: post.date,
    date: formatDate(site, language, post.date, 'medium'),
    author: author.name,
    authorRole: author.role,
    authorImage: personPicture(site, author, 'avatar'),
    readTime: t.count('post.readingTime', post.readingMinutes),
    category: categoryOf(site, language, post),
    url: pathTo(site, language, 'post', { slug: post.id }),
  };
}
