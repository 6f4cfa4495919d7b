import type { Language } from '../../config/locales.ts';
import { pathTo, unprefixedPath, type RouteId } from '../../config/routes.ts';
import type { ServicesMode } from '../../config/services-mode.ts';
import type { ArticleSection } from '../../content/article.ts';
import { caseStudiesIn } from '../../content/case-studies.ts';
import { contactQuestionsIn, resourceQuestionsIn, type Question } from '../../content/faqs.ts';
import { jobsIn } from '../../content/jobs.ts';
import { listedServicesIn } from '../../content/listed-services.ts';
import { leadersIn, teamIn } from '../../content/people.ts';
import { categoryOf, postsIn } from '../../content/posts.ts';
import { projectsIn } from '../../content/projects.ts';
import { publishableArticle } from '../../content/read-article.ts';
import { hasPage } from '../../content/site-pages.ts';
import type { TextBody } from '../../content/texts.ts';
import { webinarsIn } from '../../content/webinars.ts';
import { whitePapersIn } from '../../content/white-papers.ts';
import { formatDate } from '../../i18n/format.ts';
import { withoutSoftHyphens } from '../../i18n/plain-text.ts';
import type { Translator } from '../../i18n/translator.ts';
import { entryMaker, type EntryParts, type SearchEntry } from './search-entry.data.ts';
import { pageEntries } from './search-pages.data.ts';

/** Entries of one kind, in the order in which the page lists them. */
export interface SearchGroup {
  id:
    | 'pages'
    | 'services'
    | 'articles'
    | 'documents'
    | 'questions'
    | 'jobs'
    | 'people'
    | 'projects'
    | 'webinars';
  label: string;
  entries: SearchEntry[];
}

/** Every text of a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The names that the words of a page's blocks give to things: titles of items, and technologies. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part !== 'string') return key === 'points' ? textsIn(part) : namesIn(part);
    return ['title', 'name'].includes(key) ? [part] : [];
  });
}

/** Makes the entries of a language from what its pages are made from. */
export function searchGroups(t: Translator, mode: ServicesMode): SearchGroup[] {
  const { language } = t;
  const entry = entryMaker(language);

  /** A text with its chapters. */
  function article(whole: EntryParts, address: string, sections: readonly ArticleSection[]): SearchEntry[] {
    const { href } = whole;
    // By the words of their titles alone, or all would be found for one of the text's.
    const parts = sections.map(({ id, title }) => ({
      ...entry({ title, href: `${href}#${id}` }),
      hint: withoutSoftHyphens(whole.title),
      isPart: true as const,
    }));
    return [entry(whole, address), ...parts];
  }

  const sectionsOf = (text: TextBody) => publishableArticle(text, language).sections;
  const inPage = (route: RouteId, entries: () => SearchEntry[]) => (hasPage(route) ? entries() : []);

  /** Entries that stand together on one page. */
  const listed = <Item>(
    route: 'contact' | 'faq' | 'about' | 'team' | 'portfolio' | 'webinars',
    items: (language: Language) => readonly Item[],
    partsOf: (item: Item) => Omit<EntryParts, 'href'>,
  ) =>
    inPage(route, () =>
      items(language).map((item) => entry({ ...partsOf(item), href: pathTo(language, route) })),
    );

  const ofQuestion = ({ question, answer }: Question, page: string) => ({
    title: question,
    hint: page,
    text: [answer],
  });

  const documents = (route: 'caseStudy' | 'whitePaper', list: 'caseStudies' | 'whitePapers') =>
    inPage(route, () => {
      const items = route === 'caseStudy' ? caseStudiesIn(language) : whitePapersIn(language);
      return items.flatMap((item) =>
        article(
          {
            title: item.title,
            href: pathTo(language, route, { id: item.id }),
            hint: t.of(`menu.${list}`),
            text: [
              item.excerpt,
              ...('client' in item ? [item.subtitle, item.client, item.industry] : [item.author.name]),
            ],
          },
          unprefixedPath(route, { id: item.id }),
          sectionsOf(item),
        ),
      );
    });

  const all: SearchGroup[] = [
    { id: 'pages', label: t('search.group.pages'), entries: pageEntries(t, mode, entry) },
    {
      id: 'services',
      label: t('nav.services'),
      entries: inPage('service', () =>
        listedServicesIn(language).map(({ id, title, hint, description, bullets, page }) =>
          entry(
            {
              title,
              hint,
              href: pathTo(language, 'service', { id }),
              text: [description, ...bullets, page.lead, ...namesIn(page.blocks)],
            },
            unprefixedPath('service', { id }),
          ),
        ),
      ),
    },
    {
      id: 'articles',
      label: t('nav.blog'),
      entries: inPage('post', () =>
        postsIn(language).flatMap((post) =>
          article(
            {
              title: post.title,
              href: pathTo(language, 'post', { slug: post.id }),
              hint: categoryOf(language, post),
              text: [post.excerpt],
            },
            unprefixedPath('post', { slug: post.id }),
            sectionsOf(post),
          ),
        ),
      ),
    },
    {
      id: 'documents',
      label: t('nav.resources'),
      entries: [...documents('caseStudy', 'caseStudies'), ...documents('whitePaper', 'whitePapers')],
    },
    {
      id: 'questions',
      label: t('menu.faq'),
      entries: [
        ...listed('contact', contactQuestionsIn, (one) => ofQuestion(one, t('nav.contact'))),
        ...listed('faq', resourceQuestionsIn, (one) => ofQuestion(one, t('menu.faq'))),
      ],
    },
    {
      id: 'jobs',
      label: t('menu.careers'),
      entries: inPage('job', () =>
        jobsIn(language).map(({ id, title, department, location, summary }) =>
          entry(
            {
              title,
              href: pathTo(language, 'job', { jobId: id }),
              hint: location,
              text: [department, summary],
            },
            unprefixedPath('job', { jobId: id }),
          ),
        ),
      ),
    },
    {
      id: 'people',
      label: t('menu.team'),
      entries: [
        ...listed('about', leadersIn, ({ name, position, bio }) => ({
          title: name,
          hint: position,
          text: [bio],
        })),
        ...listed('team', teamIn, ({ name, role, description }) => ({
          title: name,
          hint: role,
          text: [description],
        })),
      ],
    },
    {
      id: 'projects',
      label: t('nav.portfolio'),
      entries: listed('portfolio', projectsIn, ({ title, client, description, technologies }) => ({
        title,
        hint: client,
        text: [description, ...technologies],
      })),
    },
    {
      id: 'webinars',
      label: t('menu.webinars'),
      entries: listed('webinars', webinarsIn, ({ title, date, description, speakers }) => ({
        title,
        hint: formatDate(language, date, 'long'),
        text: [description, ...speakers.map(({ name }) => name)],
      })),
    },
  ];
  return all.filter(({ entries }) => entries.length > 0);
}
