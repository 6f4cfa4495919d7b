import { PostCard, type PostCardProps } from '../../components/post-card.tsx';
import { SectionHead, type LinkTo } from '../../components/section-head.tsx';
import styles from './read-next.module.css';

export interface ReadNextProps {
  title: string;
  all: LinkTo;
  posts: PostCardProps[];
}

/** The posts to read after an article, the most related first. */
export function ReadNext({ title, all, posts }: ReadNextProps) {
  return (
    <section className={styles.next}>
      <div className="wrap">
        <SectionHead title={title} link={all} />
        <div className={styles.grid}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} look="card" heading="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}
