import type { Edition } from '#content/edition.ts';
import { contributorIn } from '#content/collections/people.ts';
import { categoryOf, type Post } from '#content/collections/posts.ts';
import type { PostCardProps } from '#src/components/post-card.tsx';
import { personPicture } from './person-pictures.data.ts';
import { postCover } from './pictures.data.ts';

/** A post as its card shows it, in one language. Shared by the listing and the articles. */
export function postCard(edition: Edition, post: Post): PostCardProps {
  const author = contributorIn(edition, post.author);
  return {
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    image: postCover(edition, post),
    imageLabel: post.coverAlt ?? '',
    isoDate: post.date,
    date: edition.date(post.date, 'medium'),
    author: author.name,
    authorRole: author.role,
    authorImage: personPicture(edition, author, 'avatar'),
    readTime: edition.t.count('post.readingTime', post.readingMinutes),
    category: categoryOf(edition, post),
    url: edition.path('post', { slug: post.id }),
  };
}
