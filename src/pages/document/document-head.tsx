import type { Picture } from '../../../artwork/picture.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../components/breadcrumb.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { CoverArt, type CoverPicture } from '../../components/cover-art.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Icon } from '../../components/icon.tsx';
import { PaperLeaves } from '../../components/paper-leaves.tsx';
import { Byline, type BylineProps } from '../../components/byline.tsx';
import reading from '../../components/reading-head.module.css';
import styles from './document-head.module.css';
import { ReviewDate, type ReviewedOn } from '../../components/review-date.tsx';

/** The picture beside the title: the photo of a case study, above its terms, or a white paper as a book. */
export type DocumentPicture =
  | { look: 'photo'; cover: CoverPicture; label: string }
  | { look: 'book'; cover: Picture; label: string; pages: number };

export interface DocumentHeadProps {
  breadcrumb: BreadcrumbProps;
  facts: { kind: string; isoDate: string; date: string; reviewed: ReviewedOn | null; readTime: string };
  title: string;
  /** The challenge of the project; only case studies have one. */
  subtitle: string | null;
  lead: string;
  author: BylineProps | null;
  /** Industry and client; empty for a white paper. */
  terms: readonly { label: string; text: string }[];
  /** `facts` says language and size of the file. */
  download: { label: string; facts: string; href: string } | null;
  picture: DocumentPicture;
}

/** The head of a case study or a white paper: breadcrumb, facts, h1, lead, author, PDF and cover. */
export function DocumentHead({
  breadcrumb,
  facts,
  title,
  subtitle,
  lead,
  author,
  terms,
  download,
  picture,
}: DocumentHeadProps) {
  const details = (
    <>
      {terms.length > 0 && (
        <dl className={styles.terms}>
          {terms.map(({ label, text }) => (
            <div key={label}>
              <dt className="caption">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {download && (
        <p className={styles.download}>
          <ButtonLink href={download.href} look="primary" download={picture.look === 'photo'}>
            {download.label} <Icon name={picture.look === 'photo' ? 'download' : 'arrow-right'} />
          </ButtonLink>
          <span className="caption">{download.facts}</span>
        </p>
      )}
    </>
  );
  return (
    <header className={`wrap ${reading.head} ${styles.head}`}>
      <Breadcrumb {...breadcrumb} />
      <div className={styles.columns}>
        <div>
          <p className={`caption ${reading.facts}`}>
            <span>{facts.kind}</span>
            <time dateTime={facts.isoDate}>{facts.date}</time>
            {facts.reviewed && <ReviewDate {...facts.reviewed} />}
            <span>{facts.readTime}</span>
          </p>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <p className="lead">{lead}</p>
          {author && (
            <div className={styles.author}>
              <Byline {...author} />
            </div>
          )}
          {picture.look === 'book' && details}
        </div>
        {picture.look === 'book' ? (
          <div className={styles.book}>
            <div className="on-basalt">
              <Drawing picture={picture.cover} label={picture.label} />
            </div>
            <PaperLeaves pages={picture.pages} />
          </div>
        ) : (
          <div>
            <CoverArt picture={picture.cover} frame={styles.photo} label={picture.label} />
            {details}
          </div>
        )}
      </div>
    </header>
  );
}
