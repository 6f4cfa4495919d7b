import { siblingsOf, type PageFiles } from '#shared/page-files.ts';

/**
 * The table of `shared/page-files.ts`.
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
