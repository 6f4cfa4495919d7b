/** Address of the table that names the scripts and styles of each page, so that they load together with its HTML. */
export const pageFilesPath = '/page-files.json';

/** The scripts and styles of all pages of a site. */
export interface PageFiles {
  files: Record<string, string[]>;
  /** Views by path, or by the pattern of `siblingsOf` where all pages in a folder have the same view. */
  views: Record<string, string>;
}

/** The pattern for all pages in the folder of a path: `/services/*` for `/services/cloud`. */
export const siblingsOf = (pathname: string): string => pathname.replace(/[^/]*$/, '*');

/**
 * The table for the pages of a site.
 * @param viewOf the view of a path
 * @param filesOf addresses of the scripts and styles of a view
 */
export function pageFilesOf(
  paths: readonly string[],
  viewOf: (path: string) => string,
  filesOf: (view: string) => string[],
): PageFiles {
  const views: PageFiles['views'] = {};
  for (const [pattern, siblings] of Map.groupBy(paths, siblingsOf)) {
    const hasOneView = new Set(siblings.map(viewOf)).size === 1;
    for (const path of siblings) views[hasOneView ? pattern : path] = viewOf(path);
  }
  const names = new Set(Object.values(views));
  return { files: Object.fromEntries([...names].map((view) => [view, filesOf(view)])), views };
}
