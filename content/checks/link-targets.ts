import { idsIn, ownPagesIn } from '#content/collections/names.ts';
import { editionOf, editionsOf, type Edition } from '#content/edition.ts';
import type { Language } from '#shared/locales.ts';
import { oncePer } from '#shared/once.ts';
import { findRedirect, inOrder } from '#shared/redirect-rules.ts';
import { inLanguage, pageAddress, splitPath } from '#shared/routes.ts';
import { nearWord } from '#content/site-file/parts.ts';
import { attempt } from '#content/site-file/problem.ts';
import { collectionsWithPages, itemAddress, ownAddress, routeByAddress } from '#content/pages/paths.ts';
import { pathOfLink, type Article } from '#content/read/article.ts';
import { collections } from '#content/collections/all-collections.ts';
import { folderOf, isTextCollection } from '#content/collections/define-collection.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { isFileAddress, meantAddress } from '#content/pages/meant-address.ts';
import { ownUrl } from '#content/articles/own-address.ts';
import { linkedFile, publishedFiles } from '#content/published/published-files.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { pagesOf, siteRedirects } from '#content/published/redirects.ts';
import { legalPages } from '#content/schema/text-pages.ts';
import { textAddresses, withoutLanguage } from '#content/pages/site-pages.ts';

/** Anchors of pages with a long text beside those of its headings. */
const anchorsOfEach = ['main', 'newsletter', 'sources', 'summary'];

/** The anchors of the headings of a text. */
export const headingAnchors = ({ blocks }: Article): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Where the links of a site may lead. */
class LinkTargets {
  readonly #loaded: LoadedSite;
  readonly #pages: ReadonlyMap<Language, ReadonlySet<string>>;
  readonly #all: ReadonlySet<string>;
  readonly #rules: ReturnType<typeof siteRedirects>;
  readonly #textFiles: ReadonlyMap<string, string>;

  constructor(loaded: LoadedSite) {
    const { site, source } = loaded;
    this.#loaded = loaded;
    this.#pages = new Map(editionsOf(site).map((edition) => [edition.language, textAddresses(edition)]));
    this.#all = new Set([...pagesOf(site), ...publishedFiles(site)]);
    this.#rules = inOrder(attempt(() => siteRedirects(site, source)).found ?? []);
    const ofTexts = collectionsWithPages.flatMap(({ name, route }) => {
      const collection = collections[name];
      if (!isTextCollection(collection)) return [];
      const ids = new Set(editionsOf(site).flatMap((edition) => idsIn(edition, name)));
      return [...ids].map((id): [string, string] => [
        itemAddress(route, id),
        `${folderOf(collection)}/${id}`,
      ]);
    });
    this.#textFiles = new Map([
      ...ofTexts,
      ...[...new Set(editionsOf(site).flatMap(ownPagesIn))].map((page): [string, string] => [
        ownAddress(page),
        `pages/${page}`,
      ]),
      ...[...routeByAddress].flatMap(([address, route]): [string, string][] =>
        legalPages.some((page) => page === route) ? [[address, `legal/${route}`]] : [],
      ),
    ]);
  }

  /**
   * Why a link cannot be followed; null where it can.
   * @param anchors of the page that has the link
   */
  problemOf(
    { href, written = href }: { href: string; written?: string },
    language: Language,
    anchors: readonly string[],
  ): string | null {
    if (/^https?:/.test(href)) return this.problemOfUrl(href, written);
    if (/^(mailto:|tel:)/.test(href)) return URL.canParse(href) ? null : `not an address: ${href}`;
    if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return `does not start with https://: ${href}`;
    if (href.startsWith('#'))
      return anchors.includes(href.slice(1))
        ? null
        : noSuch(
            href,
            href,
            anchors.map((one) => `#${one}`),
          );
    const path = pathOfLink(href);
    const { site } = this.#loaded;
    if (linkedFile(this.#editionIn(language), path) !== undefined) return null;
    const pages = this.#pages.get(language) ?? new Set();
    if (!pages.has(path))
      return (
        this.#problemOfPrefix(href, language, path) ?? noSuch(href, path, [...pages], publishedFiles(site))
      );
    return this.#problemOfAnchor(href, language, path);
  }

  /** What is wrong with an address that is one of another language. */
  #problemOfPrefix(href: string, language: Language, path: string): string | null {
    const { site } = this.#loaded;
    const { language: to, path: own } = withoutLanguage(this.#editionIn(language), path);
    const rest = href.slice(path.length);
    if (this.#pages.get(language)?.has(own))
      return `no such page: ${href}; write ${own}${rest}: a link leads to the page in the language of its text`;
    const other = [to, ...site.languages].find((one) => this.#pages.get(one)?.has(own));
    if (other === undefined) return null;
    const address = site.settings.origin + inLanguage(site, other, own) + rest;
    return `no such page: ${href}; it does not exist in “${language}”: for the one in “${other}” write ${address}`;
  }

  /**
   * A link to the site's own domain for which a path would be better, because it leads to the page in the language of
   * its text; null for any other.
   */
  adviceOf({ href, written = href }: { href: string; written?: string }, language: Language): string | null {
    const { site } = this.#loaded;
    const url = ownUrl(site, href);
    if (!url) return null;
    const rest = url.search + url.hash;
    const { language: to, path } = splitPath(site, pageAddress(decoded(url.pathname)));
    const isOther = to !== language && to !== site.defaultLanguage;
    if (linkedFile(this.#editionIn(language), url.pathname) === undefined) {
      if (isOther || this.#pages.get(language)?.has(path) !== true) return null;
      return `${written} is a page of this site: write ${path}${rest}, which leads to it in the language of the text`;
    }
    return `${written} is a file of this site: write ${url.pathname}${rest}`;
  }

  /** The same for an address with a host. @param written as the text has it */
  problemOfUrl(href: string, written = href): string | null {
    if (!URL.canParse(href)) return `not an address: ${written}`;
    const { site } = this.#loaded;
    const url = ownUrl(site, href);
    if (!url) return null;
    const path = decoded(url.pathname);
    const isThere = this.#all.has(pageAddress(path)) || this.#all.has(path);
    if (!isThere && !findRedirect(this.#rules, path, url.searchParams))
      return noSuch(written, path, [...this.#all], publishedFiles(site));
    const { language, path: own } = splitPath(site, pageAddress(path));
    return this.#problemOfAnchor(written, language, own);
  }

  /** @param path unprefixed */
  #problemOfAnchor(href: string, language: Language, path: string): string | null {
    const anchor = decoded(href.split('#', 2)[1] ?? '');
    const known = anchor === '' ? undefined : this.#anchorsOf(path, language);
    if (known === undefined || known.includes(anchor)) return null;
    const meant = nearWord(anchor, known);
    const advice = meant === undefined ? '' : `; did you mean “#${meant}”?`;
    return `no such section on that page: ${href}${advice}`;
  }

  #editionIn(language: Language): Edition {
    return editionOf(this.#loaded.site, language);
  }

  /** The anchors of a page with a long text; undefined for other pages. */
  #anchorsOf(path: string, language: Language): string[] | undefined {
    const { source } = this.#loaded;
    const name = `${this.#textFiles.get(path)}.${language}.md`;
    const found = source.has(name) ? attempt(() => source.markdown(name)).found : undefined;
    return found && [...headingAnchors(readArticle(this.#editionIn(language), found.body)), ...anchorsOfEach];
  }
}

/**
 * @param known what could have been meant; the list of all pages is too long for a message
 * @param files the same of files
 */
export function noSuch(
  href: string,
  target: string,
  known: readonly string[],
  files: ReadonlySet<string> = new Set(),
): string {
  const isFile = isFileAddress(target);
  const meant = meantAddress(decoded(target), known, isFile ? [...files] : []);
  const advice =
    meant === undefined ? (isFile ? '; put it into files/' : '') : `; did you mean “${encodeURI(meant)}”?`;
  return `no such ${isFile ? 'file' : 'page'}: ${href}${advice}`;
}

/** Where the links of a site may lead. */
export const linkTargets = oncePer((loaded: LoadedSite) => new LinkTargets(loaded));
