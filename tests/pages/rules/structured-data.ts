import { testSite as site } from '#content/test-support/test-site.ts';
import type { HtmlElement } from 'html-validate';
import { routes, splitPath, type RouteId } from '#shared/routes.ts';
import { contactQuestionsIn, resourceQuestionsIn } from '#content/faqs.ts';
import { allCollections } from '#content/collections/all-collections.ts';
import { isAnnounced, jobIn } from '#content/jobs.ts';
import { hasLapsed } from '#content/webinars.ts';
import { formatMoney } from '#shared/i18n/format.ts';
import type { BuiltPage } from './built-page.ts';
import { attribute, decodeEntities, textIn } from './parse-html.ts';

/** Structured data must say exactly what the page shows. */

/** An object of schema.org in the page. */
type StructuredThing = Record<string, unknown>;

const isThing = (value: unknown): value is StructuredThing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const thingsIn = (value: unknown): StructuredThing[] =>
  (Array.isArray(value) ? value : [value]).filter(isThing);
/** White space normalised: a no-break space counts as a space. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : '');

/**
 * The objects in a page's structured data.
 * @throws SyntaxError when it is not JSON
 */
function structuredThings({ document }: BuiltPage): StructuredThing[] {
  return document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const block: unknown = JSON.parse(script.textContent);
    if (!isThing(block)) return [];
    return '@graph' in block ? thingsIn(block['@graph']) : [block];
  });
}

const plain = (text: string) => decodeEntities(text).replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();

const differs = (what: string, said: unknown, isShown: boolean) =>
  isShown ? [] : [`${what} is "${textOf(said)}", which the page does not show`];

/** The breadcrumb of a page: the list that ends with the page itself. */
function trailOf({ document }: BuiltPage): HtmlElement | undefined {
  return document
    .querySelectorAll('nav ol')
    .find((list) => list.querySelector('span[aria-current="page"]') !== null);
}

function breadcrumbProblems({ itemListElement }: StructuredThing, page: BuiltPage, origin: string): string[] {
  const steps = thingsIn(itemListElement);
  const trail = trailOf(page);
  const names = (trail?.querySelectorAll('li') ?? []).map((step) => plain(textIn(step))).join(' > ');
  const links = (trail?.querySelectorAll('a') ?? []).map((link) => origin + attribute(link, 'href'));
  const said = steps.map(({ name }) => textOf(name)).join(' > ');
  const items = steps.flatMap(({ item }) => (item === undefined ? [] : [textOf(item)]));
  const isCounted = steps.every(({ position }, index) => position === index + 1);
  return [
    ...differs('the breadcrumb', said, said === names),
    ...differs('the breadcrumb', items.join(' '), items.join(' ') === links.join(' ')),
    ...(isCounted ? [] : ['the positions are not 1, 2, 3']),
  ];
}

/** A salary as the page must show it. */
function salaryOf({ currency, value }: StructuredThing, { language }: BuiltPage): string {
  const [range] = thingsIn(value);
  const ends = { low: Number(range?.['minValue']), high: Number(range?.['maxValue']) };
  return plain(formatMoney(site, language, { ...ends, currency: textOf(currency) }));
}

/** Fields whose text, day or address the page must show, wherever in an object they are. */
const shownFields = {
  title: ['headline', 'title'],
  text: ['name', 'description', 'text', 'articleSection', 'telephone', 'streetAddress', 'addressLocality'],
  day: ['datePublished', 'datePosted', 'startDate'],
  address: ['url', 'contentUrl', 'mainEntityOfPage'],
};

/** A function that tells what of an object a page does not show. */
function comparerOf(page: BuiltPage, origin: string): (thing: StructuredThing) => string[] {
  const { document, html, path, language } = page;
  const body = html.replace(/<(script|style)\b[^]*?<\/\1>/gi, '').replace(/<[^>]*>/g, ' ');
  // Word joiners keep ranges in one line.
  const text = plain(body).replaceAll('\u2060', '');
  const heading = document.querySelector('h1');
  const days = document.querySelectorAll('time').map((time) => attribute(time, 'datetime'));
  const hrefs = document.querySelectorAll('a').map((link) => attribute(link, 'href') ?? '');
  const addresses = [path, '/', ...hrefs].flatMap((href) => [href, origin + href]);
  const isShown = (field: string, said: string) => {
    // Some cities have other names in other languages.
    if (field === 'addressLocality' && language !== site.defaultLanguage) return true;
    if (shownFields.title.includes(field)) return heading !== null && said === plain(textIn(heading));
    if (shownFields.day.includes(field)) return days.includes(said);
    if (shownFields.address.includes(field)) return addresses.includes(said);
    // The description of a position is HTML.
    const parts = said.split(/<[^>]*>/).map(plain);
    return !shownFields.text.includes(field) || parts.every((part) => text.includes(part));
  };
  // A country has its code as its name.
  const isCompared = (thing: StructuredThing) => thing['@type'] !== 'Country';
  const compare = (thing: StructuredThing): string[] =>
    Object.entries(thing).flatMap(([field, value]) => {
      if (typeof value === 'string') return differs(field, value, isShown(field, textOf(value)));
      const salary = field === 'baseSalary' && isThing(value) ? salaryOf(value, page) : '';
      return [
        ...differs(field, salary, text.includes(salary)),
        ...thingsIn(value).filter(isCompared).flatMap(compare),
      ];
    });
  return compare;
}

const oneIf = (isThere: boolean) => (isThere ? 1 : 0);

/**
 * The objects that a page of a route must have beside its breadcrumb, from the content in the site's folder.
 * @param id the last part of the address
 */
const expected: Partial<Record<RouteId, (id: string) => Record<string, number>>> = {
  ...Object.fromEntries(
    allCollections.flatMap(([, { route, structuredData }]) =>
      route === false || structuredData === false ? [] : [[route, () => ({ [structuredData]: 1 })]],
    ),
  ),
  home: () => ({ Organization: 1, WebSite: 1 }),
  // Only positions that are announced on the day of the build.
  job(id) {
    const job = jobIn(site, site.defaultLanguage, id);
    return { JobPosting: oneIf(job === undefined || isAnnounced(job)) };
  },
  webinars: () => ({
    Event: (site.webinars[site.defaultLanguage] ?? []).filter((webinar) => !hasLapsed(webinar)).length,
  }),
  contact: () => ({ FAQPage: oneIf(contactQuestionsIn(site, site.defaultLanguage).length > 0) }),
  faq: () => ({ FAQPage: oneIf(resourceQuestionsIn(site, site.defaultLanguage).length > 0) }),
};

function expectedOf(page: BuiltPage): Record<string, number> {
  const { path } = splitPath(site, page.path);
  const id = path.slice(path.lastIndexOf('/') + 1);
  const found = Object.entries(expected).find(([name]) =>
    Object.entries(routes).some(
      ([route, pattern]) => route === name && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path),
    ),
  );
  return { ...found?.[1](id), ...(trailOf(page) ? { BreadcrumbList: 1 } : {}) };
}

/** Ratings and reviews would be testimonials chosen by the company itself. */
const forbidden = /"(aggregateRating|review|Review|AggregateRating)"/;

/** Differences between structured data and visible content, and missing objects. */
export function structuredDataProblems(page: BuiltPage, origin: string): string[] {
  const things = structuredThings(page);
  const isListed = !page.document.querySelector('meta[name="robots"]');
  const wanted = isListed ? expectedOf(page) : {};
  const counts: Record<string, number> = {};
  for (const thing of things) counts[textOf(thing['@type'])] = (counts[textOf(thing['@type'])] ?? 0) + 1;
  const compare = comparerOf(page, origin);
  const problems = things.flatMap((thing) => {
    const type = textOf(thing['@type']);
    const isWritten = ['BlogPosting', 'Article'].includes(type);
    const found = type === 'BreadcrumbList' ? breadcrumbProblems(thing, page, origin) : compare(thing);
    if (isWritten && thingsIn(thing['author']).length === 0) found.push('it has no author');
    return found.map((problem) => `${type}: ${problem}`);
  });
  for (const type of new Set([...Object.keys(wanted), ...Object.keys(counts)])) {
    if ((wanted[type] ?? 0) !== (counts[type] ?? 0))
      problems.push(`${counts[type] ?? 0} of ${type}, not ${wanted[type] ?? 0}`);
  }
  const said = JSON.stringify(things);
  if (forbidden.test(said)) problems.push('there is a rating or a review');
  if (said.includes('\u00AD')) problems.push('a soft hyphen is in the data');
  return problems.map((problem) => `${page.file}: ${problem}`);
}
