import type { Language } from '#shared/locales.ts';
import { oncePer } from '#shared/once.ts';
import { findRedirect, inOrder } from '#shared/redirect-rules.ts';
import { pageAddress, splitPath } from '#shared/routes.ts';
import { nearWord } from '#shared/site-file/parts.ts';
import { attempt } from '#shared/site-file/problem.ts';
import { collectionsWithPages, itemAddress, ownAddress, routeByAddress } from './addresses.ts';
import { pathOfLink, type Article } from './article.ts';
import { collections } from './collections/all-collections.ts';
import { folderOf, isTextCollection } from './collections/define-collection.ts';
import type { LoadedSite, Site } from './load-site.ts';
import { isFileAddress, meantAddress } from './meant-address.ts';
import { linkedFile, publishedFiles } from './published-files.ts';
import { readArticle } from './read-article.ts';
import { pagesOf, siteRedirects } from './redirects.ts';
import { legalPages } from './schema/plain-pages.ts';
import { textAddresses } from './site-pages.ts';

/** Anchors of pages with a long text beside those of its headings. */
const anchorsOfEach = ['main', 'newsletter', 'sources', 'summary'];

/** The anchors of the headings of a text. */
export const headingAnchors = ({ blocks }: Article): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** The parts of an address that is on the site's own domain; undefined for any other. */
function ownUrl(site: Site, href: string): URL | undefined {
  const [url, origin] = [URL.parse(href), new URL(site.settings.origin)];
  const isOwn = url && /^https?:$/.test(url.protocol) && withoutWww(url.host) === withoutWww(origin.host);
  return isOwn ? url : undefined;
}

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
    this.#pages = new Map(site.languages.map((language) => [language, textAddresses(site, language)]));
    this.#all = new Set([...pagesOf(site), ...publishedFiles(site)]);
    this.#rules = inOrder(attempt(() => siteRedirects(site, source)).found ?? []);
    const ofTexts = collectionsWithPages.flatMap(({ name, route }) => {
      const collection = collections[name];
      if (!isTextCollection(collection)) return [];
      const ids = new Set(Object.values(site.ids[name]).flat());
      return [...ids].map((id): [string, string] => [
        itemAddress(route, id),
        `${folderOf(collection)}/${id}`,
      ]);
    });
    this.#textFiles = new Map([
      ...ofTexts,
      ...[...new Set(Object.values(site.ids.ownPages).flat())].map((page): [string, string] => [
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
    if (linkedFile(site, language, path) !== undefined) return null;
    const pages = this.#pages.get(language) ?? new Set();
    if (!pages.has(path)) return noSuch(href, path, [...pages], publishedFiles(site));
    return this.#problemOfAnchor(href, language, path);
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

  /** The anchors of a page with a long text; undefined for other pages. */
  #anchorsOf(path: string, language: Language): string[] | undefined {
    const { site, source } = this.#loaded;
    const name = `${this.#textFiles.get(path)}.${language}.md`;
    const found = source.has(name) ? attempt(() => source.markdown(name)).found : undefined;
    return found && [...headingAnchors(readArticle(site, found.body, language)), ...anchorsOfEach];
  }
}

/**
 * @param known what could have been meant; the list of all pages is too long for a message
 * @param files the same of files
 */
function noSuch(
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
