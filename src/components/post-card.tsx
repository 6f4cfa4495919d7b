import { Cover, type CoverPicture } from './cover.tsx';
import { Byline, type BylineProps } from './byline.tsx';
import { CardLink } from './text-link.tsx';
import { columnsFor } from './columns-for.ts';
import styles from './post-card.module.css';

export interface PostTeaserProps {
  title: string;
  excerpt: string;
  image: CoverPicture;
  imageLabel: string;
  /** `YYYY-MM-DD`, for the datetime attribute. */
  isoDate: string;
  date: string;
  readTime: string;
  category: string;
  url: string;
}

/** A blog post in a list, with the fields of SPEC section 3. */
export interface PostCardProps extends PostTeaserProps {
  id: string;
  author: string;
  authorRole: string;
  authorImage: BylineProps['image'];
}

/**
 * A post: cover, category, date, reading time, title, excerpt, author. The whole card is the target of its one link.
 * @param look `featured`: large, alone in its row; `card`: in a grid
 * @param heading level of its heading
 * @param late for everything below the first view
 */
export function PostCard({
  post,
  look,
  heading: Heading,
  late = look === 'card',
}: {
  post: PostCardProps;
  look: 'card' | 'featured';
  heading: 'h2' | 'h3';
  late?: boolean;
}) {
  const isFeatured = look === 'featured';
  return (
    <article className={`${styles.post} ${styles[look]}`}>
      <Cover picture={post.image} className={styles.cover} label={post.imageLabel} late={late} />
      <div className={styles.words}>
        <p className={`caption ${styles.facts}`}>
          <span>{post.category}</span>
          <time dateTime={post.isoDate}>{post.date}</time>
          <span>{post.readTime}</span>
        </p>
        <Heading className={isFeatured ? 'title-2' : 'title-4'}>
          <CardLink href={post.url}>{post.title}</CardLink>
        </Heading>
        <p className={isFeatured ? 'lead' : `summary quiet ${styles.excerpt}`}>{post.excerpt}</p>
        <Byline name={post.author} role={post.authorRole} image={post.authorImage} />
      </div>
    </article>
  );
}

/** Up to three posts side by side below the other parts of a page, or one large. */
export function PostRow({ posts }: { posts: readonly PostCardProps[] }) {
  return (
    <div className={`columns ${styles.row}`} data-columns={columnsFor(posts.length, 3)} data-stacks="mobile">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} look={posts.length > 1 ? 'card' : 'featured'} heading="h3" late />
      ))}
    </div>
  );
}
