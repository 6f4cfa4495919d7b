import { testSite as site } from '#content/test-support/test-site.ts';
import { splitPath } from '#shared/routes.ts';
import type { BuiltPage } from './built-page.ts';
import { attribute } from './parse-html.ts';

interface Entry {
  address: string;
  lastModified: string | undefined;
  /** Language and address of each translation, as in the page's head. */
  alternates: string[];
}

const twin = /<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g;

function entriesOf(xml: string): Entry[] {
  return [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(([, url = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '',
    lastModified: /<lastmod>([^<]*)<\/lastmod>/.exec(url)?.[1],
    alternates: [...url.matchAll(twin)].map(([, hreflang, href]) => `${hreflang} ${href}`),
  }));
}

/** Pages that search engines may list. */
const listedPages = (pages: readonly BuiltPage[]) =>
  pages.filter(({ document }) => !document.querySelector('meta[name="robots"]'));

const alternatesOf = ({ document }: BuiltPage) =>
  document
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => `${attribute(link, 'hreflang')} ${attribute(link, 'href')}`);

/** Dates shown in an article or in the details of a job. */
const daysOf = ({ document }: BuiltPage) =>
  document.querySelectorAll('main time').map((time) => attribute(time, 'datetime') ?? '');

/**
 * Compares sitemap.xml with the pages: missing or extra pages, translations that differ from the page's head,
 * dates that the page does not show.
 */
export function sitemapProblems(xml: string, pages: readonly BuiltPage[], origin: string): string[] {
  const entries = entriesOf(xml);
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const listed = new Map(listedPages(pages).map((page) => [origin + page.path, page]));
  const problems = entries
    .filter(({ address }) => !listed.has(address))
    .map(({ address }) => `sitemap.xml lists ${address}, which robots must not index`);
  if (byAddress.size !== entries.length) problems.push('sitemap.xml lists a page twice');
  for (const [address, page] of listed) {
    const entry = byAddress.get(address);
    if (!entry) {
      problems.push(`sitemap.xml leaves out ${address}`);
      continue;
    }
    if (entry.alternates.join('\n') !== alternatesOf(page).join('\n'))
      problems.push(`sitemap.xml gives ${address} other twins than its head`);
    const { lastModified } = entry;
    const isLegal = page.html.includes('"lastUpdated"');
    if (lastModified && !isLegal && !daysOf(page).includes(lastModified))
      problems.push(`sitemap.xml says ${address} changed on ${lastModified}, which the page does not show`);
  }
  return problems;
}

/** Public pages that cannot be reached by links from the home page of their language. */
export function unreachablePages(pages: readonly BuiltPage[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set<string>();
  const homes = pages.filter(({ path }) => splitPath(site, path).path === '/').map(({ path }) => path);
  const waiting = [...homes];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = byPath.get(path);
    if (!page || reached.has(path)) continue;
    reached.add(path);
    const links = page.document.querySelectorAll('a[href]').map((link) => attribute(link, 'href') ?? '');
    waiting.push(...links.map((href) => new URL(href, `http://site.invalid${page.path}`).pathname));
  }
  return listedPages(pages)
    .filter(({ path }) => !reached.has(path))
    .map(({ path }) => `no link leads to ${path}`);
}
