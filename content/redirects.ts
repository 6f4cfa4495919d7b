import * as v from 'valibot';
import { languages, type Language } from '../shared/locales.ts';
import { inLanguage, pageAddress, prefixed, routes, unprefixedPath, type RouteId } from '../shared/routes.ts';
import { addresses } from '../shared/site.ts';
import { siteFile } from '../shared/site-folder.ts';
import { readMarkdown, readYaml, type DataFile } from '../shared/site-file/data-file.ts';
import { parseData, problemAt } from '../shared/site-file/parse-data.ts';
import { unknownWord } from '../shared/site-file/parts.ts';
import { DataError, describePlace, type Problem } from '../shared/site-file/problem.ts';
import { redirectsSchema } from './schema/redirects.ts';
import { caseStudyCollection } from './case-studies.ts';
import { itemFacts, optionalFile } from './items.ts';
import { ownPageFiles } from './own-pages.ts';
import { postCollection } from './posts.ts';
import { serviceItems } from './services.ts';
import { textFacts, textIds } from './texts.ts';
import { whitePaperCollection } from './white-papers.ts';
import { jobSchema } from './schema/jobs.ts';
import { textAddresses } from './site-pages.ts';

/** An old path and the page that answers it now, both with their language. */
export interface Redirect {
  from: string;
  to: string;
  /** A problem located at this redirect. */
  problem: (reason: string) => Problem;
}

const textCollections = {
  post: postCollection,
  caseStudy: caseStudyCollection,
  whitePaper: whitePaperCollection,
};
const collections = { service: ['services', serviceItems], job: ['jobs', jobSchema] } as const;

const withFormerly = v.object({ formerly: v.array(v.string()) });

/** Redirects from the former names of an item, in those of the languages that have its page. */
function renamed(route: RouteId, id: string, facts: DataFile, inWhich: readonly Language[]): Redirect[] {
  const [parameter = ''] = /(?<=:)\w+/.exec(routes[route]) ?? [];
  const address = (name: string) => unprefixedPath(route, { [parameter]: name });
  const { success, output } = v.safeParse(withFormerly, facts.value);
  if (!success) return [];
  const languagesOfPage = inWhich.filter((language) => textAddresses(language).has(address(id)));
  return output.formerly.flatMap((name, index) =>
    languagesOfPage.map((language) => ({
      from: inLanguage(language, address(name)),
      to: inLanguage(language, address(id)),
      problem: (reason: string) => problemAt(facts, ['formerly', index], reason),
    })),
  );
}

/** Redirects from the addresses of the product to those that `addresses` of `site.yaml` names in a language. */
function renamedIn(language: Language): Redirect[] {
  const site = readYaml(siteFile('site.yaml'));
  return [...textAddresses(language)].flatMap((address) => {
    const [from, to] = [prefixed(language, address), inLanguage(language, address)];
    const problem = (reason: string) => problemAt(site, ['addresses', language], reason);
    return from === to ? [] : [{ from, to, problem }];
  });
}

const routeKeys = <Table extends Partial<Record<RouteId, unknown>>>(table: Table) =>
  // The keys of a constant are those of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.keys(table) as (keyof Table & RouteId)[];

/**
 * All redirects of the site: from the names that things had before (`formerly`) and those of `redirects.yaml`.
 * @throws DataError when a file cannot be read or `redirects.yaml` is wrong
 */
export function siteRedirects(): Redirect[] {
  const file = optionalFile('redirects');
  return [
    ...routeKeys(textCollections).flatMap((route) =>
      textIds(textCollections[route]).flatMap((id) =>
        renamed(route, id, textFacts(textCollections[route], id), languages),
      ),
    ),
    ...routeKeys(collections).flatMap((route) => {
      const [folder, schema] = collections[route];
      return itemFacts(folder, schema).flatMap(({ id, facts }) => renamed(route, id, facts, languages));
    }),
    ...ownPageFiles().flatMap(({ file: own, page, language }) =>
      renamed('ownPage', page, readMarkdown(own).frontMatter, [language]),
    ),
    ...Object.keys(addresses).flatMap(renamedIn),
    ...parseData(redirectsSchema, file).map(({ from, to }, index) => ({
      from,
      to,
      problem: (reason: string) => problemAt(file, [index], reason),
    })),
  ];
}

/** An error located at a redirect, with file, line and field. */
export const redirectError = ({ problem }: Redirect, reason: string): DataError =>
  new DataError([problem(reason)]);

/** The chain of redirects from a path, until one has no redirect or repeats. */
function wayFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const way = [from];
  for (let at = targets.get(from); at !== undefined; at = targets.get(at)) {
    const isAgain = way.includes(at);
    way.push(at);
    if (isAgain) break;
  }
  return way;
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
    if (pages.has(address)) return [problem(`a page stands at ${address}: it cannot lead elsewhere`)];
    if (isTwice) return [problem(`two redirects leave from ${address}`)];
    const way = wayFrom(address, targets);
    if (way.indexOf(way.at(-1) ?? '') < way.length - 1)
      return [problem(`leads in a circle: ${way.join(' → ')}`)];
    if (way.length > 2) return [problem(`leads to another redirect, ${way.join(' → ')}: name the last one`)];
    if (!pages.has(to)) return [problem(`no page stands at ${to}: ${unknownWord(to, [...pages])}`)];
    return [];
  });
  // A name that is wrong in every language is reported once.
  return [...new Map(problems.toReversed().map((one) => [describePlace(one), one])).values()].toReversed();
}

/** Checks the redirects of the site. @returns one problem per mistake */
export const checkRedirects = (): Problem[] =>
  redirectProblems(
    siteRedirects(),
    new Set(
      languages.flatMap((language) =>
        [...textAddresses(language), routes.admin].map((address) => inLanguage(language, address)),
      ),
    ),
  );
