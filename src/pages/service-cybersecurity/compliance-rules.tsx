import type { Picture } from '../../../artwork/picture.ts';
import { BulletList } from '../../ui/bullet-list.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './compliance-rules.module.css';

export interface ComplianceRulesProps {
  title: string;
  lead: string;
  books: {
    name: string;
    /** What the drawing counts, in words. */
    count: string;
    description: string;
    points: readonly string[];
    /** One hexagon for each rule, solid where it is ours; all books at one scale. */
    picture: Picture;
  }[];
}

/** Compliance blocks, each rule of each book counted (SPEC section 2, Cybersecurity). */
export function ComplianceRules({ title, lead, books }: ComplianceRulesProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.books}>
          {books.map((book) => (
            <li key={book.name}>
              <h3>{book.name}</h3>
              <p className="caption">{book.count}</p>
              <Drawing picture={book.picture} className={styles.rules} late />
              <p>{book.description}</p>
              <BulletList items={book.points} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
