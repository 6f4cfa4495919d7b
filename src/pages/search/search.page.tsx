import { useMemo } from 'react';
import { useUrlParameter } from '#src/features/browsing/url-state.ts';
import { chooseTheme, themePreferences, type ThemePreference } from '#src/features/preferences/theme.ts';
import { SearchDialog } from '#src/features/search/search-dialog.tsx';
import type { SearchSource } from '#src/features/search/search-panel.tsx';
import { SearchResults } from '#src/features/search/search-results.tsx';
import { PageHead, type PageHeadProps } from '#src/components/page-head.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import styles from './search.module.css';
import { navigateTo } from '#src/browser/follow-in-place.ts';
import type { Picked } from '#shared/i18n/translator.ts';

export interface SearchProps {
  head: PageHeadProps;
  /** What the page cannot do without JavaScript. */
  unscripted: string;
  source: SearchSource;
  words: Picked<'search'>;
  /** What the dialog can do in addition to opening pages. */
  actions: {
    themes: Record<ThemePreference, string>;
    /** The other languages of the site. */
    languages: { code: string; label: string }[];
    contact: LinkTo;
    print: string;
  };
}

/** Clicks the header's link, which knows whether the page exists in that language and keeps the search term. */
function chooseLanguage(code: string): void {
  document.querySelector<HTMLAnchorElement>(`a[data-language-switch][lang="${code}"]`)?.click();
}

function follow(href: string): void {
  if (!navigateTo(href)) location.assign(href);
}

const actionsOf = ({ themes, languages, contact, print }: SearchProps['actions']) => [
  ...themePreferences.map((theme) => ({ label: themes[theme], run: () => chooseTheme(theme) })),
  ...languages.map(({ code, label }) => ({ label, run: () => chooseLanguage(code) })),
  { label: contact.label, run: () => follow(contact.href) },
  { label: print, run: () => window.print() },
];

/** The search as a page: its term is in the address. */
function SearchPage({ head, unscripted, source, words }: SearchProps) {
  const [term, search] = useUrlParameter('q', '');
  return (
    <>
      <PageHead {...head}>
        <p className={styles.unscripted}>{unscripted}</p>
      </PageHead>
      <div className="wrap">
        <div className={styles.results}>
          <SearchResults words={words} source={source} term={term} onTerm={search} />
        </div>
      </div>
    </>
  );
}

/**
 * The search: its page, or, over another page, its dialog. Both are one view, because the dialog needs the
 * page's data, and with its HTML come the address of the index and the styles (src/app/use-search.tsx).
 */
export function Page({ onClose, ...props }: SearchProps & { onClose?: () => void }) {
  const actions = useMemo(() => actionsOf(props.actions), [props.actions]);
  if (!onClose) return <SearchPage {...props} />;
  return <SearchDialog words={props.words} source={props.source} actions={actions} onClose={onClose} />;
}
