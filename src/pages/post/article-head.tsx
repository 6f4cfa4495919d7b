import { Breadcrumb, type BreadcrumbProps } from '../../components/breadcrumb.tsx';
import { CoverArt } from '../../components/cover-art.tsx';
import { Byline } from '../../components/byline.tsx';
import type { PostCardProps } from '../../components/post-card.tsx';
import { ReviewDate, type ReviewedOn } from '../../components/review-date.tsx';
import reading from '../../components/reading-head.module.css';
import styles from './article-head.module.css';

export interface ArticleHeadProps {
  breadcrumb: BreadcrumbProps;
  post: PostCardProps;
  reviewed: ReviewedOn | null;
}

/** The opening of an article: where it stands, its facts, h1, excerpt and author, then the whole cover. */
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
