import { testSite as site } from '#content/test-support/test-site.ts';
import { splitPath } from '#shared/routes.ts';
import type { BuiltPage } from './built-page.ts';
import { attribute } from './parse-html.ts';

/** Pages that search engines may list. */
const listedPages = (pages: readonly BuiltPage[]) =>
  pages.filter(({ document }) => !document.querySelector('meta[name="robots"]'));

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
