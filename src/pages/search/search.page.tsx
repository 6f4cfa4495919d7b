import { useDeferredValue, useMemo, useRef } from 'react';
import { SearchBox } from '../../features/browsing/search-box.tsx';
import { useUrlParameter } from '../../features/browsing/url-state.ts';
import { chooseTheme } from '../../features/preferences/theme.ts';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { SearchResults } from '../../features/search/search-results.tsx';
import type {
  SearchActions,
  SearchDialogWords,
  SearchSource,
  SearchWords,
} from '../../features/search/search-words.ts';
import { PageHead, type PageHeadProps } from '../../sections/page-head.tsx';
import { navigateTo } from '../../lib/navigate.ts';
import styles from './search.module.css';

export interface SearchProps {
  head: PageHeadProps;
  /** Heading of the list of everything. */
  all: string;
  /** What the page cannot do without JavaScript. */
  unscripted: string;
  source: SearchSource;
  words: SearchWords;
  dialogWords: SearchDialogWords;
  actions: SearchActions;
}

/** The switch of the header knows whether this page is there in that language, and keeps what was typed. */
function chooseLanguage(code: string): void {
  document.querySelector<HTMLAnchorElement>(`a[data-language-switch][lang="${code}"]`)?.click();
}

function follow(href: string): void {
  if (!navigateTo(href)) location.assign(href);
}

const actionsOf = ({ label, themes, languages, contact, print }: SearchActions) => ({
  label,
  items: [
    ...themes.map((theme) => ({ label: theme.label, run: () => chooseTheme(theme.value) })),
    ...languages.map(({ code, label: name }) => ({ label: name, run: () => chooseLanguage(code) })),
    { label: contact.label, run: () => follow(contact.href) },
    { label: print, run: () => window.print() },
  ],
});

/** The search as a page: everything there is, or what a term finds. */
function SearchPage({ head, all, unscripted, source, words }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [term, search] = useUrlParameter('q', '');
  return (
    <>
      <PageHead {...head}>
        <div className={styles.field}>
          <SearchBox field={field} label={words.field} term={term} onSearch={search} />
          <p className={styles.unscripted}>{unscripted}</p>
        </div>
      </PageHead>
      <div className={`wrap ${styles.results}`}>
        <SearchResults all={all} source={source} words={words} term={useDeferredValue(term)} />
      </div>
    </>
  );
}

/**
 * The search: its page, or, over another page, its dialog. Both are one view, because the dialog needs the
 * page's data, and with its HTML come the address of the index and the styles (src/app/use-search.tsx).
 */
export function Search({ onClose, ...props }: SearchProps & { onClose?: () => void }) {
  const { source, words, dialogWords } = props;
  const actions = useMemo(() => actionsOf(props.actions), [props.actions]);
  if (!onClose) return <SearchPage {...props} />;
  return <SearchDialog words={words} own={dialogWords} source={source} actions={actions} onClose={onClose} />;
}

export { Search as Page };
