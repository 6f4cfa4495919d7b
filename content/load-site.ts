import { quantity } from '#shared/quantity.ts';
import type * as v from 'valibot';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import type { Language } from '#shared/locales.ts';
import { catalogs, type Words } from '#shared/i18n/catalogs.ts';
import { wordsOf } from '#content/read/words-in.ts';
import { partOf, type DataFile } from '#content/site-file/data-file.ts';
import type { Path } from '#content/site-file/leaves.ts';
import { isRecord } from '#shared/is-record.ts';
import { readMark } from '#content/read/mark.ts';
import { parseData, problemAt } from '#content/site-file/parse-data.ts';
import { unknownWord } from '#content/site-file/parts.ts';
import { attempt, DataError, sortedProblems, type Problem } from '#content/site-file/problem.ts';
import { siteSchema, type SiteSettings } from '#content/site-file/site.ts';
import {
  allCollections,
  collections,
  mapCollections,
  type CollectionName,
} from './collections/all-collections.ts';
import {
  dataFiles,
  listFiles,
  wholeFiles,
  type ListItem,
  type Lists,
  type WholeOf,
  type Wholes,
} from './collections/data-files.ts';
import type { Reference, Target } from '#content/schema/references.ts';
import {
  folderOf,
  isTextCollection,
  type AnyCollection,
  type Contributor,
  type ShownOf,
} from './collections/define-collection.ts';
import { pathProblems } from '#content/collections/file-names.ts';
import { idsOf } from '#content/collections/names.ts';
import { ownFilesIn, type OwnFile } from '#content/read/own-files.ts';
import { unportableNames } from '#content/read/portable-names.ts';
import { pageSchemas, pagesWithWords, type PageWithWords } from './schema/pages.ts';
import { legalPages, legalPageWords, ownPageWords } from '#content/schema/text-pages.ts';
import {
  SiteReader,
  sectionOf,
  type Fields,
  type ItemSchema,
  type Localized,
  type WithEntries,
} from '#content/read/site-reader.ts';
import type { TextBody } from '#content/read/problem-in-body.ts';
import { SiteSource, type SiteFiles } from '#content/read/site-source.ts';
import { findContributor, type Person } from '#content/collections/people.ts';

/** Words of pages that say the same in any company, in each language of the product. */
export const defaultPages = 'content/default-pages';

export type WordsOf<Page extends PageWithWords> = v.InferOutput<(typeof pageSchemas)[Page]>;

/** A page that is only text: its front matter, and a body in clauses (content/articles/clauses.ts). */
export type PlainFile<Schema extends v.GenericSchema> = TextBody & { words: v.InferOutput<Schema> };

/** A testimonial in one language (SPEC section 3). The id is that of the person. */
interface Testimonial extends Omit<ListItem<'testimonials'>, 'person'>, Omit<Contributor, 'about'> {}

interface Item {
  id: string;
}

type Items = {
  [Name in CollectionName]: Localized<ShownOf<(typeof collections)[Name]>[]>;
};

type Read = Readonly<Record<CollectionName, Localized<Item[]>>>;

/** Everything that the folder of a company says. Nothing in it changes after it was loaded. */
export interface Site extends ConfiguredSite, Items, Omit<Lists, 'testimonials'>, Wholes {
  /** The words of each page that has some in a language. */
  pages: Localized<{ [Page in PageWithWords]?: WordsOf<Page> }>;
  postCategories: Localized<{ id: string; name: string }[]>;
  testimonials: Localized<Testimonial[]>;
  /** `legal/settings.yaml`; undefined only where it has mistakes. */
  legal: WholeOf<'legal'> | undefined;
  legalPages: Localized<{
    privacy?: PlainFile<typeof legalPageWords>;
    terms?: PlainFile<typeof legalPageWords>;
  }>;
  /** The pages that a site adds without code, by the last part of their addresses. */
  ownPages: Localized<Readonly<Record<string, PlainFile<typeof ownPageWords>>>>;
  ownFiles: readonly OwnFile[];
  /**
   * The files that say something in a language and have mistakes, without a language in their names: none in a site
   * that can be loaded. The check does not report a link to one too.
   */
  broken: Localized<readonly string[]>;
}

/** A site as far as it can be read, and what is wrong with its files. */
export interface LoadedSite {
  site: Site;
  source: SiteSource;
  problems: Problem[];
  /** Files that are missing because another one has a wrong name, from the project's folder. */
  misnamed: ReadonlySet<string>;
}

/** Makes a value and all below it unchangeable, so that a page that changes it fails instead of changing others. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Languages that have words but are not in `site.yaml`: one problem each instead of one for each word. */
function unnamedLanguages(source: SiteSource, languages: readonly Language[]): Problem[] {
  const hasWordsOf = (name: string, code: string) => {
    if (name.includes(`.${code}.`)) return true;
    const value = name.endsWith('.yaml') ? attempt(() => source.yaml(name)).found?.value : undefined;
    return isRecord(value) && code in value;
  };
  return Object.keys(catalogs).flatMap((code): Problem[] => {
    const names = languages.includes(code) ? [] : source.textNames().filter((name) => hasWordsOf(name, code));
    const [name] = names;
    const reason = `${quantity(names.length, 'file has', 'files have')} texts in “${code}”, which is not in “languages” of site.yaml: add it there, or remove the texts`;
    return name === undefined ? [] : [{ file: source.pathOf(name), field: code, reason }];
  });
}

/**
 * Problems of a reference to another item, such as an author or a category: no such item, with the nearest name.
 * @param path of the reference in the file
 * @param what kind of item, for the message: `person`
 */
function referenceProblems(
  data: DataFile,
  path: Path,
  name: string,
  known: readonly string[],
  what: string,
): Problem[] {
  if (known.includes(name)) return [];
  return [problemAt(data, path, `no such ${what}: ${name}; ${unknownWord(name, known)}`)];
}

/** Replaces an invalid mark, whose problems are reported. */
const noMark: ConfiguredSite['logo'] = { width: 0, height: 0, ink: '', accent: '', inkTop: 0, inkBottom: 0 };

class SiteLoader {
  readonly #source: SiteSource;
  readonly #settings: SiteSettings;
  readonly #reader: SiteReader;
  readonly #first: Language;

  constructor(source: SiteSource, settings: SiteSettings) {
    this.#source = source;
    this.#settings = settings;
    this.#reader = new SiteReader(source, settings);
    this.#first = settings.languages[0] ?? '';
  }

  get problems(): Problem[] {
    return this.#reader.problems;
  }

  load(): Site {
    const reader = this.#reader;
    const { languages } = this.#settings;
    const read = this.#readCollections();
    const items = this.#arranged(read);
    const lists = this.#lists();
    const wholes = this.#wholes();
    this.#checkYears(lists.years[this.#first]);
    this.#checkReferences(read);
    this.#checkApplications(wholes.applications, this.#idsIn(read, 'jobs', this.#first));
    this.#checkFeaturedCases(lists.featuredCases, this.#idsIn(read, 'caseStudies', this.#first));
    return {
      ...items,
      ...lists,
      ...wholes,
      folder: this.#source.folder,
      settings: this.#settings,
      languages,
      defaultLanguage: languages[0] ?? '',
      logo: this.#settings.logo ?? reader.collect(() => this.#mark()) ?? noMark,
      words: reader.localize((language) => this.#words(language)),
      pages: this.#pages(),
      postCategories: this.#postCategories(items.posts),
      testimonials: this.#testimonials(read, lists.testimonials, items.people),
      legal: reader.collect(() =>
        parseData(dataFiles.legal.schema(languages), this.#source.yaml(dataFiles.legal.files)),
      ),
      legalPages: this.#legalPages(),
      ownPages: this.#ownPages(),
      ownFiles: ownFilesIn(this.#source.files.keys()),
      broken: reader.broken,
    };
  }

  #readCollections(): Read {
    const reader = this.#reader;
    const readOne = (collection: AnyCollection): Localized<Item[]> => {
      if (isTextCollection(collection)) return reader.texts(folderOf(collection), collection.schema);
      // Each schema of texts accepts the output of its own language-independent fields.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const schema = collection.schema as ItemSchema<WithEntries, Fields>;
      return 'lists' in collection
        ? reader.lists(collection.files, collection.lists, schema)
        : reader.items(folderOf(collection), schema);
    };
    return mapCollections(readOne);
  }

  /** The items of each collection as pages get them. */
  #arranged(read: Read): Items {
    const arrange = (name: CollectionName, people?: Localized<Person[]>) => {
      const collection: AnyCollection = collections[name];
      return this.#reader.localize((language) => {
        const items = read[name][language] ?? [];
        return collection.arrange?.(items, (id) => findContributor(people?.[language], id)) ?? items;
      });
    };
    // Each list is made by the definition that its type comes from.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const people = arrange('people') as Items['people'];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return mapCollections((_, name) => arrange(name, people)) as Items;
  }

  #mark(): ConfiguredSite['logo'] {
    const content = this.#source.files.get('logo.svg') ?? undefined;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    return readMark(bytes, this.#source.pathOf('logo.svg'));
  }

  /** The lists of `dataFiles`. */
  #lists(): Lists {
    const lists = listFiles.map(([name, { files, list }]) => {
      const data = this.#reader.collect(() => this.#source.optionalYaml(files));
      // Each schema of texts accepts the output of its own language-independent fields.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const schema = list as ItemSchema<Fields, Fields>;
      return [name, data ? this.#reader.list(data, schema) : this.#reader.localize(() => [])];
    });
    // Each list is made by the description that its type comes from.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return Object.fromEntries(lists) as Lists;
  }

  /** The files of `dataFiles` that may be missing and have one shape for all languages. */
  #wholes(): Wholes {
    const wholes = wholeFiles.map(([name, { files, schema, empty }]) => [
      name,
      this.#reader.whole(files, schema(this.#settings.languages), empty) ?? empty,
    ]);
    // Each value is made by the description that its type comes from.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return Object.fromEntries(wholes) as Wholes;
  }

  #words(language: Language): Words {
    const name = `words/${language}.yaml`;
    const data = this.#source.has(name) ? this.#reader.collect(() => this.#source.yaml(name)) : null;
    // An unreadable file is not reported as missing too.
    if (data === undefined) return {};
    const file = this.#source.pathOf(name);
    return this.#reader.collect(() => wordsOf(language, file, data, this.#settings.menus)) ?? {};
  }

  /** The words of each page in each language: those of the site, or else those of the product. */
  #pages(): Site['pages'] {
    const reader = this.#reader;
    const product = new SiteSource(defaultPages);
    const read = pagesWithWords.map((page) => {
      const isOwn = this.#source.has(`pages/${page}.yaml`);
      const name = isOwn ? `pages/${page}.yaml` : `${page}.yaml`;
      const from = isOwn ? this.#source : product;
      const data = from.has(name) ? reader.collect(() => from.yaml(name)) : undefined;
      const isRead = data !== undefined && (!isOwn || reader.hasOnlySections(data));
      const words = reader.localize((language) =>
        isRead ? reader.section(data, pageSchemas[page], language) : undefined,
      );
      for (const language of reader.languages) {
        // What cannot be read may have words in every language.
        const isThere = data ? sectionOf(data, language).value !== undefined : isOwn;
        if (isThere && !words[language]) reader.markBroken(`pages/${page}.yaml`, language);
      }
      return { page, words };
    });
    return reader.localize((language) =>
      Object.fromEntries(
        read.flatMap(({ page, words }) => (words[language] ? [[page, words[language]]] : [])),
      ),
    );
  }

  /** The categories with a name in each language; an article of the language needs that of its category. */
  #postCategories(posts: Items['posts']): Site['postCategories'] {
    const { files, schema } = dataFiles.postCategories;
    const all = this.#source.has(files)
      ? this.#reader.whole(files, schema(this.#settings.languages))
      : undefined;
    return this.#reader.localize((language) =>
      (all ?? []).flatMap(({ id, name: names }, index) => {
        const name = names[language];
        if (name !== undefined) return [{ id, name }];
        const reason = 'missing in this language, although an article has this category';
        if (posts[language]?.some(({ category }) => category === id))
          this.problems.push(problemAt(this.#source.yaml(files), [index, 'name', language], reason));
        return [];
      }),
    );
  }

  #testimonials(read: Read, all: Lists['testimonials'], people: Items['people']): Site['testimonials'] {
    const data = attempt(() => this.#source.optionalYaml(dataFiles.testimonials.files)).found;
    return this.#reader.localize((language) =>
      (all[language] ?? []).flatMap(({ person, ...said }, index) => {
        if (data) this.#checkPerson(read, person, partOf(data, [index, 'person'], person), [language]);
        const found = findContributor(people[language], person);
        return found ? [{ id: person, name: found.name, role: found.role, ...said }] : [];
      }),
    );
  }

  /** A person whom something names is there, in each of the languages in which it is. @param at where it names them */
  #checkPerson(read: Read, id: string, at: DataFile, languages: readonly Language[]): void {
    const known = this.#source
      .namesIn('people', '.yaml')
      .map((name) => name.slice('people/'.length, -'.yaml'.length));
    const unknown = referenceProblems(at, [], id, known, 'person');
    this.problems.push(...unknown);
    if (unknown.length > 0) return;
    const data = attempt(() => this.#source.yaml(`people/${id}.yaml`)).found;
    for (const language of languages)
      if (data && !this.#idsIn(read, 'people', language).includes(id)) {
        const reason = 'missing in this language, although a text names the person';
        this.problems.push(problemAt(sectionOf(data, language), [], reason));
      }
  }

  /** The ids of a collection, including those of broken files. */
  #idsIn(read: Read, name: CollectionName, language: Language): string[] {
    return idsOf(name, read[name][language] ?? [], this.#reader.broken[language] ?? []);
  }

  /** By what other files name the items of a file, also those with mistakes; undefined where it cannot be read. */
  #namesIn({ files, named }: (typeof dataFiles)[NamedFile]): string[] | undefined {
    const items = attempt(() => this.#source.optionalYaml(files)).found?.value;
    if (!Array.isArray(items)) return undefined;
    const names = items.map((item: unknown) => (isRecord(item) ? item[named.by] : undefined));
    return names.filter((name) => typeof name === 'string');
  }

  /** The items that other items name exist. */
  #checkReferences(read: Read): void {
    for (const [name, collection] of allCollections)
      for (const item of read[name][this.#first] ?? []) {
        const references = collection.references?.(item) ?? [];
        if (references.length === 0) continue;
        const data = factsOfItem(this.#source, collection, item.id, this.#first);
        const languages = this.#settings.languages.filter((language) =>
          this.#idsIn(read, name, language).includes(item.id),
        );
        const check = ({ path, name: named, to }: Reference): void => {
          if (to === 'people') this.#checkPerson(read, named, partOf(data, path, named), languages);
          else {
            const [known, noun] = isNamedFile(to)
              ? [this.#namesIn(dataFiles[to]), dataFiles[to].named.noun]
              : [this.#idsIn(read, to, this.#first), collections[to].noun];
            if (known) this.problems.push(...referenceProblems(data, path, named, known, noun));
          }
        };
        references.filter(({ to }) => to !== name).forEach(check);
        const relatives = references.filter(({ to }) => to === name);
        for (const [index, relative] of relatives.entries()) {
          const { path, name: named } = relative;
          const isAgain = relatives.findIndex((one) => one.name === named) < index;
          if (named === item.id)
            this.problems.push(problemAt(data, path, `a ${collection.noun} cannot be related to itself`));
          else if (isAgain) this.problems.push(problemAt(data, path, `named twice: ${named}`));
          else check(relative);
        }
      }
  }

  #checkFeaturedCases(featuredCases: Site['featuredCases'], caseStudies: readonly string[]): void {
    const data = attempt(() => this.#source.optionalYaml(dataFiles.featuredCases.files)).found;
    for (const [index, { caseStudy }] of (featuredCases[this.#first] ?? []).entries())
      if (data && caseStudy !== undefined)
        this.problems.push(
          ...referenceProblems(data, [index, 'caseStudy'], caseStudy, caseStudies, 'case study'),
        );
  }

  /** The years of the company begin with the founding year and ascend. */
  #checkYears(years: readonly ListItem<'years'>[] = []): void {
    const data = attempt(() => this.#source.optionalYaml(dataFiles.years.files)).found;
    // Without an item that has a mistake, the order of the others says nothing.
    if (!data || !Array.isArray(data.value) || years.length < data.value.length) return;
    const { foundedYear } = this.#settings;
    for (const [index, { year }] of years.entries()) {
      const earlier = years[index - 1]?.year ?? foundedYear - 1;
      const isWrong = index === 0 ? year !== foundedYear : year <= earlier;
      const reason =
        index === 0
          ? `the first year is not the founding year, ${foundedYear} (site.yaml)`
          : `${year} after ${earlier}: put the years in ascending order, each once`;
      if (isWrong) this.problems.push(problemAt(data, [index, 'year'], reason));
    }
  }

  /** Applicants of the demonstration name existing positions. */
  #checkApplications(applications: Site['applications'], jobs: readonly string[]): void {
    const data = attempt(() => this.#source.optionalYaml(dataFiles.applications.files)).found;
    if (!data) return;
    for (const list of ['received', 'arrivals'] as const)
      for (const [index, { jobId }] of applications[list].entries())
        this.problems.push(...referenceProblems(data, [list, index, 'jobId'], jobId, jobs, 'position'));
  }

  #legalPages(): Site['legalPages'] {
    return this.#reader.localize((language) =>
      this.#plainFiles('legal', legalPages, legalPageWords, language),
    );
  }

  #ownPages(): Site['ownPages'] {
    return this.#reader.localize((language) => {
      const names = this.#source.namesIn('pages', `.${language}.md`);
      const pages = names.map((name) => name.slice('pages/'.length, -`.${language}.md`.length));
      return this.#plainFiles('pages', pages, ownPageWords, language);
    });
  }

  #plainFiles<const Schema extends Fields>(
    folder: string,
    names: readonly string[],
    schema: Schema,
    language: Language,
  ): Record<string, PlainFile<Schema>> {
    return Object.fromEntries(
      names.flatMap((page) => {
        const file = `${folder}/${page}.${language}.md`;
        const text = this.#plainFile(file, schema, language);
        if (!text && this.#source.has(file)) this.#reader.markBroken(`${folder}/${page}.md`, language);
        return text ? [[page, text]] : [];
      }),
    );
  }

  #plainFile<const Schema extends Fields>(
    name: string,
    schema: Schema,
    language: Language,
  ): PlainFile<Schema> | undefined {
    if (!this.#source.has(name)) return undefined;
    return this.#reader.collect(() => {
      const { frontMatter, body, bodyLine } = this.#source.markdown(name);
      const words = this.#reader.fill(parseData(schema, frontMatter), language);
      return { words, file: this.#source.pathOf(name), body, bodyLine };
    });
  }
}

/**
 * The part of an item's file that has its language-independent fields.
 * @param first language of the site
 * @throws DataError when it cannot be read
 */
export function factsOfItem(
  source: SiteSource,
  collection: AnyCollection,
  id: string,
  first: Language,
): DataFile {
  const file = `${folderOf(collection)}/${id}`;
  return isTextCollection(collection)
    ? source.markdown(`${file}.${first}.md`).frontMatter
    : sectionOf(source.yaml(`${file}.yaml`), first);
}

/** The data files whose items other items name. */
type NamedFile = Extract<Target, keyof typeof dataFiles>;

const isNamedFile = (target: Target): target is NamedFile => Object.hasOwn(dataFiles, target);

/**
 * Reads a site as far as that is possible, for checks that name all mistakes at once.
 * @throws DataError when `site.yaml` has mistakes: without it nothing else can be read
 */
export function readSite(source: SiteSource): LoadedSite {
  const { found: settings, wrong } = attempt(() => parseData(siteSchema, source.yaml('site.yaml')));
  if (!settings) throw new DataError([...source.encodingProblems(), ...wrong]);
  const unnamed = unnamedLanguages(source, settings.languages);
  const loader = new SiteLoader(source, settings);
  const site = deepFreeze(loader.load());
  const names = pathProblems([...source.files.keys()], settings.languages);
  const misnamed = new Set(names.map(({ meant = '' }) => source.pathOf(meant)));
  const problems = [
    ...[...names, ...unportableNames([...source.files.keys()])].map(({ path, field, reason }): Problem => ({
      file: source.pathOf(path),
      field,
      reason,
    })),
    ...source.encodingProblems(),
    ...loader.problems,
  ];
  return { site, source, problems: unnamed.length > 0 ? unnamed : problems, misnamed };
}

/**
 * Loads a site: reads each file of its folder once and checks the shape of all of them, their names, and what they name
 * in each other. Depends on nothing but the files: not on the day, the mode or the environment.
 *
 * @param folder from the project's folder
 * @param files other files than those in the folder, by their names in it, such as those of a test
 * @throws DataError with every mistake once, in the order of files and lines
 */
export function loadSite(folder: string, files?: SiteFiles): Site {
  const { site, problems } = readSite(new SiteSource(folder, files));
  if (problems.length > 0) throw new DataError(sortedProblems(problems));
  return site;
}
