import {
  decoded,
  findRedirect,
  hostOf,
  inOrder,
  parseOldAddress,
  parseTarget,
  type RedirectRule,
} from '#shared/redirect-rules.ts';
import { pageAddress } from '#shared/routes.ts';
import type { Site } from '#content/load-site.ts';
import type { OldAddresses } from './old-addresses.ts';
import type { Place } from './places.ts';
import { stemOf, uploadPath, type Uploads } from './uploads.ts';
import type { Item, WordPressExport } from './wxr.ts';

export interface OldToNew {
  from: string;
  to: string;
}

/** The most that `redirects.yaml` holds. */
const mostRedirects = 2_000;

/** The rows of a file with values between commas or semicolons (RFC 4180). */
function rowsOf(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [head = ''] = text.split('\n', 1);
  const separator = (head.match(/;/g)?.length ?? 0) > (head.match(/,/g)?.length ?? 0) ? ';' : ',';
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\n]*))(${separator}|\n|$)`, 'y');
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found)
      throw new Error(`the redirects file is not valid CSV (row ${rows.length}): export it again as CSV`);
    const [, quoted, bare = '', end] = found;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare.trim());
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some((one) => one !== ''));
}

/**
 * The redirects of a plugin of WordPress, such as Redirection, Yoast or Rank Math, as it exports them.
 * @throws Error when no column has old addresses
 */
export function redirectsOfCsv(csv: string): { found: OldToNew[]; patterns: string[] } {
  const [head = [], ...rows] = rowsOf(csv);
  const names = head.map((one) => one.toLowerCase().trim());
  const column = (wanted: RegExp) => names.findIndex((one) => wanted.test(one));
  const [from, to] = [
    column(/^(source|origin|from|old|source url)$/),
    column(/^(target|destination|to|new|url to|target url)$/),
  ];
  if (from < 0 || to < 0)
    throw new Error('the first row of the redirects file must name the columns source and target');
  const [regex, matching] = [column(/^regex$/), column(/^(matching|format|comparison)$/)];
  const isPattern = (row: readonly string[]) =>
    row[regex] === '1' ||
    /regex|contains|start|end/i.test(row[matching] ?? '') ||
    /[\^$*]|\(\.|\\/.test(row[from] ?? '');
  const [patterns, plain] = [rows.filter(isPattern), rows.filter((row) => !isPattern(row))];
  return {
    found: plain.flatMap((row) => (row[from] && row[to] ? [{ from: row[from], to: row[to] }] : [])),
    patterns: patterns.map((row) => row[from] ?? ''),
  };
}

export interface RedirectContext {
  site: Site;
  exported: WordPressExport;
  places: readonly Place[];
  addresses: OldAddresses;
  /** The id of each category by its slug. */
  categories: ReadonlyMap<string, string>;
  ofCsv: readonly OldToNew[];
  uploads: Uploads;
  /** The pages that show uploaded files, by the addresses of the files. */
  shownBy: ReadonlyMap<string, string>;
}

/** The path and the query of an address. */
const localPart = (address: string): string => {
  const url = URL.parse(address);
  return url === null ? '' : url.pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '') + url.search;
};

const withSlug = (link: string, item: Item, slug: string) => {
  const path = localPart(link);
  const end = path.lastIndexOf('/');
  return item.slug !== '' && path.includes('/') ? `${path.slice(0, end + 1)}${slug}` : '';
};

/** Feeds and maps of WordPress and its plugins. */
const feeds = ['', 'blog/', 'comments/']
  .map((start) => `/${start}feed`)
  .concat('/feed/*', '/rss', '/rss2', '/atom', '/rdf', '/wp-rss2.php', '/wp-atom.php')
  .concat(['rss', 'rss2', 'atom', 'rdf', 'comments-rss2'].map((kind) => `/?feed=${kind}`));
const sitemaps = ['wp-sitemap', 'sitemap_index', 'post-sitemap', 'page-sitemap', 'category-sitemap'];

/** The language of the posts that have a category. */
function languageOf(slug: string, { exported, places, site }: RedirectContext): string {
  const ids = exported.terms.filter((one) => one.taxonomy === 'category' && one.slug === slug);
  const [translated] = exported.translations.flatMap((group) =>
    [...group].filter(([code, id]) => site.languages.includes(code) && ids.some((one) => one.id === id)),
  );
  const languages = places.flatMap(({ item, language }) =>
    item.terms.some((one) => one.taxonomy === 'category' && one.slug === slug) ? language : [],
  );
  const isOne = languages.every((code) => code === languages[0]);
  return translated?.[0] ?? (isOne ? languages[0] : undefined) ?? site.defaultLanguage;
}

function branchOf(slug: string, terms: WordPressExport['terms'], depth = 0): string {
  const parent = terms.find((one) => one.taxonomy === 'category' && one.slug === slug)?.parent ?? '';
  return parent === '' || depth > 9 ? slug : `${branchOf(parent, terms, depth + 1)}/${slug}`;
}

/** All old addresses, the most important ones first. */
function* oldAddresses(context: RedirectContext): Generator<OldToNew> {
  const { site, exported, places, addresses, categories, ofCsv, uploads, shownBy } = context;
  const base = URL.parse(exported.url)?.pathname.replace(/\/+$/, '') ?? '';
  const shown = places
    .filter(({ isShown }) => isShown)
    .map((place) => ({ place, to: addresses.targetOf(place) }));
  const blog = (language: string) => addresses.pageAt('/blog', language) ?? addresses.href('/', language);
  for (const { place, to } of shown) yield { from: localPart(place.item.link), to };
  yield* ofCsv.map(({ from, to }) => ({ from: from.replace(/^(?!https?:|\/)/, '/'), to }));
  for (const { place, to } of shown)
    for (const slug of place.item.meta.get('_wp_old_slug') ?? [])
      for (const from of [withSlug(place.item.link, place.item, slug), `${base}/${slug}`]) yield { from, to };
  const years = new Set(shown.flatMap(({ place: { item } }) => /^[12]\d{3}/.exec(item.date) ?? []));
  const languages = site.languages.filter((code) => addresses.pageAt('/blog', code) !== undefined);
  for (const language of languages) {
    const start = language === site.defaultLanguage ? base : `${base}/${language}`;
    const [list, feed] = [blog(language), addresses.href('/blog/feed.xml', language)];
    for (const old of feeds) yield { from: start + old, to: feed };
    const used = exported.terms.filter(
      ({ taxonomy, slug }) =>
        taxonomy === 'category' && categories.has(slug) && languageOf(slug, context) === language,
    );
    for (const { slug } of used) {
      const to = `${list}?category=${categories.get(slug)}`;
      for (const name of new Set([branchOf(slug, exported.terms), slug])) {
        const from = `${start}/category/${name}`;
        yield { from, to };
        yield { from: `${from}/feed`, to: feed };
        yield { from: `${from}/*`, to };
      }
    }
    // Archives, feeds and what else is below them.
    for (const old of ['category', 'tag', 'author', 'page', ...years])
      yield { from: `${start}/${old}/*`, to: list };
  }
  for (const name of sitemaps) yield { from: `${base}/${name}.xml`, to: '/sitemap.xml' };
  yield { from: `${base}/index.php`, to: '/' };
  for (const { place, to } of shown.filter(({ place: { item } }) => /^\d+$/.test(item.id))) {
    yield { from: `${base}/?p=${place.item.id}`, to };
    if (place.item.type === 'page') yield { from: `${base}/?page_id=${place.item.id}`, to };
  }
  for (const { id, slug, taxonomy } of exported.terms) {
    const category = taxonomy === 'category' ? categories.get(slug) : undefined;
    const to =
      blog(taxonomy === 'category' ? languageOf(slug, context) : site.defaultLanguage) +
      (category ? `?category=${category}` : '');
    if (taxonomy === 'category') {
      yield { from: `${base}/?cat=${id}`, to };
      yield { from: `${base}/?category_name=${slug}`, to };
    } else yield { from: `${base}/?tag=${slug}`, to };
  }
  const first = blog(site.defaultLanguage);
  for (const id of exported.authorIds) yield { from: `${base}/?author=${id}`, to: first };
  const months = new Set(shown.map(({ place: { item } }) => item.date.slice(0, 7).replace('-', '')));
  for (const month of months) if (/^\d{6}$/.test(month)) yield { from: `${base}/?m=${month}`, to: first };
  // Pages of a long post, of its comments, and its feed.
  for (const { place, to } of shown) {
    const path = localPart(place.item.link);
    if (place.item.type === 'post' && path.length > 1 && !path.includes('?')) yield { from: `${path}/*`, to };
  }
  const firstFeed = addresses.href('/blog/feed.xml', site.defaultLanguage);
  const tags = exported.terms.filter(({ taxonomy }) => taxonomy === 'post_tag');
  const followed = [
    ...tags.map(({ slug }) => `tag/${slug}`),
    ...[...exported.authors.keys()].map((login) => `author/${login}`),
  ];
  for (const old of followed) yield { from: `${base}/${old}/feed`, to: firstFeed };
  for (const [from, to] of shownBy) yield { from: localPart(from), to };
  const byStem = new Map([...shownBy].map(([url, to]) => [stemOf(url), to]));
  const parents = new Map(shown.map(({ place, to }) => [place.item.id, to]));
  for (const { id, parent, type, link, attachment } of exported.items) {
    const path = type === 'attachment' ? uploadPath(attachment) : undefined;
    const file = [...addresses.files.values()].find(
      ({ name }) => name === `files/wp-content/uploads/${path}`,
    );
    const to =
      (file && encodeURI(file.name.slice('files'.length))) ??
      byStem.get(stemOf(attachment)) ??
      parents.get(parent);
    if (path === undefined || to === undefined) continue;
    yield { from: localPart(link), to };
    yield { from: `${base}/?attachment_id=${id}`, to };
  }
  for (const [url, to] of shownBy) {
    if (!url.includes('/uploads/')) continue;
    const start = localPart(url).replace(/(?<=\/uploads\/).*/, '');
    for (const path of uploads.sizesOf(url)) yield { from: start + encodeURI(path), to };
  }
}

/** The redirects by which links find what has moved. */
export const rulesOf = (context: RedirectContext): RedirectRule[] =>
  [...oldAddresses(context)].flatMap(({ from, to }) => {
    const read = parseOldAddress(from, context.exported.url);
    return typeof read === 'string' ? [] : [{ ...read, to }];
  });

const keyOf = ({ path, query, isBelow }: Omit<RedirectRule, 'to'>) => JSON.stringify([path, query, isBelow]);

/**
 * The redirects of a site of WordPress, each from an address that the new site does not have to a page that it has.
 * @param pages the addresses of all pages and files of the new site
 */
export function redirectsOf(
  context: RedirectContext,
  existing: readonly OldToNew[],
  pages: ReadonlySet<string>,
): { redirects: OldToNew[]; problems: { from: string; reason: string }[]; tooMany: OldToNew[] } {
  const { origin } = context.site.settings;
  const problems: { from: string; reason: string }[] = [];
  const rules = new Map<string, RedirectRule & OldToNew>();
  const known = new Set<string>();
  for (const { from } of existing) {
    const read = parseOldAddress(from, origin);
    if (typeof read !== 'string') known.add(keyOf(read));
  }
  const old = URL.parse(context.exported.url);
  const local = (address: string) => {
    const url = URL.parse(address);
    return url && old && hostOf(url) === hostOf(old) ? url.pathname + url.search + url.hash : address;
  };
  for (const { from: written, to } of oldAddresses(context)) {
    const from = local(written);
    if (!/^\/./.test(from) || local(to) === from) continue;
    const [read, target] = [parseOldAddress(from, origin), parseTarget(local(to), origin, pages)];
    const reason = [read, target].find((one) => typeof one === 'string');
    if (reason !== undefined || typeof read === 'string' || typeof target === 'string') {
      problems.push({ from, reason: String(reason) });
      continue;
    }
    const key = keyOf(read);
    if (known.has(key)) continue;
    known.add(key);
    const isPage = read.query.length === 0 && !read.isBelow && (pages.has(read.path) || pages.has(from));
    if (isPage && pageAddress(local(to)) !== read.path)
      problems.push({ from, reason: 'the new site has a page at this address' });
    else if (!isPage) rules.set(key, { ...read, from, to: target.to });
  }
  const inRules = inOrder([...rules.values()]);
  const redirects = [...rules.values()].flatMap(({ from, to: start }): OldToNew[] => {
    let to = start;
    for (let count = 0; count < 10; count += 1) {
      const url = URL.parse(to, origin);
      if (url === null || url.origin !== new URL(origin).origin) return [{ from, to }];
      const path = decoded(url.pathname) ?? url.pathname;
      if (pages.has(path)) return [{ from, to }];
      const next = findRedirect(inRules, path, url.searchParams)?.to ?? context.addresses.ofSlug(path);
      if (next === undefined) break;
      to = next;
    }
    problems.push({ from, reason: `leads to ${to}, where there is no page` });
    return [];
  });
  const room = Math.max(mostRedirects - existing.length, 0);
  return { redirects: redirects.slice(0, room), problems, tooMany: redirects.slice(room) };
}
