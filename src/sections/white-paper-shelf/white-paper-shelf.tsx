import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './white-paper-shelf.module.css';

/** A white paper as the shelf shows it. */
export interface WhitePaperCard {
  id: string;
  title: string;
  description: string;
  /** Length and author. */
  facts: string;
  /** The book is as thick as this. */
  pages: number;
  cover: Picture;
  /** Address of the document. */
  document: string;
}

export interface WhitePaperShelfProps {
  papers: WhitePaperCard[];
  read: string;
  /** Says that the thickness of the books is to scale. */
  note: string;
}

const pxPerPage = 0.72;

/** White papers as books, each as thick as its number of pages (SPEC section 2, Resources). */
export function WhitePaperShelf({ papers, read, note }: WhitePaperShelfProps) {
  return (
    <div className="wrap">
      <ul className={styles.shelf}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <div className={`on-basalt ${styles.cover}`}>
              <h2>{paper.title}</h2>
              <Drawing picture={paper.cover} crop="fill" late />
            </div>
            <svg className={styles.pages} height={paper.pages * pxPerPage} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
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
      <p className={`caption ${styles.note}`}>{note}</p>
    </div>
  );
}
