import { Fragment, type ReactNode } from 'react';
import { BulletList } from '../ui/bullet-list.tsx';
import { useCurrentSection } from './use-current-section.ts';
import styles from './legal-text.module.css';

/** A clause; its position in the list is its number. */
export interface LegalClause {
  /** Fragment identifier. */
  id: string;
  title: string;
  /** Summary of the clause in one plain sentence. */
  short: string;
  /** `{email}` is replaced by the link to the page's address. */
  paragraphs: readonly string[];
  points: readonly string[];
}

export interface LegalTextProps {
  contents: string;
  inShort: string;
  email: string;
  clauses: LegalClause[];
}

const contentsId = 'contents-title';

/**
 * A legal text (SPEC section 2, Legal pages): a contents list that marks the current section, and numbered
 * clauses with a summary beside each.
 * @param figures shown below a clause, by its id
 */
export function LegalText({
  contents,
  inShort,
  email,
  clauses,
  figures = {},
}: LegalTextProps & { figures?: Readonly<Record<string, ReactNode>> }) {
  const current = useCurrentSection(clauses.map(({ id }) => id).join(' '));
  return (
    <div className={`wrap ${styles.columns}`} data-print="document">
      <nav className={styles.contents} aria-labelledby={contentsId}>
        <h2 id={contentsId}>{contents}</h2>
        <ol>
          {clauses.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                <span>{index + 1}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.clauses}>
        {clauses.map(({ id, title, short, paragraphs, points }, index) => (
          <section key={id} id={id}>
            <h2>
              {index + 1}. {title}
            </h2>
            <p className={styles.short}>
              <span>{inShort}</span> {short}
            </p>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{withEmailLink(paragraph, email)}</p>
              ))}
              {points.length > 0 && <BulletList items={points} />}
            </div>
            {figures[id] && <div className={styles.figure}>{figures[id]}</div>}
          </section>
        ))}
      </div>
    </div>
  );
}

function withEmailLink(text: string, email: string): ReactNode {
  return text.split('{email}').map((part, index) => (
    // The order of the parts is fixed.
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${email}`}>{email}</a>}
      {part}
    </Fragment>
  ));
}
