import { CardLink } from '../../components/card-link.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './case-study-list.module.css';

/** A case study as the list shows it. */
export interface CaseStudyCard {
  id: string;
  /** Line of business and reading time. */
  facts: string;
  title: string;
  /** The challenge of the project. */
  subtitle: string;
  description: string;
  /** The number that sums it up, and what it counts. */
  figure: string;
  figureLabel: string;
  /** The page to read it on. */
  href: string;
  /** Address of the PDF, where there is one. */
  document: string | null;
}

export interface CaseStudyListProps {
  studies: CaseStudyCard[];
  download: string;
}

/**
 * Case studies with their main figure, a page and a download each (SPEC section 2, Resources). The whole card leads to
 * the page, only the download to the PDF.
 */
export function CaseStudyList({ studies, download }: CaseStudyListProps) {
  return (
    <ul className={`wrap ${styles.list}`}>
      {studies.map((study) => (
        <li key={study.id}>
          <p className="caption">{study.facts}</p>
          <h2>
            <CardLink href={study.href}>{study.title}</CardLink>
          </h2>
          <p className={styles.subtitle}>{study.subtitle}</p>
          <p className={styles.description}>{study.description}</p>
          <p className={styles.figure}>
            <strong>{study.figure}</strong> {study.figureLabel}
          </p>
          {study.document !== null && (
            <a className={styles.download} href={study.document} download>
              <span>
                {download}
                <span className="visually-hidden"> ({study.title})</span>
              </span>
              <Icon name="download" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
