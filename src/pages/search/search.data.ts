import type { Site } from '#content/load-site.ts';
import { inLanguage, pathTo } from '#shared/routes.ts';
import { routeByAddress } from '#content/addresses.ts';
import { hasPageAt, hasPageIn } from '#content/site-pages.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import { contactHref } from '#src/pages/links.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { searchFile } from '#src/pages/search-entries.data.ts';
import type { SearchProps } from './search.page.tsx';
import { listedServicesIn } from '#content/services.ts';
import { menuWords } from '#src/pages/menus.data.ts';
import type { ThemePreference } from '#src/features/preferences/theme.ts';
import type { SearchSource } from '#src/features/search/search-panel.tsx';

function lists(site: Site, t: Translator): Pick<SearchSource, 'services' | 'pages'> {
  const { language } = t;
  const services = hasPageIn(site, language, 'service') ? listedServicesIn(site, language) : [];
  const pages = [...routeByAddress].filter(
    ([address, route]) => route !== 'search' && hasPageAt(site, language, address),
  );
  return {
    services: {
      label: t('nav.services'),
      entries: services.map(({ id, title, hint }) => ({
        title,
        hint,
        href: pathTo(site, language, 'service', { id }),
      })),
    },
    pages: {
      label: t('search.group.pages'),
      entries: pages.map(([address]) => {
        const { name, hint = '' } = menuWords(site, t, address);
        return { title: name, hint, href: inLanguage(site, language, address) };
      }),
    },
  };
}

function actions(site: Site, t: Translator): SearchProps['actions'] {
  const theme = (value: ThemePreference) => t('search.action.theme', { name: t(`theme.${value}`) });
  return {
    themes: { light: theme('light'), dark: theme('dark'), system: theme('system') },
    languages: site.languages
      .filter((code) => code !== t.language)
      .map((code) => ({ code, label: t('search.action.language', { name: localeOf(site, code).name }) })),
    contact: { label: t('menu.contact'), href: contactHref(site, t.language) },
    print: t('search.action.print'),
  };
}

/** The search as a page, with the term in `?q=`. Its data are the dialog's. */
export const page: PageDefinition<SearchProps> = {
  route: 'search',
  view: 'search',
  load({ site, t, mode }) {
    const [index] = searchFile(site, t, mode);
    const label = t('search.label');
    return {
      head: {
        ...headOf(site, { title: t('search.field'), description: t('search.page.description') }),
        robots: 'noindex',
      },
      props: {
        head: { breadcrumb: breadcrumbTo(site, t, label), title: label, lead: t('search.page.lead') },
        unscripted: t('search.page.unscripted'),
        source: { index, ...lists(site, t) },
        words: t.pick('search'),
        actions: actions(site, t),
      },
    };
  },
};
