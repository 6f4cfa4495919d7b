import { editionsOf, type Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { publishedFiles } from '#content/published/published-files.ts';
import { pagesOf } from '#content/published/redirects.ts';
import { decoded, findRedirect, hostOf, inOrder, type RedirectRule } from '#shared/redirect-rules.ts';
import { splitPath } from '#shared/routes.ts';
import type { Place } from './places.ts';
import { notUploaded, uploadPath, type CopiedFile, type Uploads } from './uploads.ts';
import type { WordPressExport } from './wxr.ts';

/** A path as it is compared: decoded, without a slash at its end. */
function comparable(path: string): string {
  const short = path.replace(/\/+$/, '');
  return decoded(short) ?? short;
}

export interface LinkContext {
  site: Site;
  exported: WordPressExport;
  places: readonly Place[];
  uploads: Uploads;
}

/** Where links of a site of WordPress lead in the new one. */
export class OldAddresses {
  readonly #context: LinkContext;
  readonly #places = new Map<string, Place>();
  readonly #hosts: ReadonlySet<string>;
  /** Hosts of uploaded files, such as that of wordpress.com or of a content delivery network. */
  readonly #uploadHosts: ReadonlySet<string>;
  readonly #base: string;
  readonly #pages: ReadonlySet<string>;
  readonly #editions: ReadonlyMap<string, Edition>;
  #rules: readonly RedirectRule[] = [];
  /** Files that links lead to, which the site needs too. */
  readonly files = new Map<string, CopiedFile>();

  constructor(context: LinkContext) {
    this.#context = context;
    const { exported, places, site } = context;
    this.#editions = new Map(editionsOf(site).map((edition) => [edition.language, edition]));
    const old = URL.parse(exported.url);
    this.#hosts = new Set([old, URL.parse(site.settings.origin)].flatMap((url) => (url ? hostOf(url) : [])));
    const files = exported.items.flatMap(({ attachment }) => URL.parse(attachment) ?? []);
    this.#uploadHosts = new Set([...this.#hosts, ...files.map(hostOf)]);
    this.#base = old ? comparable(old.pathname) : '';
    for (const place of places) {
      this.#places.set(`?${place.item.id}`, place);
      const url = URL.parse(place.item.link);
      if (url && url.search === '') this.#places.set(comparable(url.pathname), place);
    }
    this.#pages = new Set([
      ...pagesOf(site),
      ...places.flatMap(({ kind, isShown, language, path }) =>
        kind !== 'kept' && isShown ? this.href(path, language) : [],
      ),
    ]);
  }

  /** Whether an address is one of the site of WordPress or of the new one. */
  isOwn(url: URL): boolean {
    return this.#hosts.has(hostOf(url));
  }

  /** Whether an address is one of a file that the site of WordPress has. */
  #isUpload(url: URL): boolean {
    const isHost = this.#uploadHosts.has(hostOf(url)) || url.hostname.endsWith('.files.wordpress.com');
    return isHost && uploadPath(url.href) !== undefined;
  }

  /** A picture that a text shows. @returns why it cannot be had as a text */
  picture(address: string): CopiedFile | string {
    // Jetpack serves pictures from a network of its own: https://i0.wp.com/acme.example/wp-content/uploads/…
    const direct = address.replace(/^(?:https?:)?\/\/i\d\.wp\.com\//, 'https://');
    const url = URL.parse(direct, `${this.#context.exported.url}/`);
    return url && this.#isUpload(url) ? this.#context.uploads.at(url.href, true) : notUploaded;
  }

  /** The site in one of its languages. @throws RangeError for any other */
  edition(language: string): Edition {
    const edition = this.#editions.get(language);
    if (!edition) throw new RangeError(`no such language: ${language}`);
    return edition;
  }

  href(path: string, language: string): string {
    return this.edition(language).href(path);
  }

  /** The path at which a page is in a language; undefined where there is none. */
  pageAt(path: string, language: string): string | undefined {
    const whole = this.href(path, language);
    return this.#pages.has(whole) ? whole : undefined;
  }

  /** Where the old address of something leads: to itself, or else to the nearest page. */
  targetOf({ path, language, item }: Place): string {
    return (
      this.pageAt(path, language) ??
      this.pageAt(path, this.#context.site.defaultLanguage) ??
      this.pageAt(item.type === 'post' ? '/blog' : '/', language) ??
      this.pageAt('/', language) ??
      '/'
    );
  }

  /** Where an address leads that is only the last part of one, as WordPress finds it. */
  ofSlug(path: string): string | undefined {
    const [slug = '', ...others] = path.split('/').filter(Boolean);
    const place =
      slug === '' || others.length > 0
        ? undefined
        : this.#context.places.find((one) => one.isShown && one.item.slug === slug);
    return place && this.targetOf(place);
  }

  /** Names the redirects, by which links of texts find what has moved. */
  set redirects(rules: readonly RedirectRule[]) {
    this.#rules = inOrder(rules);
  }

  /** Where the redirect of an address leads, as a link of a text; null where there is none. */
  #redirected({ pathname, searchParams }: URL, language: string, depth: number): string | null {
    const { site } = this.#context;
    const path = comparable(pathname);
    const to = findRedirect(this.#rules, path, searchParams)?.to ?? this.ofSlug(path);
    if (to === undefined || depth > 5) return null;
    const url = new URL(to, site.settings.origin);
    if (!this.isOwn(url)) return url.href;
    const target = comparable(url.pathname) || '/';
    if (publishedFiles(site).has(target)) return target;
    if (!this.#pages.has(target)) return this.resolve(to, language, depth + 1);
    const { language: of, path: own } = splitPath(site, target);
    return of === language ? own + url.search : site.settings.origin + to;
  }

  /** Where a link of a text leads now; null where it leads nowhere. */
  resolve(href: string, language: string, depth = 0): string | null {
    const { exported, site, uploads } = this.#context;
    if (/^(mailto|tel):/i.test(href)) {
      const address = href.replaceAll(/\s/g, '');
      return /^(mailto:[^@?]+@[^@?]+\.[^@?]+|tel:\+?[\d()/.-]+$)/i.test(address) ? address : null;
    }
    if (href === '' || href.startsWith('#')) return null;
    const url = URL.parse(href, `${exported.url}/`);
    if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
    if (!this.isOwn(url) && !this.#isUpload(url)) return url.href.replace(/^http:/, 'https:');
    if (this.#isUpload(url)) {
      const file = uploads.at(url.href, false);
      // A picture is shown in the text; a page of its own shows nothing more.
      if (typeof file === 'string' || /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(file.name)) return null;
      this.files.set(file.name, file);
      return encodeURI(file.name.slice('files'.length));
    }
    const id = ['p', 'page_id'].flatMap((name) => url.searchParams.get(name) ?? [])[0];
    const path = comparable(url.pathname);
    const place = this.#places.get(id === undefined ? path : `?${id}`);
    const own = path.slice(path.startsWith(this.#base) ? this.#base.length : 0);
    if (!place) {
      const isPage = id === undefined && this.pageAt(own || '/', language) !== undefined;
      const isWhole = isPage && url.search === '';
      return (isWhole ? null : this.#redirected(url, language, depth)) ?? (isPage ? own || '/' : null);
    }
    if (!place.isShown || this.pageAt(place.path, place.language) === undefined) return null;
    return this.pageAt(place.path, language) === undefined
      ? site.settings.origin + this.href(place.path, place.language)
      : place.path;
  }

  /** Whether an address that a text names leads somewhere. */
  isLinkFine(href: string): boolean {
    const url = URL.parse(href);
    return url === null || !this.isOwn(url) || this.#pages.has(comparable(url.pathname) || '/');
  }
}
