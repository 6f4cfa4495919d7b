import { pageAddress } from './routes.ts';
import { patternProblem, statusProblem, withHttps } from './written-address.ts';

export interface RedirectRule {
  /** Decoded, as `pageAddress` makes it. */
  path: string;
  /** Parameters that the query must have, decoded, in any order; others may be there too. */
  query: readonly (readonly [name: string, value: string])[];
  /** Whether it is everything below the path, and not the path itself. */
  isBelow: boolean;
  /** An address of the site or of another one, encoded. */
  to: string;
}

export type OldAddress = Omit<RedirectRule, 'to'>;

/** For nginx (docs/nginx.conf), in bytes. */
const longestPath = 500;

/** A text without percent encoding; undefined where that is not of UTF-8. */
export const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The host under which people know a site. */
export const hostOf = (url: URL): string => url.hostname.replace(/^www\./, '');

/** The part of a full address after the host; the other host where it is not of the site. @returns what is wrong */
function withoutOrigin(written: string, origin: string): { rest: string } | { host: string } | string {
  if (!/^https?:\/\//i.test(written)) return { rest: written };
  const url = URL.parse(written);
  if (url === null) return `not a valid address: ${written}`;
  if (hostOf(url) !== hostOf(new URL(origin))) return { host: url.host };
  return { rest: written.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/') };
}

/** What is wrong with the beginning of a path; undefined where nothing is. */
function startProblem(path: string, origin: string): string | undefined {
  const full = withHttps(path);
  const local = full === undefined ? undefined : withoutOrigin(full, origin);
  if (typeof local === 'object')
    return 'rest' in local
      ? `does not start with a slash: write ${local.rest}`
      : `an address of another site needs https://: write ${full}`;
  if (/^[a-z][a-z\d+.-]*:|^[^/?#]+@/i.test(path))
    return `not an address that starts with / or https://: ${path}`;
  if (path.includes('\\')) return `has a backslash: write ${path.replaceAll('\\', '/')}`;
  if (!path.startsWith('/'))
    return `does not start with a slash: write ${path.replace(/^(\.{1,2}\/)*/, '/')}`;
  return /^[^?#]*\/\//.test(path)
    ? `two slashes in a row: write ${path.replace(/^[^?#]*/, (start) => start.replaceAll(/\/{2,}/g, '/'))}`
    : undefined;
}

/** What is wrong with the parts of an old path; undefined where nothing is. */
function partsProblem(path: string, written: string): string | undefined {
  if (path.includes('*'))
    return `* can only be the whole last part of a path, as in /2019/*, without a query: ${written}`;
  if (path.split('/').some((part) => part.startsWith('.')))
    return `no part of an address can begin with a dot: ${written}`;
  if (path.split('/').some((part) => /^:[a-z]/i.test(part)))
    return `placeholders do not work; end with * for everything below a path: ${written}`;
  const [character] = /[\p{Cc}"<>{}|^`\\]/u.exec(path) ?? [];
  if (character !== undefined) return `an address cannot contain ${JSON.stringify(character)}: ${written}`;
  return new TextEncoder().encode(path).length > longestPath
    ? `longer than ${longestPath} characters`
    : undefined;
}

/**
 * Reads an old address, as people copy it from an address bar or a list of links.
 * @param origin of the site
 * @returns what is wrong with it as a text
 */
export function parseOldAddress(written: string, origin: string): OldAddress | string {
  const trimmed = written.trim();
  const ofOthers = (host: string) =>
    `an address of ${host}, not of this site: only addresses of ${new URL(origin).host} reach it`;
  const local = withoutOrigin(trimmed, origin);
  if (typeof local === 'string') return local;
  if ('host' in local) return ofOthers(local.host);
  const { rest } = local;
  const full = withoutOrigin(withHttps(rest) ?? origin, origin);
  if (typeof full === 'object' && 'host' in full) return ofOthers(full.host);
  const [beforeFragment = '', fragment] = rest.split('#', 2);
  if (fragment !== undefined)
    return pageAddress(beforeFragment) === '/'
      ? `browsers do not send #${fragment} to a server, so nothing can redirect it: remove this redirect`
      : `browsers do not send #${fragment} to a server: write ${beforeFragment}`;
  const wrong = patternProblem(rest) ?? statusProblem(rest) ?? startProblem(rest, origin);
  if (wrong !== undefined) return wrong;
  const [encodedPath = '', ...searches] = rest.split('?');
  const search = searches.join('?');
  const hasStar = encodedPath.endsWith('/*') && search === '';
  const path = decoded(hasStar ? encodedPath.slice(0, -2) : encodedPath);
  if (path === undefined || decoded(search) === undefined)
    return `wrong percent encoding: write %25 for a percent sign: ${written}`;
  if (/%2f|%5c/i.test(encodedPath)) return `an encoded slash cannot be in an address: ${written}`;
  const ofParts = partsProblem(path, written);
  if (ofParts !== undefined) return ofParts;
  return { path: pageAddress(path), query: [...new URLSearchParams(search)], isBelow: hasStar };
}

/** Where a redirect leads: the address to send, and its path on this site, decoded. */
export interface Target {
  to: string;
  /** Undefined for another site. */
  path: string | undefined;
}

/**
 * Reads the new address of a redirect.
 * @param files of the site, whose addresses stay as they are
 * @returns what is wrong with it as a text
 */
export function parseTarget(written: string, origin: string, files: ReadonlySet<string>): Target | string {
  const trimmed = written.trim();
  // Has no meaning but that of a variable in the configuration of servers.
  const safe = (address: string) => address.replaceAll('$', '%24');
  const ofStatus = statusProblem(trimmed);
  if (ofStatus !== undefined) return ofStatus;
  const local = withoutOrigin(trimmed, origin);
  if (typeof local === 'string') return local;
  if (/\/(\*$|:[a-z]|[$\\]\d)/i.test(trimmed) || ('rest' in local && local.rest.includes('*')))
    return `name one address: everything below the old one leads to it: ${written}`;
  if ('host' in local) return { to: safe(URL.parse(trimmed)?.href ?? trimmed), path: undefined };
  const wrong = startProblem(local.rest, origin);
  if (wrong !== undefined) return wrong;
  const [, route] = /(#!.*|#\/.*)$/.exec(local.rest) ?? [];
  if (route !== undefined)
    return `${route} names a page of another system: write the address of the page here`;
  const url = URL.parse(local.rest, origin);
  const path = decoded(url?.pathname ?? '%');
  if (url === null || path === undefined)
    return `wrong percent encoding: write %25 for a percent sign: ${written}`;
  const address = files.has(path) ? path : pageAddress(path);
  return { to: safe(encodeURI(address) + url.search + url.hash), path: address };
}

const isIn = ({ query }: OldAddress, search: URLSearchParams) =>
  query.every(([name, value]) => search.getAll(name).includes(value));

/** Whether an address is below the path of a rule. */
export const isAddressBelow = (address: string, { path }: OldAddress): boolean =>
  address !== path && address.startsWith(path === '/' ? path : `${path}/`);

/** How a rule is found: an address with a query first, the longest path below which everything has moved last. */
export const inOrder = <Rule extends OldAddress>(rules: readonly Rule[]): Rule[] => {
  const rank = ({ query, isBelow }: OldAddress) => (isBelow ? 1 : -query.length);
  return rules.toSorted((one, two) => rank(one) - rank(two) || two.path.length - one.path.length);
};

/**
 * Finds the redirect of an address.
 * @param path decoded
 * @param rules as `inOrder` arranges them
 * @param ignoresCase whether an old address in lower case is found in capitals too
 */
export function findRedirect<Rule extends OldAddress>(
  rules: readonly Rule[],
  path: string,
  search: URLSearchParams,
  ignoresCase = false,
): Rule | undefined {
  const written = pageAddress(path);
  const addresses = ignoresCase ? [written, written.toLowerCase()] : [written];
  return rules.find((rule) =>
    addresses.some((address) =>
      rule.isBelow ? isAddressBelow(address, rule) : rule.path === address && isIn(rule, search),
    ),
  );
}

/**
 * The target in parts. Visitors keep their query only where neither the old nor the new address has one.
 */
export function targetParts({ to, query }: RedirectRule): {
  address: string;
  keepsQuery: boolean;
  hash: string;
} {
  const [address = '', hash] = to.split('#', 2);
  return {
    address,
    keepsQuery: query.length === 0 && !address.includes('?'),
    hash: hash === undefined ? '' : `#${hash}`,
  };
}

/** The address that answers a request. @param search of the request, with its question mark */
export function redirectTarget(rule: RedirectRule, search: string): string {
  const { address, keepsQuery, hash } = targetParts(rule);
  return address + (keepsQuery ? search : '') + hash;
}
