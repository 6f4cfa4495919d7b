import type { Edition } from '#content/edition.ts';
import { routeByAddress } from '#content/pages/paths.ts';
import { wordsFileOf } from '#content/pages/site-pages.ts';
import { routes, unprefixedPath, type RouteId } from '#shared/routes.ts';
import { ownPageTitle } from './text-pages.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { en } from '#shared/i18n/messages/en.ts';

interface MenuWords {
  name: string;
  short?: string | undefined;
  /** The line below the name in a panel. */
  hint?: string;
  /** The icon of a service, by its file. */
  icon?: string | undefined;
}

/** The words of a page of the product, where they have a title. */
function titleOf(edition: Edition, route: RouteId): string | undefined {
  const file = wordsFileOf(route);
  const words = file && pageWords(edition, file);
  return words && 'title' in words ? words.title : undefined;
}

/**
 * The name of a page of the product: the message `menu.<route>`, and `nav.<route>` for a shorter one in the header;
 * without messages the title of the page.
 */
function nameOf(edition: Edition, route: RouteId): Pick<MenuWords, 'name' | 'short'> | undefined {
  const { t } = edition;
  if (route === 'search') return { name: t('search.label') };
  const [name, short] = [`menu.${route}`, `nav.${route}`].map((key) =>
    Object.hasOwn(en, key) ? t.of(key) : undefined,
  );
  const found = name ?? short ?? titleOf(edition, route);
  if (found === undefined) return undefined;
  return name !== undefined && short !== undefined ? { name, short } : { name: found };
}

const landingPageAt = ({ landingPages }: Edition, address: string) =>
  landingPages.find(({ id }) => unprefixedPath('landingPage', { id }) === address);

const serviceAt = ({ services }: Edition, address: string) =>
  services.find(({ id }) => unprefixedPath('service', { id }) === address);

/**
 * The words of a page in menus: names come from the product, hints from the site.
 * @param address unprefixed
 * @throws RangeError when there is no page at the address
 */
export function menuWords(edition: Edition, address: string): MenuWords {
  const service = address.startsWith(`${routes.services}/`) && serviceAt(edition, address);
  if (service) return { name: service.title, hint: service.hint, icon: service.icon };
  const { hints, names } = pageWords(edition, 'menu');
  const hint = hints[address];
  const ownTitle =
    names[address] ?? landingPageAt(edition, address)?.title ?? ownPageTitle(edition, address.slice(1));
  if (ownTitle !== undefined) return { name: ownTitle, ...(hint && { hint }) };
  const route = routeByAddress.get(address);
  const named = route && nameOf(edition, route);
  if (!named) throw new RangeError(`There is no page at ${address} in “${edition.language}”`);
  return { ...named, ...(hint && { hint }) };
}
