import styles from './table-of-contents.module.css';
import { useEffect, useState } from 'react';

/** A section is current when its heading is above this part of the window's height. */
const readingLine = 0.35;
const farAbove = '100000px';

/**
 * The current section: the last one whose heading is above the reading line; null before the first.
 * @param ids of the headings in order, separated by spaces
 */
function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top < innerHeight * readingLine,
      );
      setCurrent(passed.at(-1)?.id ?? null);
    };
    // Everything above the line counts as inside, so that a jump over several headings is noticed.
    const belowLine = `${Math.round((readingLine - 1) * 100)}%`;
    const observer = new IntersectionObserver(update, { rootMargin: `${farAbove} 0px ${belowLine} 0px` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}

export interface TableOfContentsProps {
  title: string;
  /** `number` comes before the title, in a text whose sections have one. */
  sections: { id: string; title: string; number?: number }[];
}

const titleId = 'contents-title';

/** The contents of a long text; the current section is marked. */
export function TableOfContents({ title, sections }: TableOfContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <h2 className="plain" id={titleId}>
        {title}
      </h2>
      <ol className="small quiet">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'true' : undefined}>
              {section.number !== undefined && <span className={styles.number}>{section.number}</span>}{' '}
              <span>{section.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
