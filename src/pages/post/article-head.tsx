import { Breadcrumb, type BreadcrumbProps } from '../../ui/breadcrumb.tsx';
import { CoverArt } from '../../ui/cover-art.tsx';
import { Byline } from '../../sections/byline.tsx';
import type { PostCardProps } from '../../sections/post-card.tsx';
import { ReviewDate, type ReviewedOn } from '../../sections/review-date.tsx';
import reading from '../../sections/reading-head.module.css';
import styles from './article-head.module.css';

export interface ArticleHeadProps {
  breadcrumb: BreadcrumbProps;
  post: PostCardProps;
  reviewed: ReviewedOn | null;
}

/** The opening of an article: where it stands, its facts, h1, excerpt and author, then the cover from edge to edge. */
export function ArticleHead({ breadcrumb, post, reviewed }: ArticleHeadProps) {
  return (
    <>
      <header className={`wrap ${reading.head} ${styles.head}`}>
        <Breadcrumb {...breadcrumb} />
        <p className={`caption ${reading.facts} ${styles.facts}`}>
          <span>{post.category}</span>
          <time dateTime={post.isoDate}>{post.date}</time>
          {reviewed && <ReviewDate {...reviewed} />}
          <span>{post.readTime}</span>
        </p>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <Byline name={post.author} role={post.authorRole} image={post.authorImage} />
      </header>
      <CoverArt picture={post.image} frame={styles.opener} label={post.imageLabel} sizes="100vw" />
    </>
  );
}
