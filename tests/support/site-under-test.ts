import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import type { Language } from '#shared/locales.ts';
import { routes, unprefixedPath } from '#shared/routes.ts';
import { homeBlocksIn, type HomeBlock } from '#content/pages/home-blocks.ts';
import { ownPageTitle } from '#content/articles/text-pages.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { hasPage, hasPageAt } from '#content/pages/site-pages.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { createTranslator, type Translator } from '#shared/i18n/translator.ts';
import { listedServicesIn } from '#content/collections/services.ts';

/**
 * The site that the browser tests visit: its words, pages and content, so that the tests hold for any site. All of it
 * is in the default language, whose addresses have no prefix. The exact words of the sample are tested in its own
 * folder.
 */

/** The words of the default language. */
export const say = createTranslator(site, site.defaultLanguage);

/** A second language of the site; the default one where there is no other. */
export const otherLanguage: Language = site.languages.at(-1) ?? site.defaultLanguage;
/** The words of the second language. */
export const sayInOther = createTranslator(site, otherLanguage);
/** For `test.skip`. */
export const withoutOtherLanguage = [site.languages.length < 2, 'the site has one language'] as const;

/** The name of a language in that language. */
export const nameOfLanguage = (language: Language): string => localeOf(site, language).name;

/** The heading of the home page. */
export const homeTitle = pageWords(editionOf(site), 'home').hero.title;

/** Whether the home page shows a block. */
export const hasHomeBlock = (block: HomeBlock): boolean => homeBlocksIn(editionOf(site)).includes(block);
/** For `test.skip`: the newsletter's form is a block of the home page. */
export const withoutNewsletter = [!hasHomeBlock('newsletter'), 'home has no newsletter'] as const;

/** For `test.skip`: with two testimonials there are buttons to switch between them. */
export const withoutRow = [
  !hasHomeBlock('testimonials') || (site.testimonials[site.defaultLanguage] ?? []).length < 2,
  'home has no row of testimonials',
] as const;

/** The services that have a page. */
export const services = hasPage(site, 'service') ? listedServicesIn(editionOf(site)) : [];
/** Where the page of a service is. */
export const addressOfService = (id: string): string => unprefixedPath('service', { id });

/** The open positions, newest first. */
export const jobs = hasPage(site, 'job') ? (site.jobs[site.defaultLanguage] ?? []) : [];
/** For `test.skip`. */
export const withoutJobs = [jobs.length === 0, 'the site has no open positions'] as const;

/** The posts of the blog, latest first. */
export const posts = hasPage(site, 'post') ? (site.posts[site.defaultLanguage] ?? []) : [];
/** For `test.skip`. */
export const withoutPosts = [posts.length === 0, 'the site has no posts'] as const;
/** Where a post is. */
export const addressOfPost = (slug: string): string => unprefixedPath('post', { slug });

/** A page and what a menu calls it. */
export interface NamedPage {
  address: string;
  name: string;
}

const isThere = (address: string) => hasPageAt(editionOf(site), address);

const routeAt = (address: string) => Object.entries(routes).find(([, path]) => path === address)?.[0];

/** The first message that exists. */
function firstWord(t: Translator, ...keys: string[]): string | undefined {
  return keys.map((key) => t.of(key)).find((text, index) => text !== keys[index]);
}

/** The name of a page in menus; the bar may have a shorter one. */
function nameOf(address: string, t: Translator = say): string {
  const service = listedServicesIn(editionOf(site, t.language)).find(
    ({ id }) => addressOfService(id) === address,
  );
  const id = routeAt(address);
  const name = service?.title ?? ownPageTitle(editionOf(site, t.language), address.slice(1));
  return name ?? firstWord(t, `menu.${id}`, `nav.${id}`) ?? address;
}

/** The name of a page in the bar. */
const shortNameOf = (address: string) => firstWord(say, `nav.${routeAt(address)}`) ?? nameOf(address);

/** A group of the bar that opens a panel. */
export interface BarGroup {
  id: string;
  label: string;
  /** The page that its name links to. */
  page?: string;
  links: NamedPage[];
}

/** The groups of the bar. */
export const barGroups: readonly BarGroup[] = site.settings.menus.main
  .filter((entry) => typeof entry !== 'string')
  .map(({ group, page, entries }) => ({
    id: group,
    label: say.of(`nav.${group}`),
    ...(page !== undefined && isThere(page) && { page }),
    links: entries.filter(isThere).map((address) => ({ address, name: nameOf(address) })),
  }))
  .filter(({ links }) => links.length > 0);

/** The links of the bar while its panels are closed, in the order of the site. */
export const barLinks: readonly NamedPage[] = site.settings.menus.main.flatMap((entry) => {
  const address = typeof entry === 'string' ? entry : entry.page;
  if (address === undefined || !isThere(address)) return [];
  return [{ address, name: typeof entry === 'string' ? shortNameOf(address) : say.of(`nav.${entry.group}`) }];
});

/** The links of the footer: its columns, then its last row. */
export const footerLinks: readonly NamedPage[] = [
  ...site.settings.menus.footer.flatMap(({ entries }) => entries),
  ...site.settings.menus.legal,
]
  .filter(isThere)
  .map((address) => ({ address, name: nameOf(address) }));

/** Excludes home, and the contact page, whose form asks before one leaves. */
const ordinary = ({ address }: NamedPage) => address !== routes.home && address !== routes.contact;

/** Two of these pages. @throws Error when there are fewer */
function twoOf(pages: readonly NamedPage[], where: string): [NamedPage, NamedPage] {
  const [one, another] = pages.filter(ordinary);
  if (!one || !another) throw new Error(`${where} has less than two pages to go to`);
  return [one, another];
}

/** The pages sorted so that those in the list come first. */
const firstOf = (list: readonly string[], pages: readonly NamedPage[]) =>
  pages.toSorted((one, other) => Number(list.includes(other.address)) - Number(list.includes(one.address)));

const plainEntries = site.settings.menus.main.filter((entry) => typeof entry === 'string');

/** An ordinary page that the bar links to, plain links before the names of groups. */
export const [pageOfBar] = twoOf(firstOf(plainEntries, barLinks), 'The bar');

/** Two ordinary pages that the footer links to, those of the bar before others. */
export const [pageOfFooter, otherPageOfFooter] = twoOf(firstOf(plainEntries, footerLinks), 'The footer');
