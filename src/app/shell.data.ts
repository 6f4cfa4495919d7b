import { editionOf, type Edition } from '#content/edition.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { postalAddressIn } from '#content/site-file/postal-address.ts';
import { phoneHref, phoneOf, wordmarkOf } from '#content/pages/brand.ts';
import type { Language } from '#shared/locales.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import type { MenuGroup as NavigationGroup } from '#content/site-file/site.ts';
import { inLanguage, routes } from '#shared/routes.ts';
import { collectionsWithPages } from '#content/pages/paths.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { hasPageAt, hasPageIn } from '#content/pages/site-pages.ts';
import type {
  CurrentMark,
  GroupLink,
  HeaderEntry,
  HeaderGroup,
  MenuLink,
  PanelFoot,
} from '#src/components/site-header/menu-entries.ts';
import { badgesOf } from '#src/pages/badges.data.ts';
import { channelLinks } from '#src/pages/channels.data.ts';
import { networkOf } from '#src/pages/networks.data.ts';
import { contactHref, writtenLink } from '#src/pages/links.data.ts';
import { menuWords } from '#content/articles/menu-words.ts';
import { legalLink, menusIn, shortName } from '#src/pages/menus.data.ts';
import type { ShellProps } from './shell.tsx';
import { drawingOf, logoFilesOf } from '#content/published/site-images.ts';
import { pageImageOf } from '#src/pages/pictures.data.ts';
import { withUnbrokenNames } from '#src/pages/head.data.ts';
import { footerNewsletterWords } from '#src/pages/form-words.data.ts';

const isBelow = (path: string, address: string) => address !== routes.home && path.startsWith(`${address}/`);

/** Marks a link to the open page or to a page above it. */
function markOf(path: string, address: string): { current?: CurrentMark } {
  if (path === address) return { current: 'page' };
  return isBelow(path, address) ? { current: 'true' } : {};
}

function linkTo(edition: Edition, path: string, address: string, label: string): MenuLink {
  return { ...writtenLink(edition, label, address), ...markOf(path, address) };
}

function groupLink(edition: Edition, path: string, address: string): GroupLink {
  const { name, hint, icon } = menuWords(edition, address);
  const picture = icon && drawingOf(edition.site, icon);
  return {
    ...linkTo(edition, path, address, name),
    ...(hint && { hint }),
    ...(picture && { picture }),
  };
}

function menuGroup(edition: Edition, path: string, { group, page, entries }: NavigationGroup): HeaderGroup {
  const { t } = edition;
  const label = t.of(`nav.${group}`);
  const links = entries.map((address) => groupLink(edition, path, address));
  // A page with a plain link in the header is not marked again at its group.
  const plainLinks = edition.settings.menus.main.filter((entry) => typeof entry === 'string');
  const isInBar = plainLinks.some((address) => markOf(path, address).current);
  const isInside = !isInBar && links.some((link) => link.current);
  return {
    id: group,
    label,
    toggleLabel: t('shell.group.toggle', { group: label }),
    links,
    ...(isInside && { current: 'true' }),
    ...(page && { href: edition.href(page), ...markOf(path, page) }),
    ...(page === routes.services && { foot: panelFoot(edition, path) }),
  };
}

/** The foot of the services panel: a link to all services, and one to the contact page. */
function panelFoot(edition: Edition, path: string): PanelFoot {
  const { services } = pageWords(edition, 'menu');
  return {
    all: linkTo(edition, path, routes.services, edition.t('panel.services.all')),
    ...(services && {
      question: services.question,
      answer: contactLink(edition, path, services.answer),
    }),
  };
}

/** A link to the contact page, or to the email address on a site without one. */
function contactLink(edition: Edition, path: string, label: string): MenuLink {
  return { href: contactHref(edition), label, ...markOf(path, routes.contact) };
}

const barLink = (edition: Edition, path: string, address: string): MenuLink =>
  linkTo(edition, path, address, shortName(edition, address));

/** Without the contact page, which has its own button. */
function menuEntries(edition: Edition, path: string): HeaderEntry[] {
  return menusIn(edition)
    .main.filter((entry) => entry !== routes.contact)
    .map((entry) =>
      typeof entry === 'string' ? barLink(edition, path, entry) : menuGroup(edition, path, entry),
    );
}

function logoBrand(edition: Edition): ShellProps['header']['brand'] {
  const name = wordmarkOf(edition);
  const { logo } = edition;
  if ('file' in logo) {
    return { name, picture: logoFilesOf(edition.site).page, withName: logo.withName };
  }
  const { width, height, ink, accent } = logo;
  return { name, mark: { width, height, ink, accent } };
}

function header(edition: Edition, path: string): ShellProps['header'] {
  const { t } = edition;
  return {
    words: t.pick('header'),
    brand: logoBrand(edition),
    home: {
      href: edition.path('home'),
      label: t('shell.homeLink', { brand: edition.settings.name }),
    },
    entries: menuEntries(edition, path),
    contact: contactLink(edition, path, t('nav.contact')),
    channels: channelLinks(edition, 'header'),
  };
}

/** What the law asks a company to say. */
function registrationLines({ settings: { registration }, t }: Edition): string[] {
  const { vat, register, insurance } = registration;
  return [
    ...(vat === undefined ? [] : [t('registration.vat', { number: vat })]),
    ...(register === undefined ? [] : [t('registration.register', { entry: register })]),
    ...(insurance === undefined ? [] : [t('registration.insurance', { insurer: insurance })]),
  ];
}

/** The form of the footer, with the promise of the home page; null if the site has none. */
function footerNewsletter(edition: Edition): ShellProps['footer']['newsletter'] {
  const words = footerNewsletterWords(edition);
  return words && { ...words, promise: pageWords(edition, 'home').newsletter?.title ?? null };
}

function footer(edition: Edition, path: string): ShellProps['footer'] {
  const { settings, t } = edition;
  const phone = phoneOf(edition);
  const { email } = settings.contact;
  const { street, cityLine } = edition.postalAddress;
  const menus = menusIn(edition);
  const linkOf = (target: string) => writtenLink(edition, menuWords(edition, target).name, target);
  return {
    words: {
      ...t.pick('footer'),
      copyright: t('footer.copyright', {
        year: settings.copyrightYear,
        company: settings.legalName,
      }),
      certifications:
        settings.certifications.length > 0
          ? withUnbrokenNames(
              edition,
              t('footer.certifications', { list: edition.list(settings.certifications) }),
            )
          : null,
    },
    brand: logoBrand(edition),
    home: { href: edition.path('home'), label: t('shell.homeLink', { brand: settings.name }) },
    address: {
      lines: [street, cityLine],
      phone: { href: phone.href, label: phone.display },
      email: { href: mailtoHref(email.general), label: email.general },
    },
    offices: settings.offices.map((office) => ({
      place: postalAddressIn(office, edition.language).cityLine,
      phone: office.phone === undefined ? null : { href: phoneHref(office.phone), label: office.phone },
    })),
    // The dashboard is a tool, and advertises nothing.
    newsletter: path === routes.admin ? null : footerNewsletter(edition),
    columns: menus.footer.map(({ group, entries }) => ({
      label: t.of(`nav.${group}`),
      links: entries.map(linkOf),
    })),
    channels: channelLinks(edition, 'footer'),
    profiles: settings.profiles.map((href) => {
      const { label, icon } = networkOf(href);
      return { ...writtenLink(edition, label, href), icon };
    }),
    registration: registrationLines(edition),
    badges: badgesOf(edition),
    legal: menus.legal.map((page) => legalLink(edition, page)),
    picture: pageImageOf(edition, 'footer')?.image ?? null,
  };
}

/** The text of the cookie banner: which scripts need consent, or that there are none. */
function cookiesText({ settings, t, list }: Edition): string {
  if (settings.scriptsAfterConsent.length === 0) return t('cookies.text');
  const names = settings.scriptsAfterConsent.map(({ name }) => name);
  return t('cookies.text.scripts', { scripts: list(names) });
}

/**
 * Words and links around a page in one language (SPEC sections 1, 2 and 4). Runs at build.
 * @param path unprefixed path of the page, for marking menu entries and for the language switch
 * @param pageLanguages languages of the page; for others, and on the not-found page, the language switch
 * leads to the listing of such pages, or home
 */
export function shellProps(
  edition: Edition,
  { path, pageLanguages }: { path: string; pageLanguages: readonly Language[] },
): ShellProps {
  const { t, settings } = edition;
  const isNotFound = pageLanguages.length === 0;
  const listings = collectionsWithPages.map(({ list }) => routes[list]);
  const listing = listings.find((list) => isBelow(path, list));
  const insteadIn = (code: Language) =>
    listing && hasPageAt(editionOf(edition.site, code), listing) ? listing : routes.home;
  const { name } = edition.locale;
  return {
    skip: t('shell.skipToContent'),
    header: header(edition, path),
    language: {
      language: edition.language,
      words: {
        ...t.pick('language'),
        current: t('language.current', { code: edition.language.toUpperCase(), name }),
      },
      options: edition.languages.map((code) => {
        const { name: languageName, englishName } = localeOf(edition, code);
        return {
          code,
          name: languageName,
          englishName,
          href: inLanguage(edition, code, pageLanguages.includes(code) ? path : insteadIn(code)),
          ...(!isNotFound && !pageLanguages.includes(code) && { isElsewhere: true as const }),
        };
      }),
    },
    theme: t.pick('theme'),
    ...(hasPageIn(edition, 'search') && {
      search: { label: t('search.label'), href: edition.path('search') },
    }),
    footer: footer(edition, path),
    closingLinks: channelLinks(edition, 'closing'),
    cookies: { ...t.pick('cookies'), text: cookiesText(edition) },
    ...(settings.scriptsAfterConsent.length > 0 && {
      scriptsAfterConsent: settings.scriptsAfterConsent,
    }),
    ...(settings.cookieBanner === 'off' && { hasNoCookieBanner: true }),
    notifications: t.pick('notifications'),
    loadFailed: t.pick('loadError'),
    scrollToTop: t('scrollToTop.label'),
  };
}
