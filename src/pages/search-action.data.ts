import type { WebSite } from 'schema-dts';
import { brand } from '../../shared/brand.ts';
import type { Language } from '../../shared/locales.ts';
import { pathTo } from '../../shared/routes.ts';
import { hasPage } from '../../content/site-pages.ts';

/**
 * How the site is searched in a language, in the vocabulary of schema.org; nothing where it is not. Without the
 * `query-input` of search engines, which no longer offer a search box below a result.
 */
export function searchAction(language: Language): Pick<Exclude<WebSite, string>, 'potentialAction'> {
  if (!hasPage('search')) return {};
  const target = `${brand.origin}${pathTo(language, 'search')}?q={q}`;
  return { potentialAction: { '@type': 'SearchAction', target } };
}
