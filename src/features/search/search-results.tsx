import { fillParameters } from '../../lib/template.ts';
import { findEntries } from './find-entries.ts';
import { termsOf } from '../../lib/search-words.ts';
import { MarkedText } from './marked-text.tsx';
import { useSearchIndex } from './use-search-index.ts';
import type { ListedEntry, SearchSource, SearchWords } from './search-words.ts';
import styles from './search-results.module.css';

/** Entries below their headings, as links. */
function EntryLists({
  lists,
  query,
  language,
}: {
  lists: readonly { label: string; entries: readonly ListedEntry[] }[];
  query: string;
  language: string;
}) {
  const terms = termsOf(query, language);
  return lists.map(({ label, entries }) => (
    <section key={label} className={styles.group}>
      <h3>{label}</h3>
      <ul>
        {entries.map(({ title, href, hint, isPart }) => (
          <li key={href + title} className={isPart && query === '' ? styles.part : undefined}>
            <a href={href}>
              <MarkedText text={title} terms={terms} />
            </a>
            {hint && !(isPart && query === '') && (
              <span className={styles.hint}>
                <MarkedText text={hint} terms={terms} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/**
 * What a term finds, by groups; without a term, and as long as nothing can be searched, everything.
 * @param all heading of everything, for screen readers
 */
export function SearchResults({
  all,
  source,
  words,
  term,
}: {
  all: string;
  source: SearchSource;
  words: SearchWords;
  term: string;
}) {
  const index = useSearchIndex(source);
  const isAsked = term.trim() !== '';
  const found =
    isAsked && typeof index === 'function' ? findEntries(index, source.groups, term, words.best) : null;
  const count = found?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
  const said =
    count > 0
      ? fillParameters(words.results, { count })
      : `${fillParameters(words.none, { term: term.trim() })} ${words.noneHint}`;
  return (
    <div>
      <h2 className="visually-hidden">{isAsked ? words.field : all}</h2>
      {isAsked && index === 'failed' && <p role="alert">{words.failed}</p>}
      <output className={styles.status}>{found && said}</output>
      <EntryLists
        lists={found && count > 0 ? found : source.groups}
        query={found && count > 0 ? term : ''}
        language={source.language}
      />
    </div>
  );
}
