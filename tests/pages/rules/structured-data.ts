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

/** Texts of the page without break hints. */
interface Shown {
  page: BuiltPage;
  /** All text of the page. */
  text: string;
  heading: string;
  texts: (selector: string) => string[];
  values: (selector: string, name: string) => string[];
}

function shownBy(page: BuiltPage): Shown {
  const all = (selector: string): HtmlElement[] => page.document.querySelectorAll(selector);
  const known = new Map<string, string[]>();
  // Cached, because every question of a page needs it.
  const texts = (selector: string) => {
    const found = known.get(selector) ?? all(selector).map((element) => plain(textIn(element)));
    known.set(selector, found);
    return found;
  };
  const body = page.html.replace(/<(script|style)\b[^]*?<\/\1>/gi, '').replace(/<[^>]*>/g, ' ');
  return {
    page,
    text: plain(body),
    heading: texts('h1')[0] ?? '',
    texts,
    values: (selector, name) => all(selector).map((element) => attribute(element, name) ?? ''),
  };
}

type Check = (thing: StructuredThing, shown: Shown, origin: string) => (string | false)[];

const differs = (what: string, said: unknown, isShown: boolean) =>
  !isShown && `${what} is "${textOf(said)}", which the page does not show`;

/** The breadcrumb of a page: the list that ends with the page itself. */
function trailOf({ document }: BuiltPage): HtmlElement | undefined {
  return document
    .querySelectorAll('nav ol')
    .find((list) => list.querySelector('span[aria-current="page"]') !== null);
}

/** A salary as the page must show it, and whether it does. */
function salaryOf({ currency, value }: StructuredThing, { page, text }: Shown): [said: string, boolean] {
  const [range] = thingsIn(value);
  const ends = { low: Number(range?.['minValue']), high: Number(range?.['maxValue']) };
  const said = plain(formatMoney(site, page.language, { ...ends, currency: textOf(currency) }));
  return [said, text.includes(said)];
}

const checks: Record<string, Check> = {
  BreadcrumbList({ itemListElement }, shown, origin) {
    const steps = thingsIn(itemListElement);
    const trail = trailOf(shown.page);
    const names = (trail?.querySelectorAll('li') ?? []).map((step) => plain(textIn(step))).join(' > ');
    const links = (trail?.querySelectorAll('a') ?? []).map((link) => origin + attribute(link, 'href'));
    const said = steps.map(({ name }) => textOf(name)).join(' > ');
    const items = steps.flatMap(({ item }) => (item === undefined ? [] : [textOf(item)]));
    return [
      differs('the breadcrumb', said, said === names),
      differs('the breadcrumb', items.join(' '), items.join(' ') === links.join(' ')),
      steps.some(({ position }, index) => position !== index + 1) && 'the positions are not 1, 2, 3',
    ];
  },
  Service: ({ name, description, url }, shown, origin) => [
    differs('name', name, textOf(name) === shown.heading),
    differs('description', description, shown.text.includes(textOf(description))),
    differs('url', url, url === origin + shown.page.path),
  ],
  BlogPosting({ headline, description, datePublished, author, articleSection }, shown) {
    const writers = thingsIn(author);
    return [
      differs('headline', headline, textOf(headline) === shown.heading),
      differs('description', description, shown.text.includes(textOf(description))),
      differs('datePublished', datePublished, shown.values('time', 'datetime')[0] === datePublished),
      differs('articleSection', articleSection, shown.text.includes(textOf(articleSection))),
      writers.length === 0 && 'it has no author',
      ...writers.map(({ name }) => differs('author', name, shown.text.includes(textOf(name)))),
    ];
  },
  Article({ headline, description, datePublished, author, associatedMedia }, shown, origin) {
    const writers = thingsIn(author).filter((one) => one['@type'] === 'Person');
    return [
      differs('headline', headline, textOf(headline) === shown.heading),
      differs('description', description, shown.text.includes(textOf(description))),
      differs('datePublished', datePublished, shown.values('time', 'datetime')[0] === datePublished),
      thingsIn(author).length === 0 && 'it has no author',
      ...writers.map(({ name }) => differs('author', name, shown.text.includes(textOf(name)))),
      ...thingsIn(associatedMedia).map(({ contentUrl }) =>
        differs(
          'contentUrl',
          contentUrl,
          shown.values('a', 'href').some((href) => contentUrl === origin + href),
        ),
      ),
    ];
  },
  Event: ({ name, description, startDate, location, performer }, shown) => [
    // On a page of its own, or in a list.
    differs('name', name, [shown.heading, ...shown.texts('h3')].includes(textOf(name))),
    differs('description', description, shown.text.includes(textOf(description))),
    differs('startDate', startDate, shown.values('time', 'datetime').includes(textOf(startDate))),
    ...thingsIn(location).map(({ '@type': type, url, name: place }) =>
      type === 'Place'
        ? differs('place', place, shown.text.includes(textOf(place)))
        : differs('url', url, shown.values('a', 'href').includes(textOf(url))),
    ),
    ...thingsIn(performer).map((person) =>
      differs('performer', person.name, shown.text.includes(textOf(person.name))),
    ),
  ],
  JobPosting({ title, description, datePosted, baseSalary, jobLocation }, shown) {
    const parts = textOf(description)
      .split(/<[^>]*>/)
      .map(plain)
      .filter(Boolean);
    const places = thingsIn(jobLocation).flatMap(({ address }) => thingsIn(address));
    return [
      differs('title', title, textOf(title) === shown.heading),
      differs('datePosted', datePosted, shown.values('time', 'datetime').includes(textOf(datePosted))),
      parts.length === 0 && 'it has no description',
      ...parts.map((part) => differs('description', part, shown.text.includes(part))),
      // Some cities have other names in other languages.
      ...places.map(
        ({ addressLocality }) =>
          shown.page.language === site.defaultLanguage &&
          differs('city', addressLocality, shown.text.includes(textOf(addressLocality))),
      ),
      ...thingsIn(baseSalary).map((salary) => differs('salary', ...salaryOf(salary, shown))),
    ];
  },
  FAQPage({ mainEntity }, shown) {
    const questions = thingsIn(mainEntity);
    const headings = [...shown.texts('main h2'), ...shown.texts('main h3')];
    const ofText = (thing: unknown) => thingsIn(thing).map(({ text }) => textOf(text))[0] ?? '';
    return questions.flatMap(({ name, acceptedAnswer }) => [
      differs('question', name, headings.includes(textOf(name))),
      differs('answer', ofText(acceptedAnswer), shown.texts('main p').includes(ofText(acceptedAnswer))),
    ]);
  },
  Organization: ({ telephone, address, url }, shown, origin) => [
    differs('telephone', telephone, shown.text.includes(textOf(telephone))),
    differs('url', url, url === `${origin}/`),
    ...thingsIn(address).map(({ streetAddress }) =>
      differs('address', streetAddress, shown.text.includes(textOf(streetAddress))),
    ),
  ],
  WebSite: ({ url, inLanguage }, shown, origin) => [
    differs('url', url, url === origin + shown.page.path),
    inLanguage !== shown.page.language && 'the language is another',
  ],
};

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
  const shown = shownBy(page);
  const problems = things.flatMap((thing) => {
    const type = textOf(thing['@type']);
    const found = checks[type]?.(thing, shown, origin) ?? ['nothing compares it with the page'];
    return found.filter((problem) => problem !== false).map((problem) => `${type}: ${problem}`);
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
