import type { HtmlElement } from 'html-validate';
import type { Language } from '../../../config/locales.ts';
import { splitPath } from '../../../config/routes.ts';
import { parseHtml } from './parse-html.ts';

/** One HTML file of the built site, as the rules read it. */
export interface BuiltPage {
  /** Path of the file below `dist`; problems name the page by it. */
  file: string;
  /** Address of the page, for example `/de/services`. */
  path: string;
  language: Language;
  /** The not-found page has no address of its own. */
  isNotFound: boolean;
  html: string;
  /** Parsed when it is asked for first: reading a page takes 20 ms, and most who list the pages do not read them. */
  readonly document: HtmlElement;
}

/** Reads a file of the built site: `index.html` is `/`, `de/services.html` is `/de/services`. */
export function builtPage(file: string, html: string): BuiltPage {
  const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  const { language, path: unprefixed } = splitPath(path);
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
