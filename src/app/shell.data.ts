import { mailtoHref } from '#shared/mailto-href.ts';
import { addressIn } from '#shared/address.ts';
import { brand, brandName } from '#shared/brand.ts';
import { languages, type Language } from '#shared/locales.ts';
import type { ServicesMode } from '#shared/services-mode.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { mainMenu, type MenuGroup as NavigationGroup } from '#shared/navigation.ts';
import { inLanguage, pathTo, routes } from '#shared/routes.ts';
import { cookieBanner, mark, scriptsAfterConsent } from '#shared/site.ts';
import { collectionsWithPages } from '#content/addresses.ts';
import { pageWords } from '#content/page-words.ts';
import { hasPageAt, hasPageIn } from '#content/site-pages.ts';
import { formatList } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type {
  CurrentMark,
  GroupLink,
  MenuEntry,
  MenuGroup,
  MenuLink,
  PanelFoot,
} from '#src/components/site-header/menu-entries.ts';
import { contactHref } from '#src/pages/links.data.ts';
import { legalLink, menusIn, menuWords } from '#src/pages/menus.data.ts';
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

function linkTo({ language, path }: Place, address: string, label: string): MenuLink {
  return { href: inLanguage(language, address), label, ...markOf(path, address) };
}

function groupLink(t: Translator, place: Place, address: string): GroupLink {
  const { name, hint, icon } = menuWords(t, address);
  const picture = icon && drawingOf(icon);
  return {
    ...linkTo(place, address, name),
    ...(hint && { hint }),
    ...(picture && { picture }),
  };
}

/** Plain links of the header; such a page is not marked again at its group. */
const plainLinks = mainMenu.filter((entry) => typeof entry === 'string');

function menuGroup(t: Translator, place: Place, { group, page, entries }: NavigationGroup): MenuGroup {
  const { language, path } = place;
  const label = t.of(`nav.${group}`);
  const links = entries.map((address) => groupLink(t, place, address));
  const isInBar = plainLinks.some((address) => markOf(path, address).current);
  const isInside = !isInBar && links.some((link) => link.current);
  return {
    id: group,
    label,
    toggleLabel: t('shell.group.toggle', { group: label }),
    links,
    ...(isInside && { current: 'true' }),
    ...(page && { href: inLanguage(language, page), ...markOf(path, page) }),
    ...(page === routes.services && { foot: panelFoot(t, place) }),
  };
}

/** The foot of the services panel: a link to all services, and one to the contact page. */
function panelFoot(t: Translator, place: Place): PanelFoot {
  const { services } = pageWords('menu', t.language);
  return {
    all: linkTo(place, routes.services, t('panel.services.all')),
    ...(services && {
      question: services.question,
      answer: contactLink(place, services.answer),
    }),
  };
}

/** A link to the contact page, or to the mail address on a site without one. */
function contactLink({ language, path }: Place, label: string): MenuLink {
  return { href: contactHref(language), label, ...markOf(path, routes.contact) };
}

function barLink(t: Translator, place: Place, address: string): MenuLink {
  const { name, short } = menuWords(t, address);
  return linkTo(place, address, short ?? name);
}

/** Without the contact page, which has its own button. */
function menuEntries(t: Translator, place: Place): MenuEntry[] {
  return menusIn(place.language)
    .main.filter((entry) => entry !== routes.contact)
    .map((entry) => (typeof entry === 'string' ? barLink(t, place, entry) : menuGroup(t, place, entry)));
}

const logoBrand = { name: brand.name, mark };

function header(t: Translator, place: Place): ShellProps['header'] {
  return {
    words: {
      mainLandmark: t('landmark.main'),
      menu: t('shell.menu'),
      mobileLandmark: t('landmark.mobile'),
      openMenu: t('shell.menu.open'),
      closeMenu: t('shell.menu.close'),
    },
    brand: logoBrand,
    home: { href: pathTo(place.language, 'home'), label: t('shell.homeLink', { brand: brandName }) },
    entries: menuEntries(t, place),
    contact: contactLink(place, t('nav.contact')),
  };
}

function footer(t: Translator, { language, path }: Place, mode: ServicesMode): ShellProps['footer'] {
  const { phone, email } = brand;
  const { street, cityLine } = addressIn(language);
  const menus = menusIn(language);
  const linkOf = (page: string) => ({ href: inLanguage(language, page), label: menuWords(t, page).name });
  return {
    words: {
      landmark: t('landmark.footer'),
      legalLandmark: t('landmark.legal'),
      copyright: t('footer.copyright', { year: brand.copyrightYear, company: brand.legalName }),
      certifications:
        brand.certifications.length > 0
          ? withUnbrokenNames(
              t('footer.certifications', { list: formatList(language, brand.certifications) }),
            )
          : null,
      cookieSettings: t('footer.cookieSettings'),
    },
    brand: logoBrand,
    home: { href: pathTo(language, 'home'), label: t('shell.homeLink', { brand: brandName }) },
    address: {
      lines: [street, cityLine],
      phone: { href: phone.href, label: phone.display },
      email: { href: mailtoHref(email.general), label: email.general },
    },
    // The dashboard is a tool, and advertises nothing.
    newsletter: path === routes.admin ? null : footerNewsletterWords(t, mode),
    columns: menus.footer.map(({ group, entries }) => ({
      label: t.of(`nav.${group}`),
      links: entries.map(linkOf),
    })),
    legal: menus.legal.map((page) => legalLink(t, page)),
    picture: pageImageOf('footer')?.image ?? null,
  };
}

/** The text of the cookie banner: which scripts need consent, or that there are none. */
function cookiesText(t: Translator): string {
  if (scriptsAfterConsent.length === 0) return t('cookies.text');
  const names = scriptsAfterConsent.map(({ name }) => name);
  return t('cookies.text.scripts', { scripts: formatList(t.language, names) });
}

/**
 * Words and links around a page in one language (SPEC sections 1, 2 and 4). Runs at build.
 * @param path unprefixed path of the page, for marking menu entries and for the language switch
 * @param pageLanguages languages of the page; for others, and on the not-found page, the language switch
 * leads to the listing of such pages, or home
 */
export function shellProps(
  t: Translator,
  place: Place & { pageLanguages: readonly Language[]; mode: ServicesMode },
): ShellProps {
  const { language, path, pageLanguages, mode } = place;
  const isNotFound = pageLanguages.length === 0;
  const listings = collectionsWithPages.map(({ list }) => routes[list]);
  const listing = listings.find((list) => isBelow(path, list));
  const insteadIn = (code: Language) => (listing && hasPageAt(code, listing) ? listing : routes.home);
  const { name } = localeOf(language);
  return {
    skip: t('shell.skipToContent'),
    header: header(t, place),
    language: {
      language,
      words: {
        label: t('language.label'),
        current: t('language.current', { code: language.toUpperCase(), name }),
      },
      options: languages.map((code) => ({
        code,
        name: localeOf(code).name,
        englishName: localeOf(code).englishName,
        href: inLanguage(code, pageLanguages.includes(code) ? path : insteadIn(code)),
        ...(!isNotFound && !pageLanguages.includes(code) && { isElsewhere: true as const }),
      })),
    },
    theme: {
      label: t('theme.label'),
      light: t('theme.light'),
      dark: t('theme.dark'),
      system: t('theme.system'),
    },
    ...(hasPageIn(language, 'search') && {
      search: { label: t('search.label'), href: pathTo(language, 'search') },
    }),
    footer: footer(t, place, mode),
    cookies: {
      title: t('cookies.title'),
      text: cookiesText(t),
      acceptAll: t('cookies.acceptAll'),
      necessaryOnly: t('cookies.necessaryOnly'),
      close: t('cookies.close'),
    },
    ...(scriptsAfterConsent.length > 0 && { scriptsAfterConsent }),
    ...(cookieBanner === 'off' && { hasNoCookieBanner: true }),
    notifications: { label: t('notifications.label'), dismiss: t('notifications.dismiss') },
    loadFailed: { title: t('loadError.title'), text: t('loadError.text') },
    scrollToTop: t('scrollToTop.label'),
  };
}
