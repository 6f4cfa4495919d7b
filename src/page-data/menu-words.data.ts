import { routes } from '../../config/routes.ts';
import { ownPageTitle } from '../../content/own-pages.ts';
import { servicesIn } from '../../content/services.ts';
import type { MessageKey, Translator } from '../../i18n/translator.ts';

/** A page as menus name it. */
export interface MenuWords {
  name: string;
  /** Where the bar has little room. */
  short?: string;
  /** What stands below the name in a panel. */
  hint?: string;
}

interface WordKeys {
  name: MessageKey;
  short?: MessageKey;
  hint?: MessageKey;
}

/** The words of the product's own pages, by their addresses. */
const wordKeys: Readonly<Record<string, WordKeys>> = {
  [routes.home]: { name: 'nav.home' },
  [routes.services]: { name: 'nav.services' },
  [routes.about]: { name: 'menu.about', short: 'nav.about', hint: 'menu.about.hint' },
  [routes.team]: { name: 'menu.team', hint: 'menu.team.hint' },
  [routes.portfolio]: { name: 'nav.portfolio' },
  [routes.blog]: { name: 'nav.blog' },
  [routes.contact]: { name: 'menu.contact', short: 'nav.contact', hint: 'menu.contact.hint' },
  [routes.careers]: { name: 'menu.careers', hint: 'menu.careers.hint' },
  [routes.resources]: { name: 'nav.resources' },
  [routes.caseStudies]: { name: 'menu.caseStudies', hint: 'menu.caseStudies.hint' },
  [routes.whitePapers]: { name: 'menu.whitePapers', hint: 'menu.whitePapers.hint' },
  [routes.faq]: { name: 'menu.faq', hint: 'menu.faq.hint' },
  [routes.webinars]: { name: 'menu.webinars', hint: 'menu.webinars.hint' },
  [routes.privacy]: { name: 'menu.privacy' },
  [routes.terms]: { name: 'menu.terms' },
  [routes.sitemap]: { name: 'menu.sitemap' },
};

/**
 * The words of a page in menus.
 * @param address unprefixed
 * @throws RangeError when no page stands there
 */
export function menuWords(t: Translator, address: string): MenuWords {
  const service = servicesIn(t.language).find(({ route }) => routes[route] === address);
  if (service) return { name: service.title, hint: service.hint };
  const ownTitle = ownPageTitle(t.language, address.slice(1));
  if (ownTitle !== undefined) return { name: ownTitle };
  const keys = wordKeys[address];
  if (!keys) throw new RangeError(`site.yaml: menus: no page stands at ${address}`);
  const { name, short, hint } = keys;
  return { name: t.of(name), ...(short && { short: t.of(short) }), ...(hint && { hint: t.of(hint) }) };
}
