import type { Edition } from '#content/edition.ts';
import { contributorIn } from '#content/collections/people.ts';
import { categoryOf, type Post } from '#content/collections/posts.ts';
import type { PostCardProps, PostTeaserProps } from '#src/components/post-card.tsx';
import { personPicture } from './person-pictures.data.ts';
import { postCover } from './pictures.data.ts';

/** A post as the home page shows it. */
export function postTeaser(edition: Edition, post: Post): PostTeaserProps {
  return {
    title: post.title,
    excerpt: post.excerpt,
    image: postCover(edition, post),
    imageLabel: post.coverAlt ?? '',
    isoDate: post.date,
    date: edition.date(post.date, 'medium'),
    readTime: edition.t.count('post.readingTime', post.readingMinutes),
    category: categoryOf(edition, post),
    url: edition.path('post', { slug: post.id }),
  };
}

/** A post as its card shows it. Shared by the listing and the articles. */
export function postCard(edition: Edition, post: Post): PostCardProps {
  const author = contributorIn(edition, post.author);
  return {
    ...postTeaser(edition, post),
    id: post.id,
    author: author.name,
    authorRole: author.role,
    authorImage: personPicture(edition, author, 'avatar'),
  };
}
