import styles from './contents-list.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface TableOfContentsProps {
  title: string;
  /** `number` stands before the title, in a text whose sections have one. */
  sections: { id: string; title: string; number?: number }[];
}

const titleId = 'contents-title';

/** The contents of a long text; the section that is read is marked. */
export function TableOfContents({ title, sections }: TableOfContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'true' : undefined}>
              {section.number !== undefined && <span>{section.number}</span>} {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
