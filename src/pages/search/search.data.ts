import type { Edition } from '#content/edition.ts';
import { routeByAddress } from '#content/pages/paths.ts';
import { hasPageAt, hasPageIn } from '#content/pages/site-pages.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import { contactCall } from '#src/pages/links.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { searchFile } from '#src/pages/search-entries.data.ts';
import type { SearchProps } from './search.page.tsx';
import { listedServicesIn } from '#content/collections/services.ts';
import { menuWords } from '#content/articles/menu-words.ts';
import type { ThemePreference } from '#src/features/preferences/theme.ts';
import type { SearchSource } from '#src/features/search/search-panel.tsx';

function lists(edition: Edition): Pick<SearchSource, 'services' | 'pages'> {
  const { t } = edition;
  const services = hasPageIn(edition, 'service') ? listedServicesIn(edition) : [];
  const pages = [...routeByAddress].filter(
    ([address, route]) => route !== 'search' && hasPageAt(edition, address),
  );
  return {
    services: {
      label: t('nav.services'),
      entries: services.map(({ id, title, hint }) => ({
        title,
        hint,
        href: edition.path('service', { id }),
      })),
    },
    pages: {
      label: t('search.group.pages'),
      entries: pages.map(([address]) => {
        const { name, hint = '' } = menuWords(edition, address);
        return { title: name, hint, href: edition.href(address) };
      }),
    },
  };
}

function actions(edition: Edition): SearchProps['actions'] {
  const { t } = edition;
  const theme = (value: ThemePreference) => t('search.action.theme', { name: t(`theme.${value}`) });
  return {
    themes: { light: theme('light'), dark: theme('dark'), system: theme('system') },
    languages: edition.languages
      .filter((code) => code !== edition.language)
      .map((code) => ({ code, label: t('search.action.language', { name: localeOf(edition, code).name }) })),
    contact: contactCall(edition, t('menu.contact')),
    print: t('search.action.print'),
  };
}

/** The search as a page, with the term in `?q=`. Its data are the dialog's. */
export const page: PageDefinition<SearchProps> = {
  route: 'search',
  view: 'search',
  load(edition) {
    const { t } = edition;
    const [index] = searchFile(edition);
    const label = t('search.label');
    return {
      head: {
        ...headOf(edition, label, { title: t('search.field'), description: t('search.page.description') }),
        robots: 'noindex',
      },
      breadcrumb: breadcrumbTo(edition, label),
      props: {
        head: { title: label, lead: t('search.page.lead') },
        unscripted: t('search.page.unscripted'),
        source: { index, ...lists(edition) },
        words: t.pick('search'),
        actions: actions(edition),
      },
    };
  },
};
