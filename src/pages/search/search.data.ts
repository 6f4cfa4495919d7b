import { languages } from '../../../config/locales.ts';
import { pathTo } from '../../../config/routes.ts';
import { localeOf } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { SearchActions, SearchSource } from '../../features/search/search-words.ts';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import { headOf } from '../../page-data/head.data.ts';
import { contactHref } from '../../page-data/links.data.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { searchGroups, type SearchGroup } from '../../page-data/search-entries.data.ts';
import { searchIndexFile } from '../../page-data/search-index.data.ts';
import type { SearchProps } from './search.page.tsx';

/** What is listed, without the texts that only the index needs. */
const listed = (groups: readonly SearchGroup[]): SearchSource['groups'] =>
  groups.map(({ id, label, entries }) => ({
    id,
    label,
    entries: entries.map(({ title, href, hint, isPart }) => ({
      title,
      href,
      hint,
      ...(isPart && { isPart }),
    })),
  }));

function actions(t: Translator): SearchActions {
  const themes = ['light', 'dark', 'system'] as const;
  return {
    label: t('search.actions'),
    themes: themes.map((value) => ({ value, label: t('search.theme', { name: t(`theme.${value}`) }) })),
    languages: languages
      .filter((code) => code !== t.language)
      .map((code) => ({ code, label: t('search.language', { name: localeOf(code).name }) })),
    contact: { label: t('menu.contact'), href: contactHref(t.language) },
    print: t('search.print'),
  };
}

/** The search as a page: a list of everything, which the term in `?q=` narrows. Its data are the dialog's. */
export const page: PageDefinition<SearchProps> = {
  route: 'search',
  view: 'search',
  load({ language, t, mode }) {
    const groups = searchGroups(t, mode);
    const [index] = searchIndexFile(language, groups);
    const label = t('search.label');
    return {
      head: {
        ...headOf({ title: t('search.field'), description: t('search.description') }),
        robots: 'noindex',
      },
      props: {
        head: { breadcrumb: breadcrumbTo(t, label), title: label, lead: t('search.lead') },
        all: t('search.all'),
        unscripted: t('search.unscripted'),
        source: { language, index, groups: listed(groups) },
        words: {
          field: t('search.field'),
          best: t('search.best'),
          results: t('search.results', { count: '{count}' }),
          none: t('search.none', { term: '{term}' }),
          noneHint: t('search.none.hint'),
          failed: t('search.failed'),
        },
        dialogWords: {
          label,
          close: t('search.close'),
          recent: t('search.recent'),
          keys: t('search.keys'),
          all: { label: t('search.all'), href: pathTo(language, 'search') },
        },
        actions: actions(t),
      },
    };
  },
};
