import { keyplans } from '../../artwork/out/keyplans.ts';
import { serviceIcons } from '../../artwork/out/service-icons.ts';
import { skyline } from '../../artwork/out/skyline.ts';
import { brand, brandName } from '../../config/brand.ts';
import { languages, locales, type Language } from '../../config/locales.ts';
import {
  footerColumns,
  legalLinks,
  mainNavigation,
  type NavigationEntry,
  type NavigationLink,
} from '../../config/navigation.ts';
import { alternatesOf, pathTo, routes, type StaticRouteId } from '../../config/routes.ts';
import { serviceFacts } from '../../content/services/facts.ts';
import { formatList } from '../../i18n/format.ts';
import type { Translator } from '../../i18n/translator.ts';
import type {
  CurrentMark,
  GroupLink,
  MenuEntry,
  MenuGroup,
  MenuLink,
} from '../sections/site-header/menu-entries.ts';
import type { ShellProps } from './shell.tsx';

/** Where in the site a page stands: its language and its unprefixed path. */
interface Place {
  language: Language;
  path: string;
}

const isBelow = (path: string, route: StaticRouteId) =>
  route !== 'home' && path.startsWith(`${routes[route]}/`);

/** The mark of a link seen from the open page. */
function markOf(path: string, route: StaticRouteId): { current?: CurrentMark } {
  if (path === routes[route]) return { current: 'page' };
  return isBelow(path, route) ? { current: 'true' } : {};
}

function linkTo(t: Translator, { language, path }: Place, { route, label }: NavigationLink): MenuLink {
  return { href: pathTo(language, route), label: t.of(label), ...markOf(path, route) };
}

function groupLink(t: Translator, place: Place, link: NavigationLink, index: number): GroupLink {
  const service = serviceFacts.find(({ route }) => route === link.route);
  const keyplan = keyplans[index];
  return {
    ...linkTo(t, place, link),
    ...(link.hint && { hint: t.of(link.hint) }),
    ...(service && keyplan && { picture: serviceIcons[service.icon].tight, keyplan }),
  };
}

/** The plain links of the bar; a page that stands there by itself is not marked a second time at its group. */
const barRoutes = mainNavigation.flatMap((entry) => (entry.kind === 'link' ? [entry.link.route] : []));

function menuGroup(
  t: Translator,
  place: Place,
  group: Extract<NavigationEntry, { kind: 'group' }>,
): MenuGroup {
  const { language, path } = place;
  const label = t.of(group.label);
  const links = group.links.map((link, index) => groupLink(t, place, link, index));
  const isInBar = barRoutes.some((route) => markOf(path, route).current);
  const isInside = !isInBar && links.some((link) => link.current);
  return {
    id: group.id,
    label,
    toggleLabel: t('shell.group.toggle', { group: label }),
    links,
    ...(isInside && { current: 'true' }),
    ...(group.route && { href: pathTo(language, group.route), ...markOf(path, group.route) }),
    ...(group.id === 'services' && {
      foot: {
        all: linkTo(t, place, { route: 'services', label: 'panel.services.all' }),
        question: t('panel.services.unsure'),
        answer: linkTo(t, place, { route: 'contact', label: 'panel.services.survey' }),
      },
    }),
  };
}

function menuEntries(t: Translator, place: Place): MenuEntry[] {
  return mainNavigation
    .filter((entry) => entry.kind === 'group' || entry.link.route !== 'contact')
    .map((entry) => (entry.kind === 'group' ? menuGroup(t, place, entry) : linkTo(t, place, entry.link)));
}

function header(t: Translator, place: Place): ShellProps['header'] {
  return {
    words: {
      mainLandmark: t('landmark.main'),
      menu: t('shell.menu'),
      mobileLandmark: t('landmark.mobile'),
      openMenu: t('shell.menu.open'),
      closeMenu: t('shell.menu.close'),
    },
    brand: brand.name,
    home: { href: pathTo(place.language, 'home'), label: t('shell.homeLink', { brand: brandName }) },
    entries: menuEntries(t, place),
    contact: linkTo(t, place, { route: 'contact', label: 'nav.contact' }),
  };
}

function footer(t: Translator, { language }: Place): ShellProps['footer'] {
  const { address, phone, email } = brand;
  const linkOf = ({ route, label }: NavigationLink) => ({
    href: pathTo(language, route),
    label: t.of(label),
  });
  return {
    words: {
      landmark: t('landmark.footer'),
      legalLandmark: t('landmark.legal'),
      copyright: t('footer.copyright', { year: brand.copyrightYear, company: brand.legalName }),
      certifications: t('footer.certifications', {
        list: formatList(language, brand.certifications, 'plain'),
      }),
      cookieSettings: t('footer.cookieSettings'),
    },
    brand: brand.name,
    home: { href: pathTo(language, 'home'), label: t('shell.homeLink', { brand: brandName }) },
    address: {
      lines: [address.street, address.cityLine],
      phone: { href: phone.href, label: phone.display },
      email: { href: `mailto:${email.general}`, label: email.general },
    },
    newsletter: {
      label: t('footer.newsletter.label'),
      placeholder: t('footer.newsletter.placeholder'),
      subscribe: t('footer.newsletter.subscribe'),
      hint: t('newsletter.inert.hint'),
      signup: { href: `${pathTo(language, 'home')}#newsletter`, label: t('newsletter.inert.link') },
    },
    columns: footerColumns.map(({ label, links }) => ({ label: t.of(label), links: links.map(linkOf) })),
    legal: legalLinks.map(linkOf),
    skyline,
  };
}

/**
 * The words and links of everything around a page, in one language (SPEC sections 1, 2 and 4). Runs at build.
 * @param path unprefixed path of the page, for the marks of the menus and the language switch
 * @param isNotFound the page has no address of its own: without JavaScript its language switch leads home
 */
export function shellProps(t: Translator, place: Place & { isNotFound: boolean }): ShellProps {
  const { language, path, isNotFound } = place;
  const alternates = alternatesOf(isNotFound ? routes.home : path);
  const { name } = locales[language];
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
        name: locales[code].name,
        englishName: locales[code].englishName,
        href: alternates[code],
      })),
    },
    theme: {
      label: t('theme.label'),
      light: t('theme.light'),
      dark: t('theme.dark'),
      system: t('theme.system'),
    },
    footer: footer(t, place),
    cookies: {
      title: t('cookies.title'),
      text: t('cookies.text'),
      acceptAll: t('cookies.acceptAll'),
      necessaryOnly: t('cookies.necessaryOnly'),
      close: t('cookies.close'),
    },
    notifications: { label: t('notifications.label'), dismiss: t('notifications.dismiss') },
    loadFailed: { title: t('loadError.title'), text: t('loadError.text') },
    scrollToTop: t('scrollToTop.label'),
  };
}
