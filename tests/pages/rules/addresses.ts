import { testSite as site } from '#content/test-support/test-site.ts';
import type { Language } from '#shared/locales.ts';
import { inLanguage, splitPath } from '#shared/routes.ts';
import type { BuiltPage } from './built-page.ts';
import { attribute } from './parse-html.ts';

/** The addresses in a page's head: canonical, and alternates by hreflang. */
function addressesOf({ document }: BuiltPage): { canonical: string[]; alternates: Map<string, string> } {
  const hrefs = (selector: string) => document.querySelectorAll(selector);
  return {
    canonical: hrefs('link[rel="canonical"]').map((link) => attribute(link, 'href') ?? ''),
    alternates: new Map(
      hrefs('link[rel="alternate"][hreflang]').map((link) => [
        attribute(link, 'hreflang') ?? '',
        attribute(link, 'href') ?? '',
      ]),
    ),
  };
}

function problemsOf(page: BuiltPage, origin: string, paths: ReadonlySet<string>): string[] {
  const { canonical, alternates } = addressesOf(page);
  if (page.isNotFound) {
    const isSilent = canonical.length === 0 && alternates.size === 0;
    return isSilent ? [] : [`${page.file} is the not-found page and must not give an address`];
  }
  const problems: string[] = [];
  if (canonical.length !== 1 || canonical[0] !== origin + page.path) {
    problems.push(
      `${page.file}: canonical is ${canonical.join(' ') || 'missing'}, not ${origin}${page.path}`,
    );
  }
  const twin = (language: Language) => inLanguage(site, language, splitPath(site, page.path).path);
  // A site may add a page without code in some languages only.
  const written =
    site.languages.length > 1 ? site.languages.filter((language) => paths.has(twin(language))) : [];
  const known = written.includes(site.defaultLanguage) ? site.defaultLanguage : written[0];
  const wanted = new Map<string, string>(written.map((language) => [language, origin + twin(language)]));
  if (known !== undefined) wanted.set('x-default', origin + twin(known));
  for (const [hreflang, href] of wanted) {
    const given = alternates.get(hreflang);
    if (given !== href)
      problems.push(`${page.file}: hreflang ${hreflang} is ${given ?? 'missing'}, not ${href}`);
  }
  for (const [hreflang, href] of alternates) {
    if (!paths.has(href.slice(origin.length)))
      problems.push(`${page.file}: hreflang ${hreflang} leads nowhere`);
    else if (!wanted.has(hreflang))
      problems.push(`${page.file}: hreflang ${hreflang} is not a language of the site`);
  }
  return problems;
}

/**
 * Every page names itself and its translations, which exist and point back; the not-found page names none.
 * @param origin of the published site, without a slash at the end
 */
export function addressProblems(pages: BuiltPage[], origin: string): string[] {
  const paths = new Set(pages.filter((page) => !page.isNotFound).map((page) => page.path));
  return pages.flatMap((page) => problemsOf(page, origin, paths));
}
