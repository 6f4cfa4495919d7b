import { createHash } from 'node:crypto';
import { languages, type Language } from '#shared/locales.ts';
import { inLanguage, unprefixedPath, type RouteId } from '#shared/routes.ts';
import { servicesMode, type ServicesMode } from '#shared/services-mode.ts';
import { routeByAddress, ownPageSlugs } from '#content/addresses.ts';
import type { ArticleSection } from '#content/article.ts';
import { caseStudiesIn } from '#content/case-studies.ts';
import { contactQuestionsIn, resourceQuestionsIn } from '#content/faqs.ts';
import { jobsIn } from '#content/jobs.ts';
import { legalPageIn, legalPages } from '#content/legal.ts';
import { ownPageIn } from '#content/own-pages.ts';
import { pageWords } from '#content/page-words.ts';
import { leadersIn, teamIn } from '#content/people.ts';
import { categoryOf, postsIn } from '#content/posts.ts';
import { projectsIn } from '#content/projects.ts';
import { publishableArticle } from '#content/read-article.ts';
import { searchWordsIn } from '#content/search-words.ts';
import { hasPage, hasPageAt, hasPageIn } from '#content/site-pages.ts';
import { webinarsIn } from '#content/webinars.ts';
import { whitePapersIn } from '#content/white-papers.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { createTranslator, type Translator } from '#shared/i18n/translator.ts';
import { wordsOf, type SearchEntry, type SearchFile } from '#shared/search-index.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { listedServicesIn } from '#content/services.ts';
import { menuWords } from './menus.data.ts';

/** The files with the words of pages. */
const filesOf = {
  home: 'home',
  services: 'services',
  about: 'about',
  team: 'team',
  portfolio: 'portfolio',
  blog: 'blog',
  contact: 'contact',
  careers: 'careers',
  resources: 'resources',
  caseStudies: 'case-studies',
  whitePapers: 'white-papers',
  faq: 'faq',
  webinars: 'webinars',
  sitemap: 'sitemap',
} as const;

const hasFile = (route: RouteId): route is keyof typeof filesOf => Object.hasOwn(filesOf, route);

/** All texts in a nested value; strings in lower case without a space are identifiers. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s|^\p{Lu}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const asSentence = (text = '') => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text);

/** Leaves out short words, which are in every text, but keeps names such as iOS and AWS. */
const isTelling = /.{5}|\p{Lu}.*\p{Lu}/u;

/** A search for a name should list its own page before texts that mention it. */
const pageWeight = 1.6;
const chapterWeight = 0.6;

interface Parts {
  title: string;
  href: string;
  also?: string;
  text: readonly (string | undefined)[];
  more?: unknown;
  weight?: number;
}

/** The search entries of a language, from the same content as its pages. */
export function searchEntries(t: Translator, mode: ServicesMode): SearchEntry[] {
  const { language } = t;
  const siteWords = searchWordsIn(language);

  function entry(kind: string, { title, href, also = '', text, more, weight }: Parts): SearchEntry {
    const shown = withoutSoftHyphens(text.filter(Boolean).map(asSentence).join(' '));
    const known = new Set(wordsOf(`${title} ${shown}`));
    const others = withoutSoftHyphens(textsIn(more).join(' '))
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => isTelling.test(word))
      .flatMap(wordsOf);
    return {
      title: withoutSoftHyphens(title),
      href: inLanguage(language, href),
      kind,
      also: `${also} ${siteWords.get(href) ?? ''}`.trim(),
      text: shown,
      more: [...new Set(others).difference(known)].join(' '),
      ...(weight !== undefined && { weight }),
    };
  }

  /** Entries of items that have pages of their own or share one; none where the page is switched off. */
  const ofRoute = <Item>(
    kind: string,
    route: RouteId,
    items: (language: Language) => readonly Item[],
    partsOf: (item: Item) => Omit<Parts, 'href'> & { parameters?: Record<string, string> },
  ) =>
    hasPageIn(language, route)
      ? items(language).map((item) => {
          const { parameters, ...parts } = partsOf(item);
          return entry(kind, { ...parts, href: unprefixedPath(route, parameters) });
        })
      : [];

  /** The chapters of a text, indexed by title only: indexed by the words of the text, all of them would match. */
  const chapters = (kind: string, title: string, href: string, sections: readonly ArticleSection[]) =>
    sections.map((section) =>
      entry(kind, {
        title: section.title,
        href: `${href}#${section.id}`,
        text: [title],
        weight: chapterWeight,
      }),
    );

  const ofTexts = <Item extends { id: string; title: string } & Parameters<typeof publishableArticle>[0]>(
    kind: string,
    route: 'post' | 'caseStudy' | 'whitePaper',
    items: (language: Language) => readonly Item[],
    textOf: (item: Item) => readonly string[],
  ) =>
    hasPageIn(language, route)
      ? items(language).flatMap((item) => {
          const { id, title } = item;
          const href = unprefixedPath(route, route === 'post' ? { slug: id } : { id });
          const { sections } = publishableArticle(item, language);
          return [entry(kind, { title, href, text: textOf(item) }), ...chapters(kind, title, href, sections)];
        })
      : [];

  const pages = [...routeByAddress]
    .filter(([address, route]) => route !== 'search' && hasPageAt(language, address))
    .map(([address, route]) => {
      const legal = legalPages.find((page) => page === route);
      const words = legal && legalPageIn(language, legal, mode);
      const { description } = hasFile(route)
        ? pageWords(filesOf[route], language).head
        : (words?.head ?? { description: '' });
      const { name, hint } = menuWords(t, address);
      return entry(t('search.group.pages'), {
        title: name,
        href: address,
        also: t.of(`search.also.${route}`),
        text: [hint, description],
        more: words?.clauses.map(({ title }) => title),
        weight: pageWeight,
      });
    });
  const ownPages = ownPageSlugs(language).map((page) => {
    const { title, head, lead, clauses } = ownPageIn(language, page, mode);
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

  return [
    ...pages,
    ...ownPages,
    ...ofRoute(
      t('nav.services'),
      'service',
      listedServicesIn,
      ({ id, title, hint, description, bullets, page, blocks }) => ({
        title,
        parameters: { id },
        text: [hint, description, page.lead],
        more: [bullets, page, blocks],
        weight: pageWeight,
      }),
    ),
    ...ofTexts(t('nav.blog'), 'post', postsIn, (post) => [categoryOf(language, post), post.excerpt]),
    ...ofTexts(t('menu.caseStudies'), 'caseStudy', caseStudiesIn, (item) => [
      item.excerpt,
      item.subtitle,
      item.client,
      item.industry,
    ]),
    ...ofTexts(t('menu.whitePapers'), 'whitePaper', whitePapersIn, (item) => [
      item.excerpt,
      item.author.name,
    ]),
    ...ofRoute(t('nav.contact'), 'contact', contactQuestionsIn, ({ question, answer }) => ({
      title: question,
      text: [answer],
    })),
    ...ofRoute(t('menu.faq'), 'faq', resourceQuestionsIn, ({ question, answer }) => ({
      title: question,
      text: [answer],
    })),
    ...ofRoute(t('menu.careers'), 'job', jobsIn, (job) => ({
      title: job.title,
      parameters: { jobId: job.id },
      text: [job.location, job.department, job.summary],
      also: t('search.also.job'),
      more: job,
      weight: 1.1,
    })),
    ...ofRoute(t('menu.about'), 'about', leadersIn, ({ name, position, bio }) => ({
      title: name,
      text: [position, bio],
    })),
    ...ofRoute(t('menu.team'), 'team', teamIn, ({ name, role, description }) => ({
      title: name,
      text: [role, description],
    })),
    ...ofRoute(
      t('nav.portfolio'),
      'portfolio',
      projectsIn,
      ({ title, client, description, technologies }) => ({
        title,
        text: [client, description, ...technologies],
      }),
    ),
    ...ofRoute(t('menu.webinars'), 'webinars', webinarsIn, ({ title, date, description, speakers }) => ({
      title,
      text: [formatDate(language, date, 'long'), description, ...speakers.map(({ name }) => name)],
    })),
  ];
}

/** The search index of a language: its address, with a hash of the content, and its content. */
export function searchFile(t: Translator, mode: ServicesMode): [address: string, content: string] {
  const content = JSON.stringify({
    entries: searchEntries(t, mode),
    synonyms: t('search.synonyms').split(' | '),
    filler: t('search.filler'),
  } satisfies SearchFile);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return [`/assets/search-${t.language}-${hash}.json`, content];
}

/** The files of all languages by their addresses; none where the search is switched off. */
export function searchIndexFiles(): Map<string, string> {
  if (!hasPage('search')) return new Map();
  return new Map(languages.map((language) => searchFile(createTranslator(language), servicesMode)));
}
