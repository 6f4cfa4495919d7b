import type { Site } from '#content/load-site.ts';
import { splitPath } from '#shared/routes.ts';
import { redirectError, type Redirect } from '#content/published/redirects.ts';
import { inOrder, isAddressBelow, targetParts, type RedirectRule } from '#shared/redirect-rules.ts';
import { redirectFiles } from '#server/site/redirects.ts';
import { escapeMarkup } from '#shared/markup.ts';

/** A page with a meta refresh, for hosts that have no redirects. */
function redirectPage(site: Site, { path, to }: Redirect): string {
  const address = escapeMarkup(to);
  return [
    `<!doctype html><html lang="${splitPath(site, path).language}"><meta charset="utf-8"><title>${address}</title>`,
    `<link rel="canonical" href="${escapeMarkup(new URL(to, site.settings.origin).href)}">`,
    `<meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${address}</a></html>\n`,
  ].join('');
}

/** A path as browsers send it. A colon would begin a placeholder in rules of static hosts. */
const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * The rules that Netlify and Cloudflare Pages read. Cloudflare compares the whole path, so the one with a slash at the
 * end needs a rule too; it ignores rules with a query. `!` lets Netlify use those although there is a page.
 */
function renderRules(redirects: readonly Redirect[]): string {
  const lines = inOrder(redirects).flatMap(({ path, from, query, isBelow: all, to }) => {
    const old = encodedPath(path);
    if (all) return [`${old}/* ${to} 301`];
    const pairs = query.map((pair) => pair.map(encodeURIComponent).join('='));
    if (pairs.length > 0) return [`${old} ${pairs.join(' ')} ${to} 301!`];
    const isFile = from.endsWith(`${path}.html`);
    return [old, ...(isFile ? [`${old}.html`] : []), `${old}/`].map((one) => `${one} ${to} 301`);
  });
  return `${lines.join('\n')}\n`;
}

/** The regular expression (PCRE) of a text; a space and other letters as a query may have them. */
const literal = (text: string) => text.replaceAll(/[\\^$.|?*+()[\]{}"]/g, '\\$&');
const inQuery = (text: string) =>
  Array.from(text)
    .map((letter) => {
      const encoded = encodeURIComponent(letter);
      if (encoded === letter) return literal(letter);
      const forms = [`(?i:${literal(encoded)})`, letter === ' ' ? '\\+' : literal(letter)];
      return `(?:${forms.join('|')})`;
    })
    .join('');
/** Whether a query has a parameter: a pattern for its end. */
const parameterPattern = ([name, value]: readonly [string, string]) =>
  `(?:^|&)${inQuery(name)}${value === '' ? '=?' : `=${inQuery(value)}`}(?:&|$)`;

const quoted = (text: string) => `"${text}"`;

/** Whether an old address is found in capitals too, as many systems allow: not where they name a file of the site. */
const ignoresCase = ({ ownFiles }: Pick<Site, 'ownFiles'>, rule: RedirectRule) =>
  rule.path === rule.path.toLowerCase() &&
  !ownFiles
    .map(({ address }) => address.toLowerCase())
    .some((address) => (rule.isBelow ? isAddressBelow(address, rule) : address === rule.path));

/**
 * The lines of a map for nginx, which compares decoded paths (docs/nginx.conf). It ignores case in texts, but not in
 * expressions.
 */
function renderNginxMap(site: Site, redirects: readonly Redirect[]): string {
  const lines = inOrder(redirects).flatMap((rule) => {
    if (rule.query.length > 0) return [];
    const { address, keepsQuery, hash } = targetParts(rule);
    const target = quoted(`${address}${keepsQuery ? '$is_args$args' : ''}${hash}`);
    const path = literal(rule.path);
    const isLoose = ignoresCase(site, rule);
    if (rule.isBelow) return [`"~${isLoose ? '*' : ''}^${path}/." ${target};\n`];
    return isLoose ? [`${quoted(rule.path)} ${target};\n`] : [`"~^${path}$" ${target};\n`];
  });
  return lines.join('');
}

/** The lines of a map for nginx from path and query, such as `/index.php?p=12`. */
function renderNginxQueries(redirects: readonly Redirect[]): string {
  const lines = inOrder(redirects).flatMap(({ path, query, to }) => {
    if (query.length === 0) return [];
    const parameters = query.map((pair) => `(?=(?:.*&)?${parameterPattern(pair).replace('(?:^|&)', '')})`);
    return [`"~^${literal(path)}\\?${parameters.join('')}" ${quoted(to)};\n`];
  });
  return lines.join('');
}

/** The lines of `.htaccess` for Apache, whose paths begin without a slash. */
export function renderApacheRedirects(
  site: Pick<Site, 'ownFiles'>,
  redirects: readonly RedirectRule[],
): string[] {
  return inOrder(redirects).flatMap((rule) => {
    const { address, keepsQuery, hash } = targetParts(rule);
    const path = literal(rule.path.slice(1));
    const pattern = rule.isBelow
      ? `^${path}/+[^/]`
      : path === ''
        ? '^(?:index\\.html)?$'
        : `^${path}(?:(?:/index)?\\.html)?/*$`;
    // A percent sign would begin a reference.
    const escaped = (text: string) => text.replaceAll('%', '\\%');
    const target = (query: string) => quoted(escaped(address) + query + escaped(hash));
    const loose = ignoresCase(site, rule) ? ',NC' : '';
    const rewrite = (to: string, flags = '') =>
      `RewriteRule ${quoted(pattern)} ${to} [R=301,END,NE${loose}${flags}]`;
    const conditions = rule.query.map((pair) => `RewriteCond %{QUERY_STRING} "${parameterPattern(pair)}"`);
    if (conditions.length > 0) return [...conditions, rewrite(target(''), ',QSD')];
    if (!keepsQuery) return [rewrite(target(''))];
    if (hash === '') return [rewrite(target(''))];
    return ['RewriteCond %{QUERY_STRING} "^$"', rewrite(target('')), rewrite(target('?%{QUERY_STRING}'))];
  });
}

/** Whether all file systems hold a file of this name. */
const canBeFile = (path: string) =>
  path !== '/' &&
  path.split('/').every((part) => !/[:*?|]|[. ]$/.test(part) && Buffer.byteLength(part) <= 200);

/**
 * The files for the redirects of a site, by their paths: a page at each old path, rules for static hosts, maps for
 * nginx. None where there are no redirects.
 * @param files the paths of all files of the site
 * @throws DataError if an old address is one of its files
 */
export function redirectTexts(
  site: Site,
  redirects: readonly Redirect[],
  files: readonly string[],
): Map<string, string> {
  if (redirects.length === 0) return new Map();
  const taken = new Set(files);
  const pages = redirects.flatMap((redirect): [string, string][] => {
    const { path, query, from } = redirect;
    if (query.length > 0) return [];
    const page = `${path}.html`;
    const hidden = redirect.isBelow
      ? files.find((file) => isAddressBelow(file, redirect))
      : [page, path, `${path}/index.html`].find((file) => taken.has(file));
    if (hidden !== undefined) throw redirectError(redirect, `${from}: ${hidden} is a file of the site`);
    return redirect.isBelow || !canBeFile(path) ? [] : [[page, redirectPage(site, redirect)]];
  });
  const rules = redirects.map(({ path, query, isBelow: all, to }) => ({ path, query, isBelow: all, to }));
  return new Map([
    ...pages,
    [`/${redirectFiles.rules}`, renderRules(redirects)],
    [`/${redirectFiles.nginx}`, renderNginxMap(site, redirects)],
    [`/${redirectFiles.nginxQueries}`, renderNginxQueries(redirects)],
    [`/${redirectFiles.server}`, JSON.stringify(rules)],
  ]);
}
