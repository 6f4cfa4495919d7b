import { H1 } from '#src/components/headings.tsx';
import styles from './post.module.css';
import reading from '#src/components/reading-columns.module.css';
import { NewsletterForm, type NewsletterWords } from '#src/features/newsletter/newsletter-form.tsx';
import { ArticleText } from '#src/components/article-text/article-text.tsx';
import type { TextBlock } from '#src/components/article-text/text-blocks.ts';
import { AuthorBox, type AuthorBoxProps } from '#src/components/author-box.tsx';
import type { TableOfContentsProps } from '#src/components/table-of-contents.tsx';
import type { ReadingAsideProps } from '#src/components/reading-aside.tsx';
import { OlderAndNewer, type OlderAndNewerProps } from '#src/components/older-and-newer.tsx';
import { NewsletterBand } from '#src/components/newsletter-band.tsx';
import { ReadingColumns } from '#src/components/reading-columns.tsx';
import { Breadcrumb } from '#src/components/breadcrumb.tsx';
import { CaptionedCover } from '#src/components/cover.tsx';
import { Byline, ReviewDate, type ReviewedOn } from '#src/components/byline.tsx';
import { PostRow, type PostCardProps } from '#src/components/post-card.tsx';
import { SectionHead, type LinkTo } from '#src/components/section-head.tsx';
import '#src/styles/print.css';
import type { Picked } from '#shared/i18n/translator.ts';

interface ArticleHeadProps {
  post: PostCardProps;
  lead: string | null;
  reviewed: ReviewedOn | null;
}

/** The head of an article: breadcrumb, h1, excerpt, author and dates, then the whole cover. */
function ArticleHead({ post, lead, reviewed }: ArticleHeadProps) {
  return (
    <>
      <header className={`wrap ${reading.head} ${styles.head}`}>
        <Breadcrumb />
        <H1>{post.title}</H1>
        {lead !== null && <p className="lead">{lead}</p>}
        <div className={styles.origin}>
          <Byline name={post.author} role={post.authorRole} image={post.authorImage} />
          <p className={`caption ${reading.facts}`}>
            <span>{post.category}</span>
            <time dateTime={post.isoDate}>{post.date}</time>
            {reviewed && <ReviewDate {...reviewed} />}
            <span>{post.readTime}</span>
          </p>
        </div>
      </header>
      <CaptionedCover
        picture={post.image}
        label={post.imageLabel}
        sizes="100vw"
        className={styles.cover}
        figureClass={`wrap ${styles.opener}`}
      />
    </>
  );
}

export interface PostProps {
  head: ArticleHeadProps;
  contents: TableOfContentsProps;
  aside: ReadingAsideProps;
  blocks: TextBlock[];
  codeWords: Picked<'article.code'>;
  author: AuthorBoxProps;
  neighbours: OlderAndNewerProps;
  readNext: ReadNextProps;
  newsletter: { title: string; lead: string; words: NewsletterWords } | null;
}

/** A blog post with its article (SPEC section 2: the links exist, so the posts do). */
export function Page({
  head,
  contents,
  aside,
  blocks,
  codeWords,
  author,
  neighbours,
  readNext,
  newsletter,
}: PostProps) {
  return (
    <>
      <article>
        <ArticleHead {...head} />
        <ReadingColumns contents={contents} aside={aside} after={<OlderAndNewer {...neighbours} />}>
          <ArticleText blocks={blocks} codeWords={codeWords} />
          <AuthorBox {...author} />
        </ReadingColumns>
      </article>
      {readNext.posts.length > 0 && <ReadNext {...readNext} />}
      {newsletter && (
        <NewsletterBand id="newsletter" title={newsletter.title} lead={newsletter.lead}>
          <NewsletterForm words={newsletter.words} />
        </NewsletterBand>
      )}
    </>
  );
}

interface ReadNextProps {
  title: string;
  all: LinkTo;
  posts: PostCardProps[];
}

/** The posts to read after an article, the most related first. */
function ReadNext({ title, all, posts }: ReadNextProps) {
  return (
    <section className={styles.next}>
      <div className="wrap">
        <SectionHead title={title} link={all} />
        <PostRow posts={posts} />
      </div>
    </section>
  );
}
