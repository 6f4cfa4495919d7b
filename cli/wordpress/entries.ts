import type { Edition } from '#content/edition.ts';
import { anchorOf } from '#content/read/article.ts';
import { plainText } from '#content/markdown/plain-text.ts';
import { fitted, sampleMark, shortened } from './fitted-text.ts';
import { openingOf } from './finished-markdown.ts';
import type { Place } from './places.ts';
import type { CopiedFile } from './uploads.ts';
import { metaOf, type Item, type WordPressExport } from './wxr.ts';

/* The fields of posts, pages and people, within their limits. What WordPress does not say has the mark of a sample. */

/** A title or a description of Yoast or Rank Math; empty where it is made of other variables than the title. */
function seoText(item: Item, keys: readonly string[], title: string): string {
  const written = keys.map((key) => metaOf(item, key)).find((one) => one !== '') ?? '';
  const filled = written
    .replaceAll(/%%?title%%?/gi, () => title)
    // The product adds the name of the company by itself.
    .replaceAll(/\s*[|–—-]?\s*%%?(sep|sitename|sitedesc|page)%%?\s*/gi, ' ');
  return /%\w+%/.test(filled) ? '' : plainText(filled);
}

const titleKeys = ['_yoast_wpseo_title', 'rank_math_title'];
const descriptionKeys = ['_yoast_wpseo_metadesc', 'rank_math_description'];

/** Title and description for search engines. */
function headOf(item: Item, title: string, opening: string, shortestTitle: number, mended: Mend) {
  const written = mended('headTitle', seoText(item, titleKeys, title));
  const description = mended(
    'description',
    seoText(item, descriptionKeys, title) || plainText(item.excerpt) || opening,
  );
  return {
    headTitle: fitted(
      written.length >= shortestTitle ? written : title,
      [shortestTitle, 46],
      'title for search results',
    ),
    description: fitted(
      // Of a text that was not written for them, search engines show no more.
      shortened(
        description.length >= 50 ? description : mended('description', opening),
        description === opening ? 160 : 240,
      ),
      [50, 240],
      'one sentence of 120 to 160 characters for search results',
    ),
  };
}

const dayOf = (...moments: readonly string[]): string =>
  moments
    .map((one) => one.slice(0, 10))
    .find((day) => /^[12]\d{3}-(?!00)\d\d-(?!00)\d\d$/.test(day) && !Number.isNaN(Date.parse(day))) ??
  '2000-01-01';

/** The moment at which a scheduled post appears, with its distance from UTC. */
function scheduled({ status, date, dateUtc }: Item): string | undefined {
  const [local, utc] = [date, dateUtc].map((one) => Date.parse(`${one.replace(' ', 'T')}Z`));
  if (status !== 'future' || local === undefined || Number.isNaN(local)) return undefined;
  const minutes = utc === undefined || Number.isNaN(utc) ? 0 : Math.round((local - utc) / 60_000);
  if (Math.abs(minutes) > 14 * 60) return undefined;
  const pair = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const distance = `${pair(Math.abs(minutes) / 60)}:${pair(Math.abs(minutes) % 60)}`;
  return `${date.replace(' ', 'T')}${minutes < 0 ? '-' : '+'}${distance}`;
}

/** The text of a field without what the check of the site refused. */
type Mend = (field: string, text: string) => string;

export interface EntryContext {
  edition: Edition;
  mended: Mend;
  body: string;
  cover: CopiedFile | undefined;
  /** The id of the post's author and category. */
  author: string;
  category: string;
}

export function postFields({ item, language }: Place, context: EntryContext): Record<string, unknown> {
  const { edition, body, cover, author, category, mended } = context;
  const title = mended('title', plainText(item.title));
  const opening = openingOf(edition, body);
  const excerpt = plainText(item.excerpt);
  const publishAt = scheduled(item);
  const words = {
    title: fitted(title, [10, 100], title === '' ? 'a title' : ''),
    ...headOf(item, title, opening, 16, mended),
    excerpt: fitted(
      shortened(
        mended('excerpt', [excerpt, opening].find((one) => one.length >= 40) ?? (excerpt || opening)),
        240,
      ),
      [40, 240],
      'one or two sentences that make people want to read on',
    ),
    ...(cover && { coverAlt: fitted(mended('coverAlt', cover.alt), [20, 240], 'what the picture shows') }),
  };
  if (language !== edition.defaultLanguage) return words;
  return {
    ...words,
    date: dayOf(item.date, item.modified),
    ...(publishAt !== undefined && { publishAt }),
    draft: item.hasPassword || !(item.status === 'publish' || publishAt !== undefined),
    author,
    category,
    ...(cover && { cover: { picture: `/${cover.name}`, focus: 'centre' } }),
  };
}

/** The front matter of a page of the site's own. */
export function pageFields(
  { item }: Place,
  { edition, body, mended }: Pick<EntryContext, 'edition' | 'body' | 'mended'>,
): Record<string, unknown> {
  const title = mended('title', plainText(item.title));
  const { headTitle, description } = headOf(item, title, openingOf(edition, body), 3, mended);
  return {
    title: fitted(title, [2, 80], 'a title'),
    head: { title: headTitle, description },
    contents: false,
  };
}

/** Logins that say nothing about a person. */
const sharedLogins =
  /^(admin(istrator)?|webmaster|root|user|wordpress|wp|editor|redaktion|redaccion|office|info|test|support|team)\d*$/i;

const editors: Readonly<Record<string, string>> = { de: 'Redaktion', es: 'Redacción', fr: 'Rédaction' };
const unknownRole: Readonly<Record<string, string>> = {
  de: 'Was diese Person macht',
  es: 'Qué hace esta persona',
  fr: 'Ce que fait cette personne',
};

/** Authors as people: their ids by their logins, and the files of those that the site does not have. */
export function peopleOf(
  logins: readonly string[],
  { authors }: WordPressExport,
  { languages, company }: { languages: readonly string[]; company: string },
  hasFile: (file: string) => boolean,
): { ids: ReadonlyMap<string, string>; files: Map<string, Record<string, unknown>> } {
  const ids = new Map<string, string>();
  const files = new Map<string, Record<string, unknown>>();
  for (const login of logins) {
    const known = plainText(authors.get(login) ?? '');
    const isShared = sharedLogins.test(known || login);
    const name = isShared ? company : known || plainText(login) || company;
    const letters = [name, login].find((one) => /[a-z]/i.test(one.normalize('NFD'))) ?? '';
    const id = letters === '' ? `author-${ids.size + 1}` : anchorOf(letters, languages[0] ?? '').slice(0, 60);
    ids.set(login, id);
    const [first = '', ...others] = languages;
    const role = (code: string) =>
      isShared
        ? (editors[code] ?? 'Editorial team')
        : `${unknownRole[code] ?? 'What this person does'} ${sampleMark}`;
    if (!hasFile(`people/${id}.yaml`))
      files.set(`people/${id}.yaml`, {
        [first]: { name: fitted(shortened(name, 80), [2, 80], 'a name'), role: role(first) },
        ...Object.fromEntries(others.map((code) => [code, { role: role(code) }])),
      });
  }
  return { ids, files };
}

interface Category {
  id: string;
  name: Record<string, string>;
}

/** The most categories that the filter of the blog holds. */
const mostCategories = 12;

/**
 * The categories of posts: those that the site has, and the most used ones of the export as far as they fit.
 * @returns the categories, and the id of each by its slug in WordPress
 */
export function categoriesOf(
  posts: readonly Item[],
  existing: readonly Category[],
  languages: readonly string[],
  { terms, translations }: WordPressExport,
): { all: Category[]; ids: ReadonlyMap<string, string> } {
  const used = posts.flatMap((post) => post.terms.filter(({ taxonomy }) => taxonomy === 'category'));
  const bySlug = [...Map.groupBy(used, ({ slug, name }) => slug || name)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const all = [...existing];
  const ids = new Map<string, string>();
  for (const [slug, [term]] of bySlug) {
    const name = shortened(plainText(term?.name ?? slug), 30) || slug;
    const made = /[a-z0-9]/i.test(name.normalize('NFD'))
      ? anchorOf(name, languages[0] ?? '')
      : `category-${ids.size + 1}`;
    const id = made === 'all' ? 'all-posts' : made;
    const ofTerm = terms.find((one) => one.taxonomy === 'category' && one.slug === slug)?.id ?? '';
    const group = translations.find((one) => [...one.values()].includes(ofTerm));
    const inOther = new Map(
      terms.flatMap((one) => {
        const [code] = [...(group ?? [])].find(([, other]) => other === one.id && other !== ofTerm) ?? [];
        return code === undefined || one.taxonomy !== 'category' ? [] : [[code, one] as const];
      }),
    );
    const nameIn = (code: string, index: number) => {
      const other = plainText(inOther.get(code)?.name ?? '');
      if (index === 0 || other !== '') return fitted(shortened(other || name, 30), [2, 30], 'name');
      return `${shortened(name, 29 - sampleMark.length)} ${sampleMark}`;
    };
    if (!all.some((one) => one.id === id)) {
      if (all.length >= mostCategories) continue;
      all.push({
        id,
        name: Object.fromEntries(languages.map((code, index) => [code, nameIn(code, index)])),
      });
    }
    for (const one of [slug, ...[...inOther.values()].map((other) => other.slug)]) ids.set(one, id);
  }
  return { all, ids };
}

/** The category of a post: the one that Yoast or Rank Math calls the main one, else the first that the site has. */
export function categoryOf(
  item: Item,
  { terms }: WordPressExport,
  ids: ReadonlyMap<string, string>,
  otherwise: string,
): string {
  const main = metaOf(item, '_yoast_wpseo_primary_category') || metaOf(item, 'rank_math_primary_category');
  const ofMain = terms
    .filter(({ id, taxonomy }) => id === main && taxonomy === 'category')
    .map(({ slug }) => slug);
  const own = item.terms
    .filter(({ taxonomy }) => taxonomy === 'category')
    .map(({ slug, name }) => slug || name);
  return [...ofMain, ...own].flatMap((slug) => ids.get(slug) ?? [])[0] ?? otherwise;
}
