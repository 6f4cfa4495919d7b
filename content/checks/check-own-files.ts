import { idsIn } from '#content/collections/names.ts';
import { editionsOf } from '#content/edition.ts';
import { pageAddress, routes } from '#shared/routes.ts';
import { pointerIn } from '#content/site-file/other-formats.ts';
import type { Problem } from '#content/site-file/problem.ts';
import { csvAddress } from '#content/articles/figures-csv.ts';
import type { LoadedSite, Site } from '#content/load-site.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import { insteadOfOwnFile } from '#content/read/made-from-settings.ts';
import { ownFilesIn, ownHtaccess, type OwnFile, productFolders } from '#content/read/own-files.ts';
import { windowsProblem } from '#content/read/portable-names.ts';
import { madeFiles } from '#content/published/published-files.ts';
import { pagesOf } from '#content/published/redirects.ts';
import { calendarPathOf } from '#content/collections/webinars.ts';

/** Cloudflare Pages takes no larger file. */
const maxMebibytes = 25;
/** The server of the project refuses longer paths. */
const maxAddressLength = 1000;

/** Why a part of a path cannot be a name everywhere; undefined where it can. */
function partProblem(part: string): string | undefined {
  const [character] = /[%#]|^\s/.exec(part) ?? [];
  if (character !== undefined)
    return `an address cannot have ${JSON.stringify(character)} in “${part}”: rename it`;
  if (Buffer.byteLength(part) > 200) return 'its name is too long: shorten it';
  return windowsProblem(part);
}

/** Why a file whose name begins with a dot is not published; undefined where it is. */
function dotProblem(address: string): string | undefined {
  const [hidden] = /(?<=\/)\.[^/]+/.exec(address.replace(/^\/\.well-known\//, '/')) ?? [];
  if (hidden === undefined || address === '/.nojekyll') return undefined;
  if (/^\.(env|ht)/i.test(hidden) && hidden !== '.htaccess')
    return `${hidden} contains secrets, which must not be published: remove it`;
  return hidden === '.htaccess'
    ? `only ${ownHtaccess} is read: write its lines there`
    : 'servers hide names that begin with a dot, except .well-known: rename it';
}

/** Why the name of a file cannot be published; undefined where it can. */
function nameProblem(address: string): string | undefined {
  const parts = address.slice(1).split('/');
  const [first = '', base = ''] = [parts[0], parts.at(-1)];
  const ofDots = dotProblem(address);
  if (ofDots !== undefined) return ofDots;
  const ofPart = parts.map(partProblem).find((one) => one !== undefined);
  if (ofPart !== undefined) return ofPart;
  if (encodeURI(address).length > maxAddressLength) return 'its address is too long: shorten the names';
  if (/\.(br|gz|zst)$/i.test(base))
    return 'servers take it for the compressed copy of another file: use .zip';
  if (/\.(php\d?|phps|phtml|phar|f?cgi|pl|aspx?|jsp|shtml)(\.|$)/i.test(base))
    return 'a program: hosts run it or show its source, and the server of the project runs none: remove it';
  if (/^(404|413|502)(\.html?)?$/i.test(base)) return 'the name of an error page: rename it';
  const instead = insteadOfOwnFile(address.slice(1));
  if (instead !== undefined) return instead;
  if (/^_(headers|redirects|files)/i.test(first)) return 'the build writes this file: remove it';
  if (productFolders.includes(first.toLowerCase()))
    return `/${first} belongs to the product: put it into another folder`;
  if (/^index\.html?$/i.test(base))
    return parts.length === 1
      ? 'the home page has this address: rename it'
      : `a folder has no page of its own: rename it, such as ${address.slice(1).replace(/\/index\.html?$/i, '.html')}`;
  return undefined;
}

/** The addresses that the pages and the made files of a site have, in lower case, and what has them. */
function takenAddresses(site: Site): Map<string, string> {
  // The dashboard also where it is off, because live mode needs it.
  const editions = editionsOf(site);
  const dashboards = editions.map(({ href }) => href(routes.admin));
  const pages = [...pagesOf(site).union(new Set(dashboards))];
  const calendars = editions.flatMap((edition) =>
    idsIn(edition, 'webinars').map((id) => edition.href(calendarPathOf(id))),
  );
  const files = [...madeFiles(site), ...calendars, ...pages.map(csvAddress)];
  return new Map(
    [
      ...files.map((file): [string, string] => [file, 'a file that the build makes']),
      ...pages.flatMap((page): [string, string][] => [
        [page, `the page ${page}`],
        [`${page}.html`, `the page ${page}`],
      ]),
    ].map(([address, what]) => [address.toLowerCase(), what]),
  );
}

/** Why a file has the address of something else; undefined where it does not. */
function clash({ address }: OwnFile, taken: ReadonlyMap<string, string>): string | undefined {
  const lower = address.toLowerCase();
  const what = taken.get(lower) ?? taken.get(pageAddress(lower));
  if (what !== undefined) return `${what} has this address: rename or remove it`;
  const above = lower
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    .find((folder) => /\.\w+$/.test(folder) && taken.has(folder));
  return above === undefined ? undefined : `${above} is ${taken.get(above)}: rename the folder`;
}

/** The most bytes that a pointer of Git LFS has. */
const pointerBytes = 1024;

/** Files that are published as they are, and whose content Git LFS has not fetched. */
const unfetched = (source: SiteSource): Problem[] =>
  [...source.files.keys()]
    .filter((name) => /^(files|documents)\//.test(name) && source.sizeOf(name) <= pointerBytes)
    .flatMap((name) => {
      const reason = pointerIn(source.bytes(name));
      return reason === undefined ? [] : [{ file: source.pathOf(name), field: '(the whole file)', reason }];
    });

/** Checks the files that are published as they are: their names, addresses, sizes, and that they are there. */
export function checkOwnFiles({ site, source }: LoadedSite): Problem[] {
  const taken = takenAddresses(site);
  const files = ownFilesIn(source.files.keys());
  const same = Map.groupBy(files, ({ address }) => address.toLowerCase());
  const wrong = files.flatMap((file): Problem[] => {
    const twins = (same.get(file.address.toLowerCase()) ?? []).filter(({ name }) => name !== file.name);
    const ofName =
      nameProblem(file.address) ??
      clash(file, taken) ??
      (twins.length > 0
        ? `differs from ${twins.map(({ name }) => name).join(', ')} only in case: rename one of them`
        : undefined);
    const mebibytes = source.sizeOf(file.name) / 2 ** 20;
    const ofSize =
      mebibytes > maxMebibytes
        ? `${mebibytes.toFixed(1)} MB: at most ${maxMebibytes} MB, because Cloudflare Pages refuses more: make it smaller, or link to another host`
        : undefined;
    const place = { file: source.pathOf(file.name) };
    return [
      ...(ofName === undefined ? [] : [{ ...place, field: '(the name of the file)', reason: ofName }]),
      ...(ofSize === undefined ? [] : [{ ...place, field: '(the whole file)', reason: ofSize }]),
    ];
  });
  return [...wrong, ...unfetched(source)];
}
