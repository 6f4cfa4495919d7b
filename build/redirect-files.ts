import type { Site } from '#content/load-site.ts';
import { pageAddress, splitPath } from '#shared/routes.ts';
import { redirectError, type Redirect } from '#content/redirects.ts';
import { redirectFiles, renderNginxMap, renderRedirectRules } from '#server/site/redirects.ts';
import { escapeMarkup } from './markup.ts';

/** A page with a meta refresh, for hosts that have no redirects. */
function redirectPage(site: Site, { from, to }: Redirect): string {
  const address = escapeMarkup(to);
  return [
    `<!doctype html><html lang="${splitPath(site, from).language}"><meta charset="utf-8"><title>${address}</title>`,
    `<link rel="canonical" href="${escapeMarkup(site.settings.origin)}${address}">`,
    `<meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${address}</a></html>\n`,
  ].join('');
}

/**
 * The files for the redirects of a site, by their paths: a page at each old address, rules for static hosts, a map for
 * nginx. None where there are no redirects.
 * @param isTaken whether the site has a file at a path
 * @throws DataError if an old address is one of its files
 */
export function redirectTexts(
  site: Site,
  redirects: readonly Redirect[],
  isTaken: (path: string) => boolean,
): Map<string, string> {
  if (redirects.length === 0) return new Map();
  const pages = redirects.map((redirect): [string, string] => {
    const page = `${pageAddress(redirect.from)}.html`;
    if (isTaken(page) || isTaken(redirect.from))
      throw redirectError(redirect, `${redirect.from} is a file of the site`);
    return [page, redirectPage(site, redirect)];
  });
  return new Map([
    ...pages,
    [`/${redirectFiles.rules}`, renderRedirectRules(redirects)],
    [`/${redirectFiles.nginx}`, renderNginxMap(redirects)],
  ]);
}
