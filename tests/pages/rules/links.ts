import type { BuiltPage } from './built-page.ts';
import { attribute, tagsIn } from './parse-html.ts';

/** Allowed targets of links. */
export interface LinkTargets {
  pages: BuiltPage[];
  /** Addresses of all files of the site. */
  files: ReadonlySet<string>;
}

/** Any origin: it only makes relative links absolute. */
const base = 'http://site.invalid';

interface PageLink {
  page: BuiltPage;
  href: string;
  url: URL;
}

function internalLinks(pages: BuiltPage[]): PageLink[] {
  return pages.flatMap((page) =>
    page.document
      .querySelectorAll('a[href]')
      .map((link) => attribute(link, 'href') ?? '')
      .map((href) => ({ page, href, url: new URL(href, base + page.path) }))
      .filter(({ url }) => url.origin === base),
  );
}

const idsByPage = new WeakMap<BuiltPage, ReadonlySet<string | undefined>>();

/** The ids of a page, which many links name. */
function idsOf(page: BuiltPage): ReadonlySet<string | undefined> {
  const known = idsByPage.get(page);
  if (known) return known;
  const ids = new Set(tagsIn(page.html).map(({ attributes }) => attributes.get('id')));
  idsByPage.set(page, ids);
  return ids;
}

function problemOf(
  { page, href, url }: PageLink,
  targets: LinkTargets,
  byPath: Map<string, BuiltPage>,
): string | null {
  if (href === '' || href === '#') return `href="${href}" has no target`;
  const path = decodeURIComponent(url.pathname);
  const target = href.startsWith('#') ? page : byPath.get(path);
  if (!target) return targets.files.has(path) ? null : `${href} does not exist`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === '' || idsOf(target).has(id)) return null;
  return `${href} has no element with this id`;
}

/**
 * Internal links and fragments without a target, including an empty href and `#`. One problem per target,
 * with the pages that link to it.
 */
export function linkProblems(targets: LinkTargets): string[] {
  const byPath = new Map(targets.pages.filter((page) => !page.isNotFound).map((page) => [page.path, page]));
  const pagesByProblem = new Map<string, Set<string>>();
  for (const link of internalLinks(targets.pages)) {
    const problem = problemOf(link, targets, byPath);
    if (problem === null) continue;
    const files = pagesByProblem.get(problem) ?? new Set();
    pagesByProblem.set(problem, files.add(link.page.file));
  }
  return [...pagesByProblem].map(([problem, files]) => `${problem}; linked from ${[...files].join(', ')}`);
}
