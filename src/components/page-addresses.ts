/**
 * The addresses of the visible page in its languages: what the `hreflang` links of its head say, so that scripts need
 * no table of routes and languages. The not-found page has no such links but `data-not-found`: the languages of the
 * site, its default first.
 */
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
const pathOf = ({ href }: HTMLLinkElement) => new URL(href).pathname;

const isIn = (pathname: string, folder: string) => pathname === folder || pathname.startsWith(`${folder}/`);

/** The languages of the site on the not-found page, the default one first; undefined on all others. */
const languagesOfNotFound = () => document.documentElement.dataset.notFound?.split(' ');

/** The language that the address names by its prefix; undefined for the default language. */
export function prefixOfAddress(): string | undefined {
  const languages = languagesOfNotFound()?.slice(1) ?? links().map(({ hreflang }) => hreflang);
  return languages.find((language) => isIn(location.pathname, `/${language}`));
}

/**
 * The path of this page in another language (SPEC section 4, Language). The not-found page stays at its address, with
 * another prefix.
 * @returns undefined when the page does not exist in the language
 */
export function pathInLanguage(language: string): string | undefined {
  const languages = languagesOfNotFound();
  if (!languages) {
    const link = links().find(({ hreflang }) => hreflang === language);
    return link && pathOf(link);
  }
  if (!languages.includes(language)) return undefined;
  const prefix = prefixOfAddress();
  const path = prefix === undefined ? location.pathname : location.pathname.slice(prefix.length + 1);
  return language === languages[0] ? path || '/' : `/${language}${path === '/' ? '' : path}`;
}

/** Whether a path is that of this page, in any of its languages. */
export const isPathOfPage = (pathname: string): boolean => links().some((link) => pathOf(link) === pathname);

/**
 * Where an address leads that no page answers: an unknown job goes to Careers (SPEC section 8).
 * @param notFound `<html>` of the not-found page, whose `data-careers` has the paths of Careers in all languages
 * @returns undefined for all others, which show the not-found page
 */
export function careersOfUnknownJob(notFound: HTMLElement, pathname: string): string | undefined {
  const careers = notFound.dataset.careers?.split(' ') ?? [];
  return careers.find((path) => isIn(pathname, path) && /^\/[^/]+\/*$/.test(pathname.slice(path.length)));
}
