import { postalAddressIn } from '#content/site-file/postal-address.ts';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import type { Language } from '#shared/locales.ts';
import {
  formatDate,
  formatDayOfMonth,
  formatDays,
  formatDuration,
  formatFileSize,
  formatList,
  formatMoney,
  formatNumber,
  formatQuantity,
  formatTime,
  formatWeekday,
  formatWeekdays,
} from '#shared/i18n/format.ts';
import { localeOf, type Locale } from '#shared/i18n/locale.ts';
import { createTranslator, type Translator } from '#shared/i18n/translator.ts';
import { oncePer } from '#shared/once.ts';
import {
  inLanguage,
  pathTo,
  type RouteId,
  type RouteParameters,
  type StaticRouteId,
} from '#shared/routes.ts';
import { modeOf, type Mode } from '#shared/mode.ts';
import { allCollections, type CollectionName } from './collections/all-collections.ts';
import { listFiles, type ListName } from './collections/data-files.ts';
import type { Site } from './load-site.ts';

/** What a site has in each language beside its collections and lists. */
const otherNames = ['pages', 'postCategories', 'legalPages', 'ownPages'] as const satisfies (keyof Site)[];

type LocalName = CollectionName | ListName | (typeof otherNames)[number];

/** What an edition writes in its locale. */
const formats = {
  date: formatDate,
  dayOfMonth: formatDayOfMonth,
  weekday: formatWeekday,
  days: formatDays,
  weekdays: formatWeekdays,
  time: formatTime,
  duration: formatDuration,
  number: formatNumber,
  quantity: formatQuantity,
  money: formatMoney,
  fileSize: formatFileSize,
  list: formatList,
};

/** A function of a locale, without it. */
type Local<Act> = Act extends (locale: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

type Formats = { readonly [Name in keyof typeof formats]: Local<(typeof formats)[Name]> };

type Contents = { readonly [Name in LocalName]: Site[Name][Language] };

/** The private field refuses a copy by spread: `path` of a copy would not know its changed fields. */
class NonSpreadable {
  readonly #isOriginal = true;

  static of<Parts extends object>(parts: Parts): NonSpreadable & Parts {
    const made = Object.assign(new NonSpreadable(), parts);
    Object.freeze(made);
    return made;
  }

  get isOriginal(): true {
    return this.#isOriginal;
  }
}

/**
 * A site in one of its languages: what pages, feeds, documents and search results are made from. It has the contents,
 * words and formats of that language; `site` has the other languages.
 */
export interface Edition extends NonSpreadable, ConfiguredSite, Contents, Formats {
  readonly site: Site;
  readonly language: Language;
  /** The files of the language with mistakes (`Site.broken`). */
  readonly broken: readonly string[];
  readonly locale: Locale;
  readonly mode: Mode;
  readonly t: Translator;
  /** The path of a route: `path('post', { slug })`. */
  readonly path: <Id extends RouteId>(
    id: Id,
    ...parameters: Id extends StaticRouteId ? [] : [RouteParameters<Id>]
  ) => string;
  /** The path of an unprefixed one in the language. */
  readonly href: (path: string) => string;
  readonly postalAddress: ReturnType<typeof postalAddressIn>;
}

const madeEditions = oncePer((_: Site) => new Map<string, Edition>());

/**
 * The edition of a site in a language, by default the first one.
 * @param mode what its forms do; that of the command when left out
 */
export function editionOf(
  site: Site,
  language: Language = site.defaultLanguage,
  mode: Mode = modeOf(site),
): Edition {
  const made = madeEditions(site);
  const key = `${language} ${mode}`;
  const edition = made.get(key) ?? makeEdition(site, language, mode);
  made.set(key, edition);
  return edition;
}

/** The editions of a site, in the order of its languages. */
export const editionsOf = (site: Site, mode?: Mode): Edition[] =>
  site.languages.map((language) => editionOf(site, language, mode));

function makeEdition(site: Site, language: Language, mode: Mode): Edition {
  const names = [...[...allCollections, ...listFiles].map(([name]) => name), ...otherNames];
  const locale = localeOf(site, language);
  // Every language of a site has all of its lists.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const contents = Object.fromEntries(names.map((name) => [name, site[name][language]])) as Contents;
  type Format = (locale: Locale, ...rest: never[]) => unknown;
  const local = Object.entries<Format>(formats).map(([name, format]) => [name, format.bind(null, locale)]);
  const { folder, settings, languages, defaultLanguage, words, logo } = site;
  return NonSpreadable.of({
    folder,
    settings,
    languages,
    defaultLanguage,
    words,
    logo,
    ...contents,
    site,
    language,
    broken: site.broken[language] ?? [],
    locale,
    mode,
    t: createTranslator(site, language),
    path: (id, ...parameters) => pathTo(site, language, id, ...parameters),
    href: (path) => inLanguage(site, language, path),
    // Each function of a locale is bound to that of the edition.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ...(Object.fromEntries(local) as Formats),
    postalAddress: postalAddressIn(site.settings.contact, language),
  } satisfies Omit<Edition, keyof NonSpreadable>);
}
