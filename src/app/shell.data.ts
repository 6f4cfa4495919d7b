import type { Site } from '#content/load-site.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { addressIn } from '#shared/address.ts';
import { phoneOf, wordmarkOf } from '#shared/brand.ts';
import type { Language } from '#shared/locales.ts';
import type { ServicesMode } from '#shared/services-mode.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import type { MenuGroup as NavigationGroup } from '#shared/site-file/site.ts';
import { inLanguage, pathTo, routes } from '#shared/routes.ts';
import { collectionsWithPages } from '#content/addresses.ts';
import { pageWords } from '#content/page-words.ts';
import { hasPageAt, hasPageIn } from '#content/site-pages.ts';
import { formatList } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type {
  CurrentMark,
  GroupLink,
  HeaderEntry,
  HeaderGroup,
  MenuLink,
  PanelFoot,
} from '#src/components/site-header/menu-entries.ts';
import { contactHref } from '#src/pages/links.data.ts';
import { legalLink, menusIn, menuWords, shortName } from '#src/pages/menus.data.ts';
import type { ShellProps } from './shell.tsx';
import { drawingOf } from '#content/site-images.ts';
import { pageImageOf } from '#src/pages/pictures.data.ts';
import { withUnbrokenNames } from '#src/pages/head.data.ts';
import { footerNewsletterWords } from '#src/pages/form-words.data.ts';

/** A page's language and unprefixed path. */
interface Place {
  language: Language;
  path: string;
}

const isBelow = (path: string, address: string) => address !== routes.home && path.startsWith(`${address}/`);

/** Marks a link to the open page or to a page above it. */
function markOf(path: string, address: string): { current?: CurrentMark } {
  if (path === address) return { current: 'page' };
  return isBelow(path, address) ? { current: 'true' } : {};
}

function linkTo(site: Site, { language, path }: Place, address: string, label: string): MenuLink {
  return { href: inLanguage(site, language, address), label, ...markOf(path, address) };
}

function groupLink(site: Site, t: Translator, place: Place, address: string): GroupLink {
  const { name, hint, icon } = menuWords(site, t, address);
  const picture = icon && drawingOf(site, icon);
  return {
    ...linkTo(site, place, address, name),
    ...(hint && { hint }),
    ...(picture && { picture }),
  };
}

function menuGroup(
  site: Site,
  t: Translator,
  place: Place,
  { group, page, entries }: NavigationGroup,
): HeaderGroup {
  const { language, path } = place;
  const label = t.of(`nav.${group}`);
  const links = entries.map((address) => groupLink(site, t, place, address));
  // A page with a plain link in the header is not marked again at its group.
  const plainLinks = site.settings.menus.main.filter((entry) => typeof entry === 'string');
  const isInBar = plainLinks.some((address) => markOf(path, address).current);
  const isInside = !isInBar && links.some((link) => link.current);
  return {
    id: group,
    label,
    toggleLabel: t('shell.group.toggle', { group: label }),
    links,
    ...(isInside && { current: 'true' }),
    ...(page && { href: inLanguage(site, language, page), ...markOf(path, page) }),
    ...(page === routes.services && { foot: panelFoot(site, t, place) }),
  };
}

/** The foot of the services panel: a link to all services, and one to the contact page. */
function panelFoot(site: Site, t: Translator, place: Place): PanelFoot {
  const { services } = pageWords(site, 'menu', t.language);
  return {
    all: linkTo(site, place, routes.services, t('panel.services.all')),
    ...(services && {
      question: services.question,
      answer: contactLink(site, place, services.answer),
    }),
  };
}

/** A link to the contact page, or to the email address on a site without one. */
function contactLink(site: Site, { language, path }: Place, label: string): MenuLink {
  return { href: contactHref(site, language), label, ...markOf(path, routes.contact) };
}

const barLink = (site: Site, t: Translator, place: Place, address: string): MenuLink =>
  linkTo(site, place, address, shortName(site, t, address));

/** Without the contact page, which has its own button. */
function menuEntries(site: Site, t: Translator, place: Place): HeaderEntry[] {
  return menusIn(site, place.language)
    .main.filter((entry) => entry !== routes.contact)
    .map((entry) =>
      typeof entry === 'string' ? barLink(site, t, place, entry) : menuGroup(site, t, place, entry),
    );
}

function logoBrand(site: Site): ShellProps['header']['brand'] {
  const { width, height, ink, accent } = site.mark;
  return { name: wordmarkOf(site), mark: { width, height, ink, accent } };
}

function header(site: Site, t: Translator, place: Place): ShellProps['header'] {
  return {
    words: t.pick('header'),
    brand: logoBrand(site),
    home: {
      href: pathTo(site, place.language, 'home'),
      label: t('shell.homeLink', { brand: site.settings.name }),
    },
    entries: menuEntries(site, t, place),
    contact: contactLink(site, place, t('nav.contact')),
  };
}

function footer(
  site: Site,
  t: Translator,
  { language, path }: Place,
  mode: ServicesMode,
): ShellProps['footer'] {
  const phone = phoneOf(site);
  const { email } = site.settings.contact;
  const { street, cityLine } = addressIn(site, language);
  const menus = menusIn(site, language);
  const linkOf = (page: string) => ({
    href: inLanguage(site, language, page),
    label: menuWords(site, t, page).name,
  });
  return {
    words: {
      ...t.pick('footer'),
      copyright: t('footer.copyright', {
        year: site.settings.copyrightYear,
        company: site.settings.legalName,
      }),
      certifications:
        site.settings.certifications.length > 0
          ? withUnbrokenNames(
              site,
              t('footer.certifications', { list: formatList(site, language, site.settings.certifications) }),
            )
          : null,
    },
    brand: logoBrand(site),
    home: { href: pathTo(site, language, 'home'), label: t('shell.homeLink', { brand: site.settings.name }) },
    address: {
      lines: [street, cityLine],
      phone: { href: phone.href, label: phone.display },
      email: { href: mailtoHref(email.general), label: email.general },
    },
    // The dashboard is a tool, and advertises nothing.
    newsletter: path === routes.admin ? null : footerNewsletterWords(site, t, mode),
    columns: menus.footer.map(({ group, entries }) => ({
      label: t.of(`nav.${group}`),
      links: entries.map(linkOf),
    })),
    legal: menus.legal.map((page) => legalLink(site, t, page)),
    picture: pageImageOf(site, 'footer')?.image ?? null,
  };
}

/** The text of the cookie banner: which scripts need consent, or that there are none. */
function cookiesText(site: Site, t: Translator): string {
  if (site.settings.scriptsAfterConsent.length === 0) return t('cookies.text');
  const names = site.settings.scriptsAfterConsent.map(({ name }) => name);
  return t('cookies.text.scripts', { scripts: formatList(site, t.language, names) });
}

/**
 * Words and links around a page in one language (SPEC sections 1, 2 and 4). Runs at build.
 * @param path unprefixed path of the page, for marking menu entries and for the language switch
 * @param pageLanguages languages of the page; for others, and on the not-found page, the language switch
 * leads to the listing of such pages, or home
 */
export function shellProps(
  site: Site,
  t: Translator,
  place: Place & { pageLanguages: readonly Language[]; mode: ServicesMode },
): ShellProps {
  const { language, path, pageLanguages, mode } = place;
  const isNotFound = pageLanguages.length === 0;
  const listings = collectionsWithPages.map(({ list }) => routes[list]);
  const listing = listings.find((list) => isBelow(path, list));
  const insteadIn = (code: Language) => (listing && hasPageAt(site, code, listing) ? listing : routes.home);
  const { name } = localeOf(site, language);
  return {
    skip: t('shell.skipToContent'),
    header: header(site, t, place),
    language: {
      language,
      words: {
        ...t.pick('language'),
        current: t('language.current', { code: language.toUpperCase(), name }),
      },
      options: site.languages.map((code) => ({
        code,
        name: localeOf(site, code).name,
        englishName: localeOf(site, code).englishName,
        href: inLanguage(site, code, pageLanguages.includes(code) ? path : insteadIn(code)),
        ...(!isNotFound && !pageLanguages.includes(code) && { isElsewhere: true as const }),
      })),
    },
    theme: t.pick('theme'),
    ...(hasPageIn(site, language, 'search') && {
      search: { label: t('search.label'), href: pathTo(site, language, 'search') },
    }),
    footer: footer(site, t, place, mode),
    cookies: { ...t.pick('cookies'), text: cookiesText(site, t) },
    ...(site.settings.scriptsAfterConsent.length > 0 && {
      scriptsAfterConsent: site.settings.scriptsAfterConsent,
    }),
    ...(site.settings.cookieBanner === 'off' && { hasNoCookieBanner: true }),
    notifications: t.pick('notifications'),
    loadFailed: t.pick('loadError'),
    scrollToTop: t('scrollToTop.label'),
  };
}
