import { NewsletterForm, type NewsletterWords } from '../../features/newsletter/newsletter-form.tsx';
import { ArticleHead, type ArticleHeadProps } from './article-head.tsx';
import { ArticleText } from '../../components/article-text/article-text.tsx';
import type { CodeBlockWords } from '../../components/article-text/code-block.tsx';
import type { TextBlock } from '../../components/article-text/text-blocks.ts';
import { AuthorBox, type AuthorBoxProps } from '../../components/author-box.tsx';
import type { TableOfContentsProps } from '../../components/table-of-contents.tsx';
import { OlderAndNewer, type OlderAndNewerProps } from '../../components/older-and-newer.tsx';
import { NewsletterBand } from '../../components/newsletter-band.tsx';
import { ReadingColumns } from '../../components/reading-columns.tsx';
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
