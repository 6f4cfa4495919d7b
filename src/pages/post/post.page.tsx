import { NewsletterForm, type NewsletterWords } from '../../features/newsletter/newsletter-form.tsx';
import { ArticleHead, type ArticleHeadProps } from './article-head.tsx';
import { ArticleText } from '../../sections/article-text/article-text.tsx';
import type { CodeBlockWords } from '../../sections/article-text/code-block.tsx';
import type { TextBlock } from '../../sections/article-text/text-blocks.ts';
import { AuthorBox, type AuthorBoxProps } from '../../sections/author-box.tsx';
import type { TableOfContentsProps } from '../../sections/table-of-contents.tsx';
import { OlderAndNewer, type OlderAndNewerProps } from '../../sections/older-and-newer.tsx';
import { NewsletterBand } from '../../sections/newsletter-band.tsx';
import { ReadingColumns } from '../../sections/reading-columns.tsx';
import { ReadNext, type ReadNextProps } from './read-next.tsx';
import '../../styles/print.css';

export interface PostProps {
  head: ArticleHeadProps;
  contents: TableOfContentsProps;
  blocks: TextBlock[];
  codeWords: CodeBlockWords;
  author: AuthorBoxProps;
  neighbours: OlderAndNewerProps;
  readNext: ReadNextProps;
  newsletter: { title: string; lead: string; words: NewsletterWords } | null;
}

/** A blog post with its article (SPEC section 2: the links exist, so the posts do). */
export function PostPage({
  head,
  contents,
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
        <ReadingColumns contents={contents}>
          <ArticleText blocks={blocks} codeWords={codeWords} />
          <AuthorBox {...author} />
          <OlderAndNewer {...neighbours} />
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

export { PostPage as Page };
