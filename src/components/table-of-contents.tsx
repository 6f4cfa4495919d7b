import list from './contents-list.module.css';
import styles from './table-of-contents.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface TableOfContentsProps {
  title: string;
  /** Explains the length of the bars. */
  note: string;
  /** `lengthPx` is proportional to the number of words. */
  sections: { id: string; title: string; lengthPx: number }[];
}

const titleId = 'contents-title';

/** Contents of an article: a bar per section, proportional to its length; the current one is marked. */
export function TableOfContents({ title, note, sections }: TableOfContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  return (
    <nav className={`${list.contents} ${styles.contents}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'true' : undefined}>
              <svg width="10" height={section.lengthPx} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              <span>{section.title}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="caption">{note}</p>
    </nav>
  );
}
