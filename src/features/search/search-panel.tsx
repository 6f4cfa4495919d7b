import { longestSearchTerm } from '#shared/limits.ts';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  searchTermsOf,
  openIndex,
  type Find,
  type FoundEntry,
  type SearchFile,
} from '#shared/search-index.ts';
import { fill } from '#shared/template.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { isForInputMethod } from '#src/browser/keys.ts';
import { Icon } from '#src/components/icon.tsx';
import styles from './search.module.css';

/** As many as are visible at once: each row makes typing slower. */
const mostPages = 9;

/** Loaded indexes by address, so that a second dialog needs no request. */
const opened = new Map<string, Find>();

/** Loads the index; `failed` when it could not be loaded. */
function useSearchIndex(address: string): Find | 'loading' | 'failed' {
  const [state, setState] = useState<{ find: Find | 'loading' | 'failed' }>({
    find: opened.get(address) ?? 'loading',
  });

  useEffect(() => {
    if (opened.has(address)) return;
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(address, { signal: controller.signal });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const file: SearchFile = await response.json();
      const find = openIndex(file);
      opened.set(address, find);
      setState({ find });
    };
    load().catch(() => {
      if (!controller.signal.aborted) setState({ find: 'failed' });
    });
    return () => controller.abort();
  }, [address]);

  return state.find;
}

/**
 * A search field and what its term finds: null without a term, or while there is no index.
 * @param address of the index
 * @param label of the field
 * @returns also the attributes of the field
 */
export function useSearchField(address: string, label: string, term: string, onTerm: (term: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const find = useSearchIndex(address);
  const reportEarly = useRef(onTerm);

  // Typed before the page was interactive.
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) reportEarly.current(typed);
  }, []);

  const isAsked = term.trim() !== '';
  const found = useMemo(
    () => (isAsked && typeof find === 'function' ? find(term) : null),
    [find, term, isAsked],
  );
  const input = {
    ref: field,
    dir: 'auto',
    'aria-label': label,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    maxLength: longestSearchTerm,
    placeholder: label,
    value: term,
  } as const;
  return { input, isAsked, found, hasFailed: find === 'failed' };
}

/** Length of an excerpt in characters, and how much of it comes before the first match. */
const [excerptLength, before] = [110, 40];

const isFound = (text: string, words: ReadonlySet<string>) =>
  searchTermsOf(text).some((word) => words.has(word));

/** Splits a text into separators and words; words have odd indexes. */
const piecesOf = (text: string) => text.split(/([\p{L}\p{M}\p{N}]+)/u);

/** The part of a text around the first found word, or its beginning. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  const pieces = piecesOf(text);
  const first = pieces.findIndex((piece, index) => index % 2 === 1 && isFound(piece, words));
  const at = pieces.slice(0, Math.max(0, first)).join('').length;
  const start = at < excerptLength - before ? 0 : text.indexOf(' ', at - before) + 1;
  const end =
    text.length - start <= excerptLength ? text.length : text.lastIndexOf(' ', start + excerptLength);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** A text with the found words marked; another text or other words replace the whole element. */
export function MarkedText({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return (
    <span key={[text, ...words].join(' ')}>
      {piecesOf(text).map((piece, index) =>
        index % 2 === 1 && isFound(piece, words) ? (
          <mark key={index} className={styles.found}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  );
}

/** The place among the results that a key leads to; undefined for other keys. */
function placeAfter(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The page of a result; that of a text and its chapters is one. */
const pageOf = ({ href, partOf }: FoundEntry) => (partOf === undefined ? href : href.replace(/#.*/, ''));

/** Results in their order, with the chapters of a text directly after it, or after its first one that was found. */
function byPage(found: readonly FoundEntry[]): FoundEntry[] {
  const groups = Map.groupBy(found, pageOf);
  return [...groups.values()].flatMap((group) =>
    group.toSorted((a, b) => Number(a.partOf !== undefined) - Number(b.partOf !== undefined)),
  );
}

/** A result. A chapter below another part of its text is indented and has a title only. */
function Option({
  entry,
  above,
  className,
  ...option
}: AnchorHTMLAttributes<HTMLAnchorElement> & { entry: FoundEntry; above: FoundEntry | undefined }) {
  const { title, text, kind, href, words, partOf } = entry;
  const isBelow = partOf !== undefined && above !== undefined && pageOf(above) === pageOf(entry);
  return (
    <a href={href} className={isBelow ? `${className} ${styles.chapter}` : className} {...option}>
      <span className={isBelow ? undefined : styles.title}>
        <MarkedText text={title} words={words} />
      </span>
      {!isBelow && (
        <span className="note quiet">
          <span>{`${kind} · `}</span>
          <MarkedText text={excerptOf(text, words)} words={words} />
        </span>
      )}
    </a>
  );
}

function List({ label, entries, className }: SearchList & { className?: string | undefined }) {
  return (
    <div className={className}>
      <h2 className={`note quiet ${styles.heading}`}>{label}</h2>
      <ul>
        {entries.map(({ title, href, hint }) => (
          <li key={href}>
            <a href={href} className={styles.option}>
              <span className={styles.title}>{title}</span>
              {hint && <span className="note quiet">{hint}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A search field with its results, in the dialog: a combobox with a list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field; arrow keys, Home and End
 * choose, Enter opens. Without a letter it offers the services.
 * @param actions what it can do in addition to opening pages, found by their names
 * @param onChosen called when a result is opened
 * @param children next to the field
 */
export function SearchPanel({
  words,
  source,
  term,
  onTerm,
  actions,
  onChosen,
  children,
}: {
  words: Picked<'search'>;
  source: SearchSource;
  term: string;
  onTerm: (term: string) => void;
  actions: readonly SearchAction[];
  onChosen: () => void;
  children: ReactNode;
}) {
  const list = useId();
  const [chosen, setChosen] = useState<number>();
  const { input, isAsked, found: all, hasFailed } = useSearchField(source.index, words.field, term, onTerm);
  const found = byPage(all?.slice(0, mostPages) ?? []);
  const asked = searchTermsOf(term);
  const named = actions.filter(({ label }) => {
    const own = searchTermsOf(label);
    return asked.length > 0 && asked.every((word) => own.some((one) => one.startsWith(word)));
  });
  const count = found.length + named.length;
  // The first result is chosen by itself; without a query nothing happens on Enter.
  const active = Math.min(chosen ?? 0, count - 1);
  const idOf = (place: number) => `${list}-${place}`;

  useEffect(() => {
    if (chosen !== undefined)
      document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, active, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (count === 0 || isForInputMethod(nativeEvent) || shiftKey || ctrlKey || metaKey || altKey) return;
    const place = placeAfter(key, active, count);
    if (place !== undefined) setChosen(place);
    else if (key === 'Enter') document.getElementById(idOf(active))?.click();
    else return;
    event.preventDefault();
  };

  const optionAt = (place: number) => ({
    id: idOf(place),
    role: 'option',
    'aria-selected': place === active,
    tabIndex: -1,
    className: styles.option,
    // Not `pointerenter`, which also fires when the list scrolls below a resting pointer.
    onPointerMove: () => place !== active && setChosen(place),
  });

  const isNothing = all !== null && count === 0;
  const said = isNothing ? fill(words.none, { term: term.trim() }) : fill(words.results, { count });

  return (
    <>
      <search className={styles.head}>
        <Icon name="search" className={styles.icon} />
        <input
          {...input}
          className={styles.field}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={list}
          aria-activedescendant={active >= 0 ? idOf(active) : undefined}
          enterKeyHint="go"
          onChange={({ currentTarget }) => {
            onTerm(currentTarget.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        {children}
      </search>
      <div className={styles.scroll}>
        {hasFailed && (
          <p className={`small quiet ${styles.note}`} role="alert">
            {words.failed}
          </p>
        )}
        {isNothing && (
          <p className={`small quiet ${styles.note}`}>
            <span>{said}</span> <span>{words.noneHint}</span>
          </p>
        )}
        <div
          id={list}
          // A native list of options holds no links.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={words.field}
          tabIndex={-1}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((entry, place) => (
            <Option
              key={entry.href + entry.title}
              {...optionAt(place)}
              entry={entry}
              above={found[place - 1]}
              onClick={onChosen}
            />
          ))}
          {named.map((action, index) => (
            <button
              key={action.label}
              {...optionAt(found.length + index)}
              type="button"
              onClick={() => {
                onChosen();
                action.run();
              }}
            >
              {action.label}
            </button>
          ))}
        </div>
        {(!isAsked || hasFailed) && <List {...source.services} />}
        {(!isAsked || hasFailed) && (
          <List {...source.pages} className={hasFailed ? undefined : styles.unscripted} />
        )}
        <output className="visually-hidden">{all ? said : ''}</output>
      </div>
    </>
  );
}

/** Pages that are offered before anything is typed. */
interface SearchList {
  label: string;
  entries: { title: string; href: string; hint: string }[];
}

/** The index of the search, and the pages that it offers before anything is typed. */
export interface SearchSource {
  /** The address of the file that `openIndex` takes. */
  index: string;
  services: SearchList;
  /** Shown without scripts, or when the index could not be loaded. */
  pages: SearchList;
}

/** A command that the search finds by its name. */
export interface SearchAction {
  label: string;
  run: () => void;
}
