import { useId, useState } from 'react';
import type { FoundEntry } from '#shared/search-index.ts';
import { fill, type Template } from '#shared/template.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { TextButton } from '#src/components/text-link.tsx';
import { excerptOf, MarkedText, useSearchField, type SearchSource } from './search-panel.tsx';
import styles from './search-results.module.css';

/** Results of a group that are shown before "Show all". */
const firstOfGroup = 3;

/** Groups results by what they are; the group of the best result is the first. */
function groupsOf(found: readonly FoundEntry[]): { kind: string; entries: FoundEntry[] }[] {
  return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, entries]) => ({ kind, entries }));
}

function Group({
  kind,
  entries,
  all,
}: {
  kind: string;
  entries: readonly FoundEntry[];
  all: Template<'count'>;
}) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, firstOfGroup);
  return (
    <section className={`columns ${styles.group}`} data-stacks="tablet" aria-labelledby={id}>
      <h2 id={id} className="title-4">
        <span>{kind}</span> <span className={styles.count}>{entries.length}</span>
      </h2>
      <div className="two-thirds">
        <ul>
          {shown.map(({ title, text, href, words, partOf }) => (
            <li key={href + title}>
              {/* "The client" alone does not say whose: the link of a chapter begins with its text. */}
              <a className="title-5" href={href}>
                {partOf !== undefined && (
                  <span className={`small quiet ${styles.whole}`}>
                    <MarkedText text={partOf} words={words} />{' '}
                  </span>
                )}
                <MarkedText text={title} words={words} />
              </a>
              {partOf === undefined && (
                <p className="plain quiet">
                  <MarkedText text={excerptOf(text, words)} words={words} />
                </p>
              )}
            </li>
          ))}
        </ul>
        {shown.length < entries.length && (
          <TextButton onClick={() => setIsWhole(true)}>
            <span>{fill(all, { count: entries.length })}</span>
            <span className="visually-hidden">{` (${kind})`}</span>
          </TextButton>
        )}
      </div>
    </section>
  );
}

/** Pages that are offered before anything is typed, set as a group of results. */
function Offer({
  label,
  entries,
  className = '',
}: SearchSource['pages'] & { className?: string | undefined }) {
  return (
    <div className={`columns ${styles.group} ${styles.offer} ${className}`} data-stacks="tablet">
      <h2 className="title-4">{label}</h2>
      <ul className="two-thirds">
        {entries.map(({ title, href, hint }) => (
          <li key={href}>
            <a className="title-5" href={href}>
              {title}
            </a>
            {hint && <p className="plain quiet">{hint}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The search as a page: a field, the number of results, and the results in groups. Without a term, and
 * without results, it offers the services.
 */
export function SearchResults({
  words,
  source,
  term,
  onTerm,
}: {
  words: Picked<'search'>;
  source: SearchSource;
  term: string;
  onTerm: (term: string) => void;
}) {
  const { input, isAsked, found, hasFailed } = useSearchField(source.index, words.field, term, onTerm);
  const said =
    found &&
    (found.length === 0
      ? fill(words.none, { term: term.trim() })
      : fill(words.results, { count: found.length }));

  return (
    <>
      <search className={styles.search}>
        <input
          {...input}
          className={`lead ${styles.field}`}
          type="search"
          name="q"
          enterKeyHint="search"
          onChange={({ currentTarget }) => onTerm(currentTarget.value)}
        />
      </search>
      {hasFailed && <p role="alert">{words.failed}</p>}
      <output className={styles.said}>{said}</output>
      {found?.length === 0 && <p className={styles.said}>{words.noneHint}</p>}
      {/* Another term begins with few results again. */}
      {found &&
        groupsOf(found).map((group) => <Group key={`${term} ${group.kind}`} {...group} all={words.all} />)}
      {(!isAsked || hasFailed || found?.length === 0) && <Offer {...source.services} />}
      {(!isAsked || hasFailed) && <Offer {...source.pages} className={hasFailed ? '' : styles.unscripted} />}
    </>
  );
}
