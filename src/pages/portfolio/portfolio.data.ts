import type { Site } from '#content/load-site.ts';
import { pathTo } from '#shared/routes.ts';
import { pageWords, type WordsOf } from '#content/page-words.ts';
import { hasCaseStudy } from '#content/site-pages.ts';
import { formatList, formatNumber, withInitialCapital } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { bandPreview } from '#src/pages/preview-art.data.ts';
import { contactHref } from '#src/pages/links.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import type { ProjectBrowserProps } from '#src/features/browsing/project-browser.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import type { PortfolioProps, FeaturedCasesProps } from './portfolio.page.tsx';
import { coverOf, pageImageOf } from '#src/pages/pictures.data.ts';

function browser(site: Site, t: Translator): ProjectBrowserProps {
  const { language } = t;
  const number = (value: number) => formatNumber(site, language, value);
  const projects = site.projects[language] ?? [];
  const filters = site.projectFilters[language] ?? [];
  const countOf = (filter: string) => projects.filter(({ categories }) => categories.includes(filter)).length;
  const atStart = (text: string) => withInitialCapital(site, language, text);
  const rowOf = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  const nameOf = (category: string) => filters.find(({ id }) => id === category)?.name ?? category;
  const empty = t.pick('portfolio.empty');
  return {
    ...t.pick('portfolio.browser'),
    filters: [
      { id: 'all', name: t('portfolio.filter.all'), count: number(projects.length) },
      ...filters.map(({ id, name }) => ({ id, name: atStart(name), count: number(countOf(id)) })),
    ],
    projects: projects.map(
      ({ id, title, description, image, client, categories, technologies, caseStudy }) => ({
        id,
        title,
        description,
        image: coverOf(site, image),
        categoryIds: categories,
        study: studyLink(site, t, caseStudy),
        facts: [
          { label: t('portfolio.client'), value: client },
          ...rowOf(t('portfolio.categories'), atStart(formatList(site, language, categories.map(nameOf)))),
          ...rowOf(t('portfolio.technologies'), formatList(site, language, technologies)),
        ],
      }),
    ),
    resultCounts: [
      `${empty.title}. ${empty.text}`,
      ...projects.map((_, index) => t.count('portfolio.results', index + 1)),
    ],
    empty,
  };
}

function studyLink(site: Site, t: Translator, id: string | undefined): LinkTo | null {
  if (id === undefined || !hasCaseStudy(site, t.language, id)) return null;
  return { label: t('portfolio.featured.read'), href: pathTo(site, t.language, 'caseStudy', { id }) };
}

function featured(
  site: Site,
  t: Translator,
  words: NonNullable<WordsOf<'portfolio'>['featured']>,
): FeaturedCasesProps | undefined {
  const cases = site.featuredCases[t.language] ?? [];
  if (cases.length === 0) return undefined;
  return {
    ...words,
    glance: t('portfolio.featured.glance'),
    cases: cases.map(({ client, title, figure, figureLabel, caseStudy }) => ({
      client,
      title,
      figure,
      figureLabel,
      about: t('portfolio.featured.about', { client }),
      message: t('portfolio.featured.alert', { title, client, figure, figureLabel }),
      study: studyLink(site, t, caseStudy),
    })),
  };
}

/** The portfolio (SPEC section 2, Portfolio). */
export const page: PageDefinition<PortfolioProps> = {
  route: 'portfolio',
  view: 'portfolio',
  load({ site, language, t }) {
    const words = pageWords(site, 'portfolio', language);
    const picture = pageImageOf(site, 'portfolio');
    return {
      head: { ...headOf(site, words.head), ...(picture && { previewArt: bandPreview(picture.image) }) },
      props: {
        head: {
          breadcrumb: breadcrumbTo(site, t, t('nav.portfolio')),
          title: words.title,
          lead: words.lead,
        },
        figure: picture && { image: picture.image },
        browser: browser(site, t),
        featured: words.featured && featured(site, t, words.featured),
        closing: words.closing && {
          title: words.closing.title,
          link: { label: t('hero.cta'), href: contactHref(site, language) },
        },
      },
    };
  },
};
