import type { Picture } from '../../../artwork/picture.ts';
import { CardLink } from '../../components/card-link.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { PaperLeaves } from '../../components/paper-leaves.tsx';
import { TextLink } from '../../components/text-link.tsx';
import styles from './white-paper-list.module.css';

/** A white paper as the list shows it. */
export interface WhitePaperCard {
  id: string;
  title: string;
  description: string;
  /** Reading time and author. */
  facts: string;
  /** Sets the thickness of the book. */
  pages: number;
  /** Null where the site draws none: the title stands on the book alone. */
  cover: Picture | null;
  /** The page to read it on. */
  href: string;
  /** Address of the PDF; of the page where there is none. */
  document: string;
}

export interface WhitePaperListProps {
  papers: WhitePaperCard[];
  read: string;
}

/**
 * White papers as books, each as thick as it has pages (SPEC section 2, Resources). The book leads to its page, "Read
 * White Paper" to the PDF.
 */
export function WhitePaperList({ papers, read }: WhitePaperListProps) {
  return (
    <div className="wrap">
      <ul className={styles.list}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <div className={`on-basalt ${styles.cover}`}>
              <h2>
                <CardLink href={paper.href}>{paper.title}</CardLink>
              </h2>
              {paper.cover && <Drawing picture={paper.cover} late />}
            </div>
            <PaperLeaves pages={paper.pages} />
            <p className={`caption ${styles.facts}`}>{paper.facts}</p>
            <p className={styles.description}>{paper.description}</p>
            <TextLink href={paper.document} className={styles.read}>
              <span>
                {read}
                <span className="visually-hidden"> ({paper.title})</span>
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
