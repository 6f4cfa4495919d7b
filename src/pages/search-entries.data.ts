import { contentHash } from '#content/published/content-hash.ts';
import { editionsOf, type Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { routes, unprefixedPath, type StaticRouteId } from '#shared/routes.ts';
import { itemAddress, routeByAddress, ownPageSlugs } from '#content/pages/paths.ts';
import type { ArticleSection } from '#content/read/article.ts';
import { allCollections } from '#content/collections/all-collections.ts';
import { legalPageIn, legalPages, ownPageIn } from '#content/articles/text-pages.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { publishableArticle } from '#content/articles/read-article.ts';
import { searchWordsIn } from '#content/pages/search-words.ts';
import { hasPage, hasPageAt, hasPageIn, wordsFileOf } from '#content/pages/site-pages.ts';
import type { TextBody } from '#content/read/problem-in-body.ts';
import { en } from '#shared/i18n/messages/en.ts';
import { searchTermsOf, type KindNames, type SearchEntry, type SearchFile } from '#shared/search-index.ts';
import { isSwitchedOff } from '#content/site-file/switched-off.ts';
import { mapTexts } from '#shared/map-texts.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { menuWords } from '#content/articles/menu-words.ts';
import { shortName } from './menus.data.ts';

/** All texts in a nested value; strings in lower case without a space are identifiers. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s|^\p{Lu}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const asSentence = (text = '') => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text);

/** Leaves out short words, which are in every text, but keeps names such as iOS and AWS. */
const isTelling = /.{5}|\p{Lu}.*\p{Lu}/u;

const isText = (item: object): item is TextBody => 'bodyLine' in item;

/** A search for a name should list its own page before texts that mention it. */
const pageWeight = 1.6;
const chapterWeight = 0.6;

interface Parts {
  title: string;
  href: string;
  also?: string | undefined;
  text: readonly (string | undefined)[];
  more?: unknown;
  weight?: number | undefined;
  partOf?: string;
}

/** The group of what a page shows; what no page lists is a page itself. */
export const searchGroup = (edition: Edition, page: StaticRouteId): string =>
  page === 'home' ? edition.t('search.group.pages') : shortName(edition, routes[page]);

/** The search entries of a language, from the same content as its pages. */
export function searchEntries(edition: Edition): SearchEntry[] {
  const { t } = edition;
  const siteWords = searchWordsIn(edition);

  function entry(kind: string, parts: Parts): SearchEntry {
    const { title, href, also = '', text, more, weight, partOf } = mapTexts(parts, withoutSoftHyphens);
    const shown = text.filter(Boolean).map(asSentence).join(' ');
    const known = new Set(searchTermsOf(`${title} ${shown}`));
    const others = textsIn(more)
      .join(' ')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => isTelling.test(word))
      .flatMap(searchTermsOf);
    return {
      title,
      href: edition.href(href),
      kind,
      also: `${also} ${siteWords.get(href) ?? ''}`.trim(),
      text: shown,
      // Sorted, because the compressed file is smaller.
      more: [...new Set(others).difference(known)].toSorted().join(' '),
      ...(weight !== undefined && { weight }),
      ...(partOf !== undefined && { partOf }),
    };
  }

  /** The chapters of a text, indexed by title only: indexed by the words of the text, all of them would match. */
  const chapters = (kind: string, title: string, href: string, sections: readonly ArticleSection[]) =>
    sections.map((section) =>
      entry(kind, {
        title: section.title,
        href: `${href}#${section.id}`,
        text: [title],
        weight: chapterWeight,
        partOf: title,
      }),
    );

  const categoryName = (id: string) => edition.postCategories.find((one) => one.id === id)?.name ?? id;

  /** Entries of the items of a collection, on the pages that the site has. */
  const ofCollection = ([name, { search, route, list }]: (typeof allCollections)[number]) => {
    const items: readonly { id: string }[] = edition[name];
    return (search || []).flatMap((rule) => {
      const page = rule.page ?? (route || list);
      if (!hasPageIn(edition, page)) return [];
      const kind = searchGroup(edition, rule.page ?? list);
      return items.flatMap((item) => {
        const href = page === route ? itemAddress(route, item.id) : routes[page];
        if (rule.has?.(item) === false || isSwitchedOff(edition, href)) return [];
        const title = rule.title(item);
        const found = entry(kind, {
          title,
          href,
          also: rule.also && t.of(rule.also),
          text: rule.text(item, { locale: edition.locale, categoryName }),
          more: rule.more?.(item),
          weight: rule.weight,
        });
        const { sections } = isText(item) ? publishableArticle(edition, item) : { sections: [] };
        return [found, ...chapters(kind, title, href, sections)];
      });
    });
  };

  const pages = [...routeByAddress]
    .filter(([address, route]) => route !== 'search' && hasPageAt(edition, address))
    .map(([address, route]) => {
      const legal = legalPages.find((page) => page === route);
      const words = legal && legalPageIn(edition, legal);
      const file = wordsFileOf(route);
      const own = file && pageWords(edition, file);
      const { description } = own && 'head' in own ? own.head : (words?.head ?? { description: '' });
      const { name, hint } = menuWords(edition, address);
      return entry(t('search.group.pages'), {
        title: name,
        href: address,
        also: Object.hasOwn(en, `search.also.${route}`) ? t.of(`search.also.${route}`) : '',
        text: [hint, description],
        more: words?.clauses.map(({ title }) => title),
        weight: pageWeight,
      });
    });
  const ownPages = ownPageSlugs(edition).map((page) => {
    const { title, head, lead, clauses } = ownPageIn(edition, page);
    const more = clauses.map((clause) => clause.title);
    const href = unprefixedPath('ownPage', { page });
    return entry(t('search.group.pages'), {
      title,
      href,
      text: [lead, head.description],
      more,
      weight: pageWeight,
    });
  });

  return [...pages, ...ownPages, ...allCollections.flatMap(ofCollection)];
}

/** What people call the items of each collection on whose page they are. */
const kindNames = (edition: Edition): KindNames[] =>
  allCollections.flatMap(([, { search, list }]) =>
    (search || []).flatMap(({ page = list, names }) =>
      names && hasPageIn(edition, page)
        ? [
            {
              kind: searchGroup(edition, page),
              page: edition.href(routes[page]),
              names: edition.t.of(names),
            },
          ]
        : [],
    ),
  );

/** The search index of a language: its address, with a hash of the content, and its content. */
export function searchFile(edition: Edition): [address: string, content: string] {
  const { t } = edition;
  const content = JSON.stringify({
    entries: searchEntries(edition),
    kinds: kindNames(edition),
    synonyms: t('search.index.synonyms').split(' | '),
    filler: t('search.index.filler'),
  } satisfies SearchFile);
  const hash = contentHash(content);
  return [`/assets/search-${edition.language}-${hash}.json`, content];
}

/** The files of all languages by their addresses; none where the search is switched off. */
export function searchIndexFiles(site: Site): Map<string, string> {
  if (!hasPage(site, 'search')) return new Map();
  return new Map(editionsOf(site).map(searchFile));
}
