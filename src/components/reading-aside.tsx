import { Byline, type BylineProps } from './byline.tsx';
import { CallLink, type Call } from './call-link.tsx';
import { TextLink } from './text-link.tsx';
import styles from './reading-aside.module.css';

export interface ReadingAsideProps {
  /** Client and line of business of a case study; empty for other texts. */
  facts: readonly { label: string; text: string }[];
  /**
   * Who wrote the text or did the work; null if nobody is named. An author is hidden on narrow screens, because the
   * author box is directly above.
   */
  people: { title: string; list: readonly BylineProps[]; isAuthor?: boolean } | null;
  /** The service the text is about; null if it names none. */
  service: { title: string; name: string; href: string; call: Call } | null;
}

/** For whom the work was: what a reader wants to know before the text of a case study. */
export function ReadingFacts({ facts }: Pick<ReadingAsideProps, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className={`small ${styles.facts}`}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a reader of a long text asks next: who did it, and which service it is about. */
export function ReadingAside({ people, service }: Pick<ReadingAsideProps, 'people' | 'service'>) {
  return (
    <aside className={`small ${styles.aside}`}>
      {people && (
        <div className={people.isAuthor ? styles.author : undefined}>
          <h2 className="plain">{people.title}</h2>
          <ul>
            {people.list.map((person) => (
              <li key={person.name}>
                <Byline {...person} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {service && (
        <div>
          <h2 className="plain">{service.title}</h2>
          <p>
            <TextLink href={service.href}>{service.name}</TextLink>
          </p>
          <p>
            <CallLink call={service.call} look="secondary" />
          </p>
        </div>
      )}
    </aside>
  );
}
