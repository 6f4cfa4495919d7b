import { Cover } from '#src/components/cover.tsx';
import type { PostTeaserProps } from '#src/components/post-card.tsx';
import { SectionHead, type LinkTo } from '#src/components/section-head.tsx';
import { CardLink } from '#src/components/text-link.tsx';
import styles from './post-teasers.module.css';

export interface PostTeasersProps {
  title: string;
  all: LinkTo;
  posts: PostTeaserProps[];
}

/** Three blog teasers (SPEC section 2, Home), the first one large. */
export function PostTeasers({ title, all, posts }: PostTeasersProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} link={all} />
        <div className={styles.posts}>
          {posts.map((post, index) => (
            <Teaser key={post.url} post={post} isLarge={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The whole teaser is the target of its one link, which is named by the title alone. */
function Teaser({ post, isLarge }: { post: PostTeaserProps; isLarge: boolean }) {
  // A small one is a square of 104 pixels on phones, which a wide photo overlaps.
  const sizes = isLarge ? undefined : '(width < 48em) 170px, 40vw';
  return (
    <article className={styles.post}>
      <Cover picture={post.image} className={styles.cover} label={post.imageLabel} sizes={sizes} late />
      <p className={`caption ${styles.facts}`}>
        <span>{post.category}</span>
        <time dateTime={post.isoDate}>{post.date}</time>
        <span>{post.readTime}</span>
      </p>
      <h3 className={isLarge ? undefined : 'title-4'}>
        <CardLink href={post.url}>{post.title}</CardLink>
      </h3>
      <p className={`quiet ${styles.excerpt}${isLarge ? '' : ' small'}`}>{post.excerpt}</p>
    </article>
  );
}
