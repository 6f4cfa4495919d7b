import { ArticleText } from '#src/components/article-text/article-text.tsx';
import type { TextBlock } from '#src/components/article-text/text-blocks.ts';
import { AuthorBox, type AuthorBoxProps } from '#src/components/author-box.tsx';
import { ClosingBand, type ClosingBandProps } from '#src/components/closing-band.tsx';
import type { TableOfContentsProps } from '#src/components/table-of-contents.tsx';
import { Ranges, type RangesProps } from '#src/components/figures/ranges.tsx';
import { FactRow, type Fact } from '#src/components/fact-row.tsx';
import type { ReadingAsideProps } from '#src/components/reading-aside.tsx';
import { SectionHead } from '#src/components/section-head.tsx';
import { OlderAndNewer, type OlderAndNewerProps } from '#src/components/older-and-newer.tsx';
import { ReadingColumns } from '#src/components/reading-columns.tsx';
import { ButtonLink } from '#src/components/button.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Breadcrumb } from '#src/components/breadcrumb.tsx';
import { CaptionedCover, type CoverPicture } from '#src/components/cover.tsx';
import { SitePicture } from '#src/components/site-picture.tsx';
import { PaperLeaves } from '#src/components/paper-leaves.tsx';
import { Byline, type BylineProps, ReviewDate, type ReviewedOn } from '#src/components/byline.tsx';
import '#src/styles/print.css';
import reading from '#src/components/reading-columns.module.css';
import { H1, H2 } from '#src/components/headings.tsx';
import styles from './document.module.css';
import type { Picked } from '#shared/i18n/translator.ts';

export interface DocumentProps {
  head: DocumentHeadProps;
  /** Only case studies have figures. */
  figures: { title: string; facts: Fact[] } | null;
  /** The phases of a project, where a case study has them. */
  timeline: { title: string; figure: RangesProps } | null;
  /** Only white papers have a summary. */
  summary: { title: string; points: string[] } | null;
  contents: TableOfContentsProps;
  aside: ReadingAsideProps;
  blocks: TextBlock[];
  codeWords: Picked<'article.code'>;
  author: AuthorBoxProps | null;
  neighbours: OlderAndNewerProps;
  closing: ClosingBandProps;
}

/**
 * A case study or a white paper to read, with its PDF (SPEC section 2, Resources: the cards exist, so the
 * texts do).
 */
export function Page({
  head,
  figures,
  timeline,
  summary,
  contents,
  aside,
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
            <FactRow facts={figures.facts} size={3} />
          </div>
        )}
        {summary && (
          <div className={styles.summary}>
            <div className="wrap columns" data-parts="3 9">
              <H2 size={3}>{summary.title}</H2>
              <ul>
                {summary.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </div>
        )}
        {timeline && (
          <section>
            <div className="wrap">
              <SectionHead title={timeline.title} />
              <Ranges {...timeline.figure} />
            </div>
          </section>
        )}
        <ReadingColumns contents={contents} aside={aside} after={<OlderAndNewer {...neighbours} />}>
          <ArticleText blocks={blocks} codeWords={codeWords} />
          {author && <AuthorBox {...author} />}
        </ReadingColumns>
      </article>
      <ClosingBand {...closing} />
    </>
  );
}

/** Next to the words of the head: the cover of a case study, or a white paper as a book. */
type DocumentPicture =
  | { shape: 'cover'; cover: CoverPicture; label: string }
  | { shape: 'book'; cover: CoverPicture; label: string; pages: number };

export interface DocumentHeadProps {
  facts: { kind: string; isoDate: string; date: string; reviewed: ReviewedOn | null; readTime: string };
  title: string;
  /** The challenge of the project; only case studies have one. */
  subtitle: string | null;
  lead: string;
  author: BylineProps | null;
  /** `facts` says language and size of the file. */
  download: { label: string; facts: string; href: string } | null;
  picture: DocumentPicture;
}

/** The head of a case study or a white paper: breadcrumb, h1, lead, details, author, PDF and cover. */
function DocumentHead({ facts, title, subtitle, lead, author, download, picture }: DocumentHeadProps) {
  const isBook = picture.shape === 'book';
  return (
    <header className={`wrap ${reading.head} ${styles.head}`}>
      <Breadcrumb />
      <div className={`columns ${styles.columns}`} data-parts="7 5" data-align="start" data-stacks="tablet">
        <div>
          <H1>{title}</H1>
          <p className="lead">
            {subtitle && <strong>{subtitle}</strong>} <span>{lead}</span>
          </p>
          <p className={`caption ${reading.facts}`}>
            <span>{facts.kind}</span>
            <time dateTime={facts.isoDate}>{facts.date}</time>
            {facts.reviewed && <ReviewDate {...facts.reviewed} />}
            <span>{facts.readTime}</span>
          </p>
          {author && (
            <div className={styles.author}>
              <Byline {...author} />
            </div>
          )}
          {download && (
            <p className={styles.download}>
              <ButtonLink href={download.href} look={isBook ? 'primary' : 'secondary'} download={!isBook}>
                <span>{download.label}</span> <Icon name={isBook ? 'arrow-right' : 'download'} />
              </ButtonLink>
              <span className="caption">{download.facts}</span>
            </p>
          )}
        </div>
        {picture.shape === 'book' && (
          <div className={styles.book}>
            <div className="on-band">
              {picture.cover && <SitePicture image={picture.cover} label={picture.label} />}
            </div>
            <PaperLeaves pages={picture.pages} />
          </div>
        )}
        {picture.shape === 'cover' && (
          <CaptionedCover
            picture={picture.cover}
            label={picture.label}
            sizes="(width < 51.25em) 100vw, 42vw"
          />
        )}
      </div>
    </header>
  );
}
