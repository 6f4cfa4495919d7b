import type * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import { catalogs, wordsOf, type Words } from '#shared/i18n/words-in.ts';
import { partOf, type DataFile, type Path } from '#shared/site-file/data-file.ts';
import { parseData, problemAt } from '#shared/site-file/parse-data.ts';
import { oneOf } from '#shared/site-file/parts.ts';
import { attempt, DataError, sortedProblems, type Problem } from '#shared/site-file/problem.ts';
import { siteSchema, type SiteSettings } from '#shared/site-file/site.ts';
import {
  SiteReader,
  sectionOf,
  type Collection,
  type ItemIn,
  type ItemSchema,
  type Localized,
  type PartsIn,
  type TextBody,
} from './collections.ts';
import { pathProblems } from './file-names.ts';
import { referenceProblems } from './references.ts';
import { applicationsSchema } from './schema/applications.ts';
import { claimsSchema, type Claim } from './schema/claims.ts';
import { clientsSchema } from './schema/clients.ts';
import { figuresSchema, yearsSchema } from './schema/company-facts.ts';
import { jobSchema } from './schema/jobs.ts';
import { pageSchemas, pagesWithWords, type PageWithWords } from './schema/pages.ts';
import { personSchema } from './schema/people.ts';
import { legalFactsSchema, legalPages, legalPageWords, ownPageWords } from './schema/plain-pages.ts';
import { priceSchema } from './schema/prices.ts';
import { featuredCaseSchema, projectFilterSchema, projectSchema } from './schema/projects.ts';
import { questionSchema, questionsFile } from './schema/questions.ts';
import { redirectsSchema } from './schema/redirects.ts';
import { searchSchema } from './schema/search-words.ts';
import { serviceSchema } from './schema/services.ts';
import { testimonialSchema } from './schema/testimonials.ts';
import { caseStudySchema, categoriesSchema, postSchema, whitePaperSchema } from './schema/texts.ts';
import { webinarSchema } from './schema/webinars.ts';
import { SiteSource, type SiteFiles } from './site-source.ts';
import { startOf } from './webinar-times.ts';
import type { CaseStudy } from './case-studies.ts';
import type { CompanyYear, Figure } from './company-facts.ts';
import type { Job } from './jobs.ts';
import type { Byline, Person } from './people.ts';
import type { Post } from './posts.ts';
import type { Project } from './projects.ts';
import type { Service, ServiceBlock } from './services.ts';
import type { Testimonial } from './testimonials.ts';
import type { Webinar } from './webinars.ts';
import type { WhitePaper } from './white-papers.ts';

type Fields = v.GenericSchema<unknown, object>;

/** Words of pages that say the same in any company, in each language of the product. */
export const defaultPages = 'content/default-pages';

/** The words of a page. */
export type WordsOf<Page extends PageWithWords> = v.InferOutput<(typeof pageSchemas)[Page]>;

/** A page that is only text: its front matter, and a body in clauses (content/clauses.ts). */
export type PlainFile<Schema extends v.GenericSchema> = TextBody & { words: v.InferOutput<Schema> };

/** The collections whose items have ids. */
type CollectionName =
  | 'services'
  | 'jobs'
  | 'posts'
  | 'caseStudies'
  | 'whitePapers'
  | 'projects'
  | 'people'
  | 'team'
  | 'webinars'
  | 'questions'
  | 'legal'
  | 'ownPages'
  | 'pages';

/** Everything that the folder of a company says. Nothing in it changes after it was loaded. */
export interface Site {
  /** From the project's folder. */
  folder: string;
  /** `site.yaml` */
  settings: SiteSettings;
  languages: readonly Language[];
  /** The words of the interface: the product's under those of the site. */
  words: Localized<Words>;
  /** The words of each page that has some in a language. */
  pages: Localized<{ [Page in PageWithWords]?: WordsOf<Page> }>;
  /** In their order; home shows the first six. */
  services: Localized<Service[]>;
  /** The newest first. */
  jobs: Localized<Job[]>;
  /** The latest first, with drafts and those that appear later. */
  posts: Localized<Post[]>;
  postCategories: Localized<{ id: string; name: string }[]>;
  caseStudies: Localized<CaseStudy[]>;
  whitePapers: Localized<WhitePaper[]>;
  people: Localized<Person[]>;
  projects: Localized<Project[]>;
  projectFilters: Localized<PartsIn<typeof projectFilterSchema.facts, typeof projectFilterSchema.words>[]>;
  featuredCases: Localized<PartsIn<typeof featuredCaseSchema.facts, typeof featuredCaseSchema.words>[]>;
  prices: Localized<PartsIn<typeof priceSchema.facts, typeof priceSchema.words>[]>;
  questions: Localized<Record<'contact' | 'resources', { question: string; answer: string }[]>>;
  testimonials: Localized<Testimonial[]>;
  /** Upcoming ones from the next one on, then past ones, newest first. */
  webinars: Localized<Webinar[]>;
  clients: v.InferOutput<typeof clientsSchema>;
  claims: Localized<Claim[]>;
  figures: Localized<Figure[]>;
  years: Localized<CompanyYear[]>;
  /** Words by which people search for pages, by address without language. */
  searchWords: v.InferOutput<ReturnType<typeof searchSchema>>;
  redirects: v.InferOutput<typeof redirectsSchema>;
  /** Sample applications of the simulated dashboard, in the order of the file. */
  applications: v.InferOutput<typeof applicationsSchema>;
  /** `legal/settings.yaml`; undefined only where it has mistakes. */
  legal: v.InferOutput<ReturnType<typeof legalFactsSchema>> | undefined;
  legalPages: Localized<{
    privacy?: PlainFile<typeof legalPageWords>;
    terms?: PlainFile<typeof legalPageWords>;
  }>;
  /** The pages that a site adds without code, by the last part of their addresses. */
  ownPages: Localized<Readonly<Record<string, PlainFile<typeof ownPageWords>>>>;
  /** The ids of all items in each language, with those that have mistakes: a link to one is no second mistake. */
  ids: Readonly<Record<CollectionName, Localized<readonly string[]>>>;
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
    return typeof value === 'object' && value !== null && code in value;
  };
  return Object.keys(catalogs).flatMap((code): Problem[] => {
    const names = languages.includes(code) ? [] : source.textNames().filter((name) => hasWordsOf(name, code));
    const [name] = names;
    const reason = `${names.length} files have words in “${code}”, which “languages” of site.yaml does not name: add it there, or take them out`;
    return name === undefined ? [] : [{ file: source.pathOf(name), field: code, reason }];
  });
}

/** Reads everything of one site. */
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
    const { languages, foundedYear } = this.#settings;
    const first = this.#first;
    const caseStudies = reader.texts('case-studies', caseStudySchema);
    const people = this.#people();
    const jobs = reader.items('jobs', jobSchema);
    const posts = reader.texts('posts', postSchema);
    const whitePapers = reader.texts('white-papers', whitePaperSchema);
    const prices = this.#list('prices.yaml', priceSchema);
    const services = this.#services(
      caseStudies.ids[first] ?? [],
      (prices[first] ?? []).flatMap(({ id }) => id ?? []),
    );
    const projects = reader.items('projects', projectSchema);
    const webinars = reader.items('webinars', webinarSchema);
    const postCategories = this.#postCategories();
    const projectFilters = this.#list('project-filters.yaml', projectFilterSchema);
    const applications = reader.whole('applications.yaml', applicationsSchema, {
      received: [],
      arrivals: [],
    });
    const questions = this.#questions();
    const own = this.#ownPages();
    const legalTexts = this.#legalPages();
    const pages = this.#pages();
    const named = { people, services: services.ids[first] ?? [] };
    const categories = postCategories[first]?.map(({ id }) => id) ?? [];
    this.#checkTexts('posts', posts, { ...named, categories });
    this.#checkTexts('case-studies', caseStudies, named);
    this.#checkTexts('white-papers', whitePapers, named);
    this.#checkProjects(
      projects.items,
      projectFilters[first]?.map(({ id }) => id) ?? [],
      caseStudies.ids[first] ?? [],
    );
    this.#checkApplications(applications, jobs.ids[first] ?? []);
    return {
      folder: this.#source.folder,
      settings: this.#settings,
      languages,
      words: reader.localize((language) => this.#words(language)),
      pages: pages.items,
      services: services.items,
      jobs: reader.localize((language) =>
        (jobs.items[language] ?? []).toSorted((a, b) => b.postedDate.localeCompare(a.postedDate)),
      ),
      posts: reader.localize((language) =>
        (posts.items[language] ?? []).toSorted((a, b) => b.date.localeCompare(a.date)),
      ),
      postCategories,
      caseStudies: reader.localize((language) => inOrder(caseStudies.items[language])),
      whitePapers: reader.localize((language) =>
        inOrder(whitePapers.items[language]).flatMap((paper) => {
          const author = bylineOf(people, language, paper.author);
          return author ? [{ ...paper, author }] : [];
        }),
      ),
      people: people.items,
      projects: reader.localize((language) => inOrder(projects.items[language])),
      projectFilters,
      featuredCases: this.#list('featured-cases.yaml', featuredCaseSchema),
      prices,
      questions: questions.items,
      testimonials: this.#testimonials(people),
      webinars: this.#webinars(webinars, people),
      clients: reader.whole('clients.yaml', clientsSchema) ?? [],
      claims: reader.listIn('home-claims.yaml', (language) => claimsSchema(languages, language)),
      figures: reader.listIn('about-figures.yaml', (language) => figuresSchema(languages, language)),
      years: reader.listIn('years.yaml', (language) => yearsSchema(languages, language, foundedYear)),
      searchWords: reader.whole('search.yaml', searchSchema(languages)) ?? [],
      redirects: reader.whole('redirects.yaml', redirectsSchema) ?? [],
      applications: applications ?? { received: [], arrivals: [] },
      legal: reader.collect(() =>
        parseData(legalFactsSchema(languages), this.#source.yaml('legal/settings.yaml')),
      ),
      legalPages: legalTexts.items,
      ownPages: own.items,
      ids: {
        services: services.ids,
        jobs: jobs.ids,
        posts: posts.ids,
        caseStudies: caseStudies.ids,
        whitePapers: whitePapers.ids,
        projects: projects.ids,
        people: people.ids,
        team: people.team,
        webinars: webinars.ids,
        questions: questions.ids,
        legal: legalTexts.ids,
        ownPages: own.ids,
        pages: pages.ids,
      },
    };
  }

  #list<const Facts extends Fields, const Texts extends Fields>(
    name: string,
    schema: ItemSchema<Facts, Texts>,
  ): Localized<PartsIn<Facts, Texts>[]> {
    const data = this.#reader.collect(() => this.#source.optionalYaml(name));
    return data ? this.#reader.list(data, schema) : this.#reader.localize(() => []);
  }

  #words(language: Language): Words {
    const name = `words/${language}.yaml`;
    const data = this.#source.has(name) ? this.#reader.collect(() => this.#source.yaml(name)) : null;
    // A file that cannot be read is no missing one.
    if (data === undefined) return {};
    const file = this.#source.pathOf(name);
    return this.#reader.collect(() => wordsOf(language, file, data, this.#settings)) ?? {};
  }

  /** The words of each page in each language: those of the site, or else those of the product. */
  #pages(): Pick<Collection<never>, 'ids'> & { items: Site['pages'] } {
    const reader = this.#reader;
    const product = new SiteSource(defaultPages);
    const read = pagesWithWords.map((page) => {
      const isOwn = this.#source.has(`pages/${page}.yaml`);
      const name = isOwn ? `pages/${page}.yaml` : `${page}.yaml`;
      const from = isOwn ? this.#source : product;
      const data = from.has(name) ? reader.collect(() => from.yaml(name)) : undefined;
      const isRead = data !== undefined && (!isOwn || reader.hasOnlySections(data));
      return {
        page,
        words: reader.localize((language) =>
          isRead ? reader.section(data, pageSchemas[page], language) : undefined,
        ),
        // What cannot be read may have words in every language.
        languages: reader.languages.filter(
          (language) => (isOwn && !data) || (data && sectionOf(data, language).value !== undefined),
        ),
      };
    });
    return {
      items: reader.localize((language) =>
        Object.fromEntries(
          read.flatMap(({ page, words }) => (words[language] ? [[page, words[language]]] : [])),
        ),
      ),
      ids: reader.localize((language) =>
        read.flatMap(({ page, languages }) => (languages.includes(language) ? page : [])),
      ),
    };
  }

  #services(caseStudies: readonly string[], prices: readonly string[]): Collection<Service> {
    const schema = serviceSchema(oneOf(caseStudies, 'case study'), oneOf(prices, 'price'));
    const { items, ids } = this.#reader.items('services', schema);
    return {
      ids,
      items: this.#reader.localize((language) =>
        (items[language] ?? [])
          // Each has facts, and words validated by a schema made from these facts.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          .map((item) => ({ ...item, blocks: item.blocks as readonly object[] as readonly ServiceBlock[] }))
          .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id)),
      ),
    };
  }

  #people(): People {
    const { items, ids } = this.#reader.items('people', personSchema);
    const people = this.#reader.localize((language) =>
      (items[language] ?? [])
        .map(({ about = '', localName, ...person }) => ({ about, ...person, name: localName ?? person.name }))
        .toSorted((a, b) => a.order - b.order),
    );
    // Where nobody on the page can be read, those with mistakes may be on it.
    const team = this.#reader.localize((language) => {
      const found = people[language] ?? [];
      const hidden = (ids[language] ?? []).filter((id) => !found.some((person) => person.id === id));
      return [...found.filter(({ on }) => on === 'team' || on === 'both').map(({ id }) => id), ...hidden];
    });
    return { items: people, ids, team };
  }

  #postCategories(): Site['postCategories'] {
    const name = 'posts/categories.yaml';
    const all = this.#source.has(name)
      ? this.#reader.whole(name, categoriesSchema(this.#settings.languages))
      : undefined;
    return this.#reader.localize((language) =>
      (all ?? []).map(({ id, name: names }) => ({ id, name: names[language] ?? id })),
    );
  }

  #questions(): Pick<Collection<never>, 'ids'> & { items: Site['questions'] } {
    const reader = this.#reader;
    const before = reader.problems.length;
    const data = reader.collect(() => this.#source.optionalYaml('questions.yaml', {}));
    const lists = data && reader.collect(() => parseData(questionsFile, data));
    const listOf = (page: 'contact' | 'resources') =>
      data && lists
        ? reader.list(partOf(data, [page], lists[page]), questionSchema)
        : reader.localize(() => []);
    const [contact, resources] = [listOf('contact'), listOf('resources')];
    const isWrong = reader.problems.length > before;
    return {
      items: reader.localize((language) => ({
        contact: contact[language] ?? [],
        resources: resources[language] ?? [],
      })),
      ids: reader.localize((language) =>
        isWrong ? ['questions'] : (resources[language] ?? []).map(({ question }) => question),
      ),
    };
  }

  #testimonials(people: People): Site['testimonials'] {
    const all = this.#list('testimonials.yaml', testimonialSchema);
    const data = attempt(() => this.#source.optionalYaml('testimonials.yaml')).found;
    return this.#reader.localize((language) =>
      (all[language] ?? []).flatMap(({ person, company, rating, content }, index) => {
        if (data) this.#checkPerson(people, person, partOf(data, [index, 'person'], person), [language]);
        const found = bylineOf(people, language, person);
        return found ? [{ id: person, name: found.name, role: found.role, company, rating, content }] : [];
      }),
    );
  }

  #webinars(
    { items }: Collection<ItemIn<typeof webinarSchema.facts, typeof webinarSchema.words>>,
    people: People,
  ): Site['webinars'] {
    return this.#reader.localize((language) =>
      (items[language] ?? [])
        .toSorted(inProgramme)
        .map(({ registrationLink = '', recordingLink = '', ...webinar }) => {
          const file = this.#source.yaml(`webinars/${webinar.id}.yaml`);
          for (const [index, id] of webinar.speakers.entries())
            this.#checkPerson(people, id, partOf(file, [this.#first, 'speakers', index], id), [language]);
          return {
            ...webinar,
            registrationLink,
            recordingLink,
            speakers: webinar.speakers.flatMap((id) => bylineOf(people, language, id) ?? []),
          };
        }),
    );
  }

  /** A person whom something names is there, in each of the languages in which it is. @param at where it names them */
  #checkPerson(people: People, id: string, at: DataFile, languages: readonly Language[]): void {
    const known = this.#source
      .namesIn('people', '.yaml')
      .map((name) => name.slice('people/'.length, -'.yaml'.length));
    const unknown = referenceProblems(at, [], id, known, 'person');
    this.problems.push(...unknown);
    if (unknown.length > 0) return;
    const data = attempt(() => this.#source.yaml(`people/${id}.yaml`)).found;
    for (const language of languages)
      if (data && !people.ids[language]?.includes(id)) {
        const reason = 'missing in this language, in which a text names the person';
        this.problems.push(problemAt(sectionOf(data, language), [], reason));
      }
  }

  /** The people, the service, the category and the related posts that long texts name exist. */
  #checkTexts(
    folder: string,
    { items, ids }: Collection<TextReferences>,
    {
      people,
      services,
      categories = [],
    }: { people: People; services: readonly string[]; categories?: readonly string[] },
  ): void {
    for (const { id, author, team = [], service, category, related = [] } of items[this.#first] ?? []) {
      const { frontMatter } = this.#source.markdown(`${folder}/${id}.${this.#first}.md`);
      const inWhich = this.#settings.languages.filter((language) => ids[language]?.includes(id));
      const check = (path: Path, name: string, known: readonly string[], what: string) =>
        this.problems.push(...referenceProblems(frontMatter, path, name, known, what));
      if (author !== undefined)
        this.#checkPerson(people, author, partOf(frontMatter, ['author'], author), inWhich);
      for (const [index, person] of team.entries())
        this.#checkPerson(people, person, partOf(frontMatter, ['team', index], person), inWhich);
      if (service !== undefined) check(['service'], service, services, 'service');
      if (category !== undefined)
        check(['category'], category, categories, 'category in posts/categories.yaml');
      this.problems.push(...relatedProblems(frontMatter, related, id, ids[this.#first] ?? []));
    }
  }

  /** The categories and the case study of a project exist. */
  #checkProjects(
    projects: Site['projects'],
    categories: readonly string[],
    caseStudies: readonly string[],
  ): void {
    for (const { id, categories: own, caseStudy } of projects[this.#first] ?? []) {
      const data = sectionOf(this.#source.yaml(`projects/${id}.yaml`), this.#first);
      for (const [index, name] of own.entries())
        this.problems.push(...referenceProblems(data, ['categories', index], name, categories, 'category'));
      if (caseStudy !== undefined)
        this.problems.push(...referenceProblems(data, ['caseStudy'], caseStudy, caseStudies, 'case study'));
    }
  }

  /** Applicants of the demonstration name existing positions. */
  #checkApplications(applications: Site['applications'] | undefined, jobs: readonly string[]): void {
    if (!applications) return;
    const data = this.#source.optionalYaml('applications.yaml');
    for (const list of ['received', 'arrivals'] as const)
      for (const [index, { jobId }] of applications[list].entries())
        this.problems.push(...referenceProblems(data, [list, index, 'jobId'], jobId, jobs, 'position'));
  }

  #legalPages(): Pick<Collection<never>, 'ids'> & { items: Site['legalPages'] } {
    const read = legalPages.map((page) => ({
      page,
      texts: this.#reader.localize((language) =>
        this.#plainFile(`legal/${page}.${language}.md`, legalPageWords, language),
      ),
    }));
    return {
      items: this.#reader.localize((language) =>
        Object.fromEntries(
          read.flatMap(({ page, texts }) => (texts[language] ? [[page, texts[language]]] : [])),
        ),
      ),
      ids: this.#reader.localize((language) =>
        legalPages.filter((page) => this.#source.has(`legal/${page}.${language}.md`)),
      ),
    };
  }

  #ownPages(): Pick<Collection<never>, 'ids'> & { items: Site['ownPages'] } {
    const namesOf = (language: Language) =>
      this.#source
        .namesIn('pages', `.${language}.md`)
        .map((name) => name.slice('pages/'.length, -`.${language}.md`.length));
    return {
      items: this.#reader.localize((language) =>
        Object.fromEntries(
          namesOf(language).flatMap((page) => {
            const text = this.#plainFile(`pages/${page}.${language}.md`, ownPageWords, language);
            return text ? [[page, text]] : [];
          }),
        ),
      ),
      ids: this.#reader.localize(namesOf),
    };
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

/** Related posts exist, differ from the post itself, and are named once. */
function relatedProblems(
  frontMatter: DataFile,
  related: readonly string[],
  own: string,
  known: readonly string[],
): Problem[] {
  return related.flatMap((id, index) => {
    const path = ['related', index];
    if (id === own) return [problemAt(frontMatter, path, 'a post is not related to itself')];
    if (related.indexOf(id) !== index) return [problemAt(frontMatter, path, `named twice: ${id}`)];
    return referenceProblems(frontMatter, path, id, known, 'post');
  });
}

/** What long texts name. */
interface TextReferences {
  id: string;
  author?: string;
  team?: readonly string[];
  service?: string | undefined;
  category?: string;
  related?: readonly string[];
}

type People = Collection<Person> & { team: Localized<string[]> };

/** A person as author or speaker. */
function bylineOf({ items }: Pick<People, 'items'>, language: Language, id: string): Byline | undefined {
  const person = items[language]?.find((one) => one.id === id);
  return person && { id, name: person.name, role: person.role, about: person.about };
}

const inOrder = <Item extends { order: number }>(items: readonly Item[] = []): Item[] =>
  items.toSorted((a, b) => a.order - b.order);

type WebinarTimes = Pick<Webinar, 'isPast' | 'timeZone' | 'date' | 'startsAt'>;

/** Upcoming webinars from the next one on, then past ones, newest first. */
function inProgramme(one: WebinarTimes, other: WebinarTimes): number {
  if (one.isPast !== other.isPast) return one.isPast ? 1 : -1;
  const earlierFirst = Date.parse(startOf(one)) - Date.parse(startOf(other));
  return one.isPast ? -earlierFirst : earlierFirst;
}

/**
 * Reads a site as far as that is possible, for checks that name all mistakes at once.
 * @throws DataError when `site.yaml` has mistakes: without it nothing else can be read
 */
export function readSite(source: SiteSource): LoadedSite {
  const settings = parseData(siteSchema, source.yaml('site.yaml'));
  const unnamed = unnamedLanguages(source, settings.languages);
  const loader = new SiteLoader(source, settings);
  const site = deepFreeze(loader.load());
  const names = pathProblems([...source.files.keys()], settings.languages);
  const misnamed = new Set(names.map(({ meant = '' }) => source.pathOf(meant)));
  const problems = [
    ...names.map(({ path, field, reason }): Problem => ({ file: source.pathOf(path), field, reason })),
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
