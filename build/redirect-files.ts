import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brand } from '../shared/brand.ts';
import { pageAddress, splitPath } from '../shared/routes.ts';
import { redirectError, type Redirect } from '../content/redirects.ts';
import { redirectFiles, renderNginxMap, renderRedirectRules } from '../server/site/redirects.ts';
import { escapeMarkup } from './markup.ts';

/** A page with a meta refresh, for hosts that have no redirects. */
function redirectPage({ from, to }: Redirect): string {
  const address = escapeMarkup(to);
  return [
    `<!doctype html><html lang="${splitPath(from).language}"><meta charset="utf-8"><title>${address}</title>`,
    `<link rel="canonical" href="${escapeMarkup(brand.origin)}${address}">`,
    `<meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${address}</a></html>\n`,
  ].join('');
}

/**
 * Writes the redirects of a site into it: a page at each old address, rules for static hosts, a map for nginx. Nothing
 * where there are none.
 * @param folder of the built site, with all its other files
 * @throws DataError if an old address is one of these files
 */
export async function writeRedirects(folder: string, redirects: readonly Redirect[]): Promise<void> {
  if (redirects.length === 0) return;
  for (const redirect of redirects) {
    const page = join(folder, `${pageAddress(redirect.from)}.html`);
    if (existsSync(page) || existsSync(join(folder, redirect.from)))
      throw redirectError(redirect, `${redirect.from} is a file of the site`);
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, redirectPage(redirect));
  }
  await writeFile(join(folder, redirectFiles.rules), renderRedirectRules(redirects));
  await writeFile(join(folder, redirectFiles.nginx), renderNginxMap(redirects));
}
