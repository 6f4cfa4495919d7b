import { testSite as site } from '#content/test-support/test-site.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { HtmlElement } from 'html-validate';
import type { Language } from '#shared/locales.ts';
import { readExactAddresses } from '#server/site/exact-addresses.ts';
import { splitPath } from '#shared/routes.ts';
import { parseHtml } from './parse-html.ts';

/** An HTML file of the built site. */
export interface BuiltPage {
  /** Path below `dist`; problems name the page by it. */
  file: string;
  /** Address of the page, such as `/de/services`. */
  path: string;
  language: Language;
  /** True for the not-found page, which has no address. */
  isNotFound: boolean;
  html: string;
  /** Parsed on first use, because that takes 20 ms and many callers only list the pages. */
  readonly document: HtmlElement;
}

/** Reads a file of the built site: `index.html` has the address `/`, `de.html` the address `/de`. */
export function builtPage(file: string, html: string): BuiltPage {
  const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  const { language, path: unprefixed } = splitPath(site, path);
  let document: HtmlElement | undefined;
  return {
    file,
    path,
    language,
    isNotFound: unprefixed === '/404',
    html,
    get document() {
      return (document ??= parseHtml(html));
    },
  };
}

/** Files at former addresses are redirects, not pages. */
const isRedirect = (html: string) => html.includes('<meta http-equiv="refresh"');

/**
 * All pages of a built site, read from its folder: a new page is checked without being listed. The owner's HTML files
 * are not pages.
 */
export function pagesIn(folder: string): BuiltPage[] {
  const own = readExactAddresses(folder);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.html') && !own.has(`/${name}`))
    .toSorted()
    .map((name) => builtPage(name, readFileSync(join(folder, name), 'utf8')))
    .filter(({ html }) => !isRedirect(html));
}
