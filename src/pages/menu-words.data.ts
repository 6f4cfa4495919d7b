import type { Language } from '../../shared/locales.ts';
import { routes, unprefixedPath } from '../../shared/routes.ts';
import { ownPageTitle } from '../../content/own-pages.ts';
import { pageWords } from '../../content/page-words.ts';
import { servicesIn } from '../../content/services.ts';
import type { MessageKey, Translator } from '../../shared/i18n/translator.ts';

/** A page as menus name it. */
export interface MenuWords {
  name: string;
  /** A shorter name for the header. */
  short?: string;
  /** The line below the name in a panel. */
  hint?: string;
  /** The icon of a service. */
  icon?: string;
}

interface NameKeys {
  name: MessageKey;
  short?: MessageKey;
}

/** The names of the product's own pages, by their addresses. */
const nameKeys: Readonly<Record<string, NameKeys>> = {
  [routes.home]: { name: 'nav.home' },
  [routes.services]: { name: 'nav.services' },
  [routes.about]: { name: 'menu.about', short: 'nav.about' },
  [routes.team]: { name: 'menu.team' },
  [routes.portfolio]: { name: 'nav.portfolio' },
  [routes.blog]: { name: 'nav.blog' },
  [routes.contact]: { name: 'menu.contact', short: 'nav.contact' },
  [routes.careers]: { name: 'menu.careers' },
  [routes.resources]: { name: 'nav.resources' },
  [routes.caseStudies]: { name: 'menu.caseStudies' },
  [routes.whitePapers]: { name: 'menu.whitePapers' },
  [routes.faq]: { name: 'menu.faq' },
  [routes.webinars]: { name: 'menu.webinars' },
  [routes.privacy]: { name: 'menu.privacy' },
  [routes.terms]: { name: 'menu.terms' },
  [routes.sitemap]: { name: 'menu.sitemap' },
  [routes.search]: { name: 'search.label' },
};

const serviceAt = (language: Language, address: string) =>
  servicesIn(language).find(({ id }) => unprefixedPath('service', { id }) === address);

/**
 * The words of a page in menus: names come from the product, hints from the site.
 * @param address unprefixed
 * @throws RangeError when there is no page at the address
 */
export function menuWords(t: Translator, address: string): MenuWords {
  const service = address.startsWith(`${routes.services}/`) && serviceAt(t.language, address);
  if (service) return { name: service.title, hint: service.hint, icon: service.icon };
  const hint = pageWords('menu', t.language).hints[address];
  const ownTitle = ownPageTitle(t.language, address.slice(1));
  if (ownTitle !== undefined) return { name: ownTitle, ...(hint && { hint }) };
  const keys = nameKeys[address];
  if (!keys) throw new RangeError(`site.yaml: menus: no page stands at ${address}`);
  const { name, short } = keys;
  return { name: t.of(name), ...(short && { short: t.of(short) }), ...(hint && { hint }) };
}
