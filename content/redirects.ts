import type { Language } from '#shared/locales.ts';
import { inLanguage, pageAddress, prefixed, routes, unprefixedPath, type RouteId } from '#shared/routes.ts';
import { problemAt } from '#shared/site-file/parse-data.ts';
import { unknownWord } from '#shared/site-file/parts.ts';
import { DataError, describePlace, type Problem } from '#shared/site-file/problem.ts';
import { allCollections } from './collections/all-collections.ts';
import { factsOfItem, type LoadedSite, type Site } from './load-site.ts';
import { textAddresses } from './site-pages.ts';
import { SiteSource } from './site-source.ts';

/** An old path and the page that answers it now, both with their language. */
export interface Redirect {
  from: string;
  to: string;
  /** A problem located at this redirect. */
  problem: (reason: string) => Problem;
}

class RedirectFinder {
  readonly #site: Site;
  readonly #source: SiteSource;
  readonly #addresses: ReadonlyMap<Language, ReadonlySet<string>>;

  constructor(site: Site, source: SiteSource) {
    this.#site = site;
    this.#source = source;
    this.#addresses = new Map(site.languages.map((language) => [language, textAddresses(site, language)]));
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

  /** From the former names of the pages of the site's own. */
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
        return from === to ? [] : [{ from, to, problem }];
      });
    });
  }

  /** From `redirects.yaml`. */
  ofFile(): Redirect[] {
    return this.#site.redirects.map(({ from, to }, index) => ({
      from,
      to,
      problem: (reason) => problemAt(this.#source.yaml('redirects.yaml'), [index], reason),
    }));
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
      inWhich.map((language) => ({
        from: inLanguage(this.#site, language, address(name)),
        to: inLanguage(this.#site, language, address(id)),
        problem: problemOf(index),
      })),
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

/** The chain of redirects from a path, until one has no redirect or repeats. */
function chainFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const chain = [from];
  for (let at = targets.get(from); at !== undefined; at = targets.get(at)) {
    const isAgain = chain.includes(at);
    chain.push(at);
    if (isAgain) break;
  }
  return chain;
}

/**
 * Problems of redirects: a page at the old path, two redirects from one path, a chain, a circle, or a missing target.
 * @param pages the addresses of all pages, with their languages
 */
export function redirectProblems(redirects: readonly Redirect[], pages: ReadonlySet<string>): Problem[] {
  const targets = new Map(redirects.map(({ from, to }) => [pageAddress(from), to]));
  const seen = new Set<string>();
  const problems = redirects.flatMap(({ from, to, problem }) => {
    const address = pageAddress(from);
    const isTwice = seen.has(address);
    seen.add(address);
    if (pages.has(address)) return [problem(`there is a page at ${address}: it cannot be redirected`)];
    if (isTwice) return [problem(`two redirects from ${address}`)];
    const chain = chainFrom(address, targets);
    if (chain.indexOf(chain.at(-1) ?? '') < chain.length - 1)
      return [problem(`redirect loop: ${chain.join(' → ')}`)];
    if (chain.length > 2)
      return [problem(`redirects to another redirect, ${chain.join(' → ')}: name the final address`)];
    if (!pages.has(to)) return [problem(`no page at ${to}: ${unknownWord(to, [...pages])}`)];
    return [];
  });
  // A name that is wrong in every language is reported once.
  return [...new Map(problems.toReversed().map((one) => [describePlace(one), one])).values()].toReversed();
}

/** Checks the redirects of a site. @returns one problem per mistake */
export const checkRedirects = ({ site, source }: LoadedSite): Problem[] =>
  redirectProblems(
    siteRedirects(site, source),
    new Set(
      site.languages.flatMap((language) =>
        [...textAddresses(site, language), routes.admin].map((address) =>
          inLanguage(site, language, address),
        ),
      ),
    ),
  );
