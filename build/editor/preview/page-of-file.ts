import { allCollections } from '#content/collections/all-collections.ts';
import { folderOf } from '#content/collections/define-collection.ts';
import { itemAddress, ownAddress } from '#content/pages/paths.ts';
import { wordsFileOf } from '#content/pages/site-pages.ts';
import { routes, unprefixedPath, type RouteId } from '#shared/routes.ts';

/** The routes without parameters. */
// The keys of a constant are those of its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const pageRoutes = (Object.keys(routes) as RouteId[]).filter((route) => !routes[route].includes(':'));

/**
 * The page on which a file of a site is best seen, unprefixed: that of the item or of the words, else home.
 * @param name in the folder of the site
 */
export function pageOfFile(name: string): string {
  const [, folder = '', stem = ''] = /^(?:(.*)\/)?([^/.]+)[^/]*$/.exec(name) ?? [];
  const collection = allCollections
    .map(([, one]) => one)
    .find((one) => (folderOf(one) === '' ? one.files === name : folderOf(one) === folder));
  if (collection)
    return collection.route === false || folder === ''
      ? unprefixedPath(collection.list)
      : itemAddress(collection.route, stem);
  if (folder === 'pages' && name.endsWith('.md')) return ownAddress(stem);
  const route = pageRoutes.find((one) => (folder === 'legal' ? one : wordsFileOf(one)) === stem);
  return unprefixedPath(route ?? 'home');
}
