import { ArticleText } from '../../components/article-text/article-text.tsx';
import type { CodeBlockWords } from '../../components/article-text/code-block.tsx';
import type { TextBlock } from '../../components/article-text/text-blocks.ts';
import { AuthorBox, type AuthorBoxProps } from '../../components/author-box.tsx';
import { ClosingBand } from '../../components/closing-band.tsx';
import type { TableOfContentsProps } from '../../components/table-of-contents.tsx';
import { DocumentHead, type DocumentHeadProps } from './document-head.tsx';
import { FactRow, type Fact } from '../../components/fact-row.tsx';
import { OlderAndNewer, type OlderAndNewerProps } from '../../components/older-and-newer.tsx';
import { ReadingColumns } from '../../components/reading-columns.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import '../../styles/print.css';
import styles from './document.module.css';

export interface DocumentProps {
  head: DocumentHeadProps;
  /** Only case studies have figures. */
  figures: { title: string; facts: Fact[] } | null;
  /** Only white papers have a summary. */
  summary: { title: string; points: string[] } | null;
  contents: TableOfContentsProps;
  blocks: TextBlock[];
  codeWords: CodeBlockWords;
  author: AuthorBoxProps | null;
  neighbours: OlderAndNewerProps;
  closing: { title: string; lead: string; link: { label: string; href: string } };
}

/**
 * A case study or a white paper to read, with its PDF (SPEC section 2, Resources: the cards exist, so the
 * texts do).
 */
export function DocumentPage({
  head,
  figures,
  summary,
  contents,
  blocks,
  codeWords,
  author,
  neighbours,
  closing,
}: DocumentProps) {
  return (
    <>
      <article>
        <DocumentHead {...head} />
        {figures && (
          <div className={`wrap ${styles.figures}`}>
            <h2 className="visually-hidden">{figures.title}</h2>
            <FactRow facts={figures.facts} />
          </div>
        )}
        {summary && (
          <div className={styles.summary}>
            <div className="wrap">
              <h2>{summary.title}</h2>
              <ul>
                {summary.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </div>
        )}
        <ReadingColumns contents={contents}>
          <ArticleText blocks={blocks} codeWords={codeWords} />
          {author && <AuthorBox {...author} />}
          <OlderAndNewer {...neighbours} />
        </ReadingColumns>
      </article>
      <ClosingBand title={closing.title} lead={closing.lead}>
        <ButtonLink href={closing.link.href} look="primary">
          {closing.link.label} <Icon name="arrow-right" />
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

export { DocumentPage as Page };
