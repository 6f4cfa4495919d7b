import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAddress } from '#shared/routes.ts';

/*
 * The redirects of a built site, in files that a host reads and does not serve: rules for static hosts, which this
 * server reads too, and a map for nginx.
 */

type Redirects = readonly { from: string; to: string }[];

/** Their names in the built site. */
export const redirectFiles = { rules: '_redirects', nginx: '_redirects.nginx' } as const;

/** The rules that Netlify and Cloudflare Pages read, and this server. */
export const renderRedirectRules = (redirects: Redirects): string =>
  redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`).join('');

/** The lines of a map for nginx, which compares decoded paths (docs/nginx.conf). */
export const renderNginxMap = (redirects: Redirects): string =>
  redirects.map(({ from, to }) => `"${from}" "${to}";\n`).join('');

/** Where the old addresses of a built site lead. @param folder of the built site */
export function readRedirects(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, redirectFiles.rules);
  const rules = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    rules.map((rule) => {
      const [from = '', to = ''] = rule.split(' ');
      return [pageAddress(decodeURI(from)), to];
    }),
  );
}
