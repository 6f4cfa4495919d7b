import { editionsOf } from '#content/edition.ts';
import type { Language } from '#shared/locales.ts';
import { inLanguage, pageAddress, prefixed, routes, unprefixedPath, type RouteId } from '#shared/routes.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import {
  findRedirect,
  inOrder,
  isAddressBelow,
  parseOldAddress,
  parseTarget,
  type RedirectRule,
} from '#shared/redirect-rules.ts';
import { DataError, describePlace, type Problem } from '#content/site-file/problem.ts';
import { hostAtStart } from '#shared/written-address.ts';
import { allCollections } from '#content/collections/all-collections.ts';
import { factsOfItem, type LoadedSite, type Site } from '#content/load-site.ts';
import { isFileAddress, meantAddress } from '#content/pages/meant-address.ts';
import { publishedFiles } from './published-files.ts';
import { hasPageIn, textAddresses } from '#content/pages/site-pages.ts';
import { SiteSource } from '#content/read/site-source.ts';

/** An old address and what answers it now, both with their language. */
export interface Redirect extends RedirectRule {
  from: string;
  /** A problem located at this redirect. */
  problem: (reason: string) => Problem;
}

const simpleRedirect = (from: string, to: string, problem: Redirect['problem']): Redirect => ({
  from,
  path: pageAddress(from),
  query: [],
  isBelow: false,
  to,
  problem,
});

/** The addresses of all pages of a site, with their languages. */
export const pagesOf = (site: Site): ReadonlySet<string> =>
  new Set(
    editionsOf(site).flatMap((edition) =>
      [...textAddresses(edition), ...(hasPageIn(edition, 'admin') ? [routes.admin] : [])].map(edition.href),
    ),
  );

class RedirectFinder {
  readonly #site: Site;
  readonly #source: SiteSource;
  readonly #addresses: ReadonlyMap<Language, ReadonlySet<string>>;

  constructor(site: Site, source: SiteSource) {
    this.#site = site;
    this.#source = source;
    this.#addresses = new Map(editionsOf(site).map((edition) => [edition.language, textAddresses(edition)]));
  }

  /** From the former names of items, in those of the languages that have its page. */
  ofCollections(): Redirect[] {
    const { languages } = this.#site;
    const [first = ''] = languages;
    return allCollections.flatMap(([name, collection]) => {
      const { route } = collection;
      const items: readonly { id: string; formerly?: readonly string[] }[] = this.#site[name][first] ?? [];
      if (route === false) return [];
      return items.flatMap(({ id, formerly = [] }) =>
        this.#renamed(route, id, formerly, languages, (index) => (reason) => {
          const facts = factsOfItem(this.#source, collection, id, first);
          return problemAt(facts, ['formerly', index], reason);
        }),
      );
    });
  }

  ofOwnPages(): Redirect[] {
    return this.#site.languages.flatMap((language) =>
      Object.entries(this.#site.ownPages[language] ?? {}).flatMap(([page, { words }]) => {
        const problemOf = (index: number) => (reason: string) =>
          problemAt(
            this.#source.markdown(`pages/${page}.${language}.md`).frontMatter,
            ['formerly', index],
            reason,
          );
        return this.#renamed('ownPage', page, words.formerly, [language], problemOf);
      }),
    );
  }

  /** From the addresses of the product to those that `addresses` of `site.yaml` names in a language. */
  ofAddresses(): Redirect[] {
    const { settings } = this.#site;
    return Object.keys(settings.addresses).flatMap((language) => {
      const problem = (reason: string) =>
        problemAt(this.#source.yaml('site.yaml'), ['addresses', language], reason);
      return [...(this.#addresses.get(language) ?? [])].flatMap((address) => {
        const [from, to] = [
          prefixed(this.#site, language, address),
          inLanguage(this.#site, language, address),
        ];
        return from === to ? [] : [simpleRedirect(from, to, problem)];
      });
    });
  }

  /** From `redirects.yaml`; those that cannot be read are left out. */
  ofFile(): Redirect[] {
    const { origin } = this.#site.settings;
    const files = publishedFiles(this.#site);
    const pages = pagesOf(this.#site);
    const read = this.#site.redirects.flatMap(({ from, to }, index): Redirect[] => {
      const [old, target] = [parseOldAddress(from, origin), parseTarget(to, origin, files)];
      if (typeof old === 'string' || typeof target === 'string') return [];
      const problem = (reason: string) => problemAt(this.#source.yaml('redirects.yaml'), [index], reason);
      return [{ ...old, to: target.to, from, problem }];
    });
    // Where all below a path has moved, so has the path, unless it is a page or leads elsewhere.
    const known = new Set([
      ...pages,
      ...read.flatMap(({ path, query, isBelow: all }) => (all || query.length > 0 ? [] : path)),
    ]);
    return read.flatMap((redirect) =>
      redirect.isBelow && !known.has(redirect.path)
        ? [redirect, { ...redirect, from: redirect.path, isBelow: false }]
        : [redirect],
    );
  }

  #renamed(
    route: RouteId,
    id: string,
    formerly: readonly string[],
    languages: readonly Language[],
    problemOf: (index: number) => Redirect['problem'],
  ): Redirect[] {
    const [parameter = ''] = /(?<=:)\w+/.exec(routes[route]) ?? [];
    const address = (name: string) => unprefixedPath(route, { [parameter]: name });
    const inWhich = languages.filter((language) => this.#addresses.get(language)?.has(address(id)));
    return formerly.flatMap((name, index) =>
      inWhich.map((language) =>
        simpleRedirect(
          inLanguage(this.#site, language, address(name)),
          inLanguage(this.#site, language, address(id)),
          problemOf(index),
        ),
      ),
    );
  }
}

/**
 * All redirects of a site: from the names that things had before (`formerly`), from `addresses` of `site.yaml` and
 * those of `redirects.yaml`.
 */
export function siteRedirects(site: Site, source: SiteSource = new SiteSource(site.folder)): Redirect[] {
  const finder = new RedirectFinder(site, source);
  return [...finder.ofCollections(), ...finder.ofOwnPages(), ...finder.ofAddresses(), ...finder.ofFile()];
}

/** An error located at a redirect, with file, line and field. */
export const redirectError = ({ problem }: Redirect, reason: string): DataError =>
  new DataError([problem(reason)]);

const onSite = 'https://site.invalid';

/** The chain of redirects from an address, until one has no redirect or repeats. */
function chainFrom(redirect: Redirect, rules: readonly Redirect[]): string[] {
  const chain = [redirect.from];
  for (let at: Redirect | undefined = redirect; at !== undefined;) {
    const { to } = at;
    const isAgain = chain.includes(to);
    chain.push(to);
    const url = URL.parse(to, onSite);
    const isElsewhere = url === null || url.origin !== onSite;
    at =
      isAgain || isElsewhere
        ? undefined
        : findRedirect(rules, decodeURIComponent(url.pathname), url.searchParams);
  }
  return chain;
}

/** What the server of live mode answers itself. */
const reserved = /^\/(api|healthz|readyz|metrics)(\/|$)/;
/** Parameters that pages read (src/features/browsing, SPEC section 5). */
const usedByPages = ['q', 'category', 'simulate'];

/** The page or file that a redirect would hide; undefined where it hides none. */
function hidden({ path, query, isBelow: all }: Redirect, addresses: readonly string[]): string | undefined {
  if (all) return addresses.find((one) => isAddressBelow(one, { path, query, isBelow: all }));
  if (query.length > 0 && !query.some(([name]) => usedByPages.includes(name))) return undefined;
  return addresses.find((one) => pageAddress(one) === path);
}

interface KnownAddresses {
  pages: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

/** Why an old address cannot be redirected; undefined where it can. */
function reasonAgainstOld(redirect: Redirect, { pages, files }: KnownAddresses): string | undefined {
  const { from, path, query, isBelow: all } = redirect;
  const page = hidden(redirect, [...pages]);
  const found = page ?? hidden(redirect, [...files]);
  if (found !== undefined && all)
    return `${from} would hide ${found}: name a path without pages, such as /2019/*`;
  if (found !== undefined && query.length > 0) return `the page ${found} reads ${query[0]?.[0]} itself`;
  if (found !== undefined)
    return `there is a ${page === undefined ? 'file' : 'page'} at ${found}: it cannot be redirected`;
  return reserved.test(path) ? `${path} belongs to the server: it cannot be redirected` : undefined;
}

/**
 * Why a redirect cannot lead where it does; undefined where it can.
 * @param rules those whose old addresses can be redirected
 */
function reasonAgainstTarget(
  redirect: Redirect,
  rules: readonly Redirect[],
  { pages, files }: KnownAddresses,
): string | undefined {
  const chain = chainFrom(redirect, rules);
  if (chain.indexOf(chain.at(-1) ?? '') < chain.length - 1) return `redirect loop: ${chain.join(' → ')}`;
  if (chain.length > 2) return `redirects to another redirect, ${chain.join(' → ')}: name the final address`;
  const url = URL.parse(redirect.to, onSite);
  if (url?.origin !== onSite) return undefined;
  const target = decodeURIComponent(url.pathname);
  if (pages.has(target) || files.has(target)) return undefined;
  if (hostAtStart(target.slice(1)) !== undefined)
    return `no page or file at ${target}: an address of another site begins with https://`;
  const what = isFileAddress(target) ? 'file' : 'page or file';
  const meant = meantAddress(target, [...pages], [...files]);
  const advice = what === 'file' ? 'put it into files/' : 'copy the address from the address bar';
  return `no ${what} at ${target}: ${meant === undefined ? advice : `did you mean “${meant}”?`}`;
}

const keyOf = ({ path, query, isBelow: all }: Redirect) =>
  JSON.stringify([path, query.map((pair) => pair.join('=')).toSorted(), all]);

/**
 * Problems of redirects: a page at the old address, two redirects from one, a chain, a circle, or a missing target.
 * @param known the addresses of all pages, with their languages, and of files
 */
export function redirectProblems(redirects: readonly Redirect[], known: KnownAddresses): Problem[] {
  const wrong = new Map(redirects.map((redirect) => [redirect, reasonAgainstOld(redirect, known)]));
  // A wrong one has an error of its own, and none of those that lead to the page which it would hide.
  const rules = inOrder(redirects.filter((redirect) => wrong.get(redirect) === undefined));
  const seen = new Set<string>();
  const problems = redirects.flatMap((redirect) => {
    const key = keyOf(redirect);
    const isTwice = seen.has(key);
    seen.add(key);
    const reason = isTwice
      ? `two redirects from ${redirect.path}`
      : (wrong.get(redirect) ?? reasonAgainstTarget(redirect, rules, known));
    return reason === undefined ? [] : [redirect.problem(reason)];
  });
  // A name that is wrong in every language is reported once.
  return [...new Map(problems.toReversed().map((one) => [describePlace(one), one])).values()].toReversed();
}

/** What cannot be read in `redirects.yaml`. */
function unreadable({ site, source }: LoadedSite, files: ReadonlySet<string>): Problem[] {
  const { origin } = site.settings;
  return site.redirects.flatMap(({ from, to }, index) => {
    const read = { from: parseOldAddress(from, origin), to: parseTarget(to, origin, files) };
    return Object.entries(read).flatMap(([field, one]) =>
      typeof one === 'string' ? [problemAt(source.yaml('redirects.yaml'), [index, field], one)] : [],
    );
  });
}

/** Checks the redirects of a site. @returns one problem per mistake */
export function checkRedirects(loaded: LoadedSite): Problem[] {
  const { site, source } = loaded;
  const known = { pages: pagesOf(site), files: publishedFiles(site) };
  return [...unreadable(loaded, known.files), ...redirectProblems(siteRedirects(site, source), known)];
}
